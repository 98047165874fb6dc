/**
 * Schemas that parse the storefront's responses into the models of `types.ts`: decimal amounts become `Money`, connections
 * become lists. A malformed item of a list is skipped and reported; the other items stay.
 */
import * as v from 'valibot';
import type { ReportProblem } from '../config.ts';
import { isReduced, type Money, parseMoney } from '../pricing/index.ts';
import { tolerantList, tolerantNullable, wireList, wireNullable, wireUrl } from '../wire.ts';
import { isWellFormedGid, PRODUCT_PREFIX, VARIANT_PREFIX } from './gid.ts';
import type { ImageRef, Product, ProductCard, ProductVariant, VariantDetails } from './types.ts';

const text = v.string();

/** Schema of the global ID of a product. URLs contain its last segment. */
export const ProductGid = v.pipe(
  text,
  v.startsWith(PRODUCT_PREFIX),
  v.check(isWellFormedGid, 'no global ID'),
);
const VariantGid = v.pipe(text, v.startsWith(VARIANT_PREFIX), v.check(isWellFormedGid, 'no global ID'));

/** Schema of an amount and its currency. */
export const Price = v.pipe(
  v.object({ amount: text, currencyCode: text }),
  v.rawTransform(({ dataset, addIssue, NEVER }): Money => {
    try {
      return parseMoney(dataset.value.amount, dataset.value.currencyCode);
    } catch (error) {
      addIssue({ message: error instanceof Error ? error.message : 'not an amount' });
      return NEVER;
    }
  }),
  v.check(({ amount }) => amount >= 0, 'a negative price'),
);

const CompareAtPrice = (report: Report) => tolerantNullable('compare-at price', Price, report);

const Image: v.GenericSchema<ImageRef> = v.object({
  url: wireUrl,
  altText: wireNullable(text),
  width: wireNullable(v.number()),
  height: wireNullable(v.number()),
});

const SelectedOptions = wireList(v.object({ name: text, value: text }));

type Report = ReportProblem | undefined;

const imagesOf = (report: Report) => v.object({ nodes: tolerantList('image', Image, report) });

/** Lists are embedded in pages, which have to be small: the texts that no card shows are left out. */
function cardImage(image: ImageRef | undefined): ProductCard['image'] {
  return image === undefined ? null : { url: image.url, width: image.width, height: image.height };
}

const Card = (report: Report) =>
  v.pipe(
    v.object({
      id: ProductGid,
      title: text,
      vendor: text,
      availableForSale: v.boolean(),
      priceRange: v.object({ minVariantPrice: Price }),
      compareAtPriceRange: v.object({ minVariantPrice: CompareAtPrice(report) }),
      images: imagesOf(report),
      variants: v.object({ nodes: wireList(v.object({ id: VariantGid })) }),
    }),
    v.transform(
      (node): ProductCard => ({
        id: node.id,
        name: node.title,
        brand: node.vendor,
        price: node.priceRange.minVariantPrice,
        ...originalPrice(node.compareAtPriceRange.minVariantPrice, node.priceRange.minVariantPrice),
        image: cardImage(node.images.nodes[0]),
        availableForSale: node.availableForSale,
        onlyVariantId: node.variants.nodes.length === 1 ? (node.variants.nodes[0]?.id ?? null) : null,
      }),
    ),
  );

const PageInfo = v.object({ hasNextPage: v.boolean(), endCursor: wireNullable(text) });

/** Schema of a page of edges. A next page without a cursor could only be the first page again, so `hasNextPage` is then false. */
const Connection = <Input, Node>(edge: v.GenericSchema<{ node: Input }, { node: Node }>, report: Report) =>
  v.pipe(
    v.object({ edges: tolerantList('product', edge, report), pageInfo: PageInfo }),
    v.transform(({ edges, pageInfo: { hasNextPage, endCursor } }) => ({
      products: edges.map(({ node }) => node),
      endCursor,
      hasNextPage: hasNextPage && endCursor !== null,
    })),
  );

const TaggedCard = (report: Report) =>
  v.intersect([Card(report), v.object({ tags: v.optional(wireList(text), []) })]);

/** Schema of a search result. `collections` is present only when it was requested. */
const FoundCard = (report: Report) =>
  v.intersect([
    Card(report),
    v.object({
      collections: v.optional(v.object({ nodes: wireList(v.object({ handle: text })) }), { nodes: [] }),
    }),
  ]);

/** Schema of a search result that is not a product: search returns a union, and other types come back as empty objects. */
const NonProduct = v.strictObject({});
const isNonProduct = (node: unknown) => !Array.isArray(node) && v.is(NonProduct, node);

const SearchConnection = (report: Report) => {
  const card = FoundCard(report);
  const node = v.lazy((value): typeof card | typeof NonProduct => (isNonProduct(value) ? NonProduct : card));
  return v.pipe(
    Connection(v.object({ node }), report),
    v.transform(({ products, ...page }) => ({
      ...page,
      products: products.flatMap((found) => ('id' in found ? [found] : [])),
    })),
  );
};

export const Swatch = v.object({
  // Servers write it into a `style` attribute.
  color: wireNullable(v.pipe(text, v.hexColor())),
  image: v.nullish(v.object({ previewImage: v.nullish(v.object({ url: wireUrl })) })),
});

/** Returns the colour and the image of a swatch. */
export function swatchOf(swatch: v.InferOutput<typeof Swatch> | null) {
  const image = swatch?.image?.previewImage;
  return { ...(swatch?.color && { swatchColor: swatch.color }), ...(image && { swatchImage: image.url }) };
}

const Option = (report: Report) =>
  v.pipe(
    v.object({
      id: text,
      name: text,
      optionValues: tolerantList(
        'option value',
        v.object({
          name: text,
          swatch: tolerantNullable('swatch', Swatch, report),
        }),
        report,
      ),
    }),
    v.transform(({ id, name, optionValues }) => ({
      id,
      name,
      values: optionValues.map((value) => ({
        name: value.name,
        ...swatchOf(value.swatch),
      })),
    })),
  );

const Variant = (report: Report) =>
  v.pipe(
    v.object({
      id: VariantGid,
      sku: v.nullish(text),
      title: text,
      availableForSale: v.boolean(),
      price: Price,
      compareAtPrice: CompareAtPrice(report),
      image: tolerantNullable('image', Image, report),
      selectedOptions: SelectedOptions,
    }),
    v.transform(
      ({ sku, compareAtPrice, ...variant }): ProductVariant => ({
        ...variant,
        ...(sku && { sku }),
        ...originalPrice(compareAtPrice, variant.price),
      }),
    ),
  );

const ImageConnection = (report: Report) =>
  v.object({ nodes: tolerantList('image', Image, report), pageInfo: v.nullish(PageInfo) });

const VariantConnection = (report: Report, { needsOne = false } = {}) =>
  v.object({
    nodes: tolerantList('variant', Variant(report), report, { needsOne }),
    pageInfo: v.nullish(PageInfo),
  });

/** Schema of the first page of a product, with the cursors of the next images and variants. */
const ProductDetail = (report: Report) =>
  v.pipe(
    v.object({
      id: ProductGid,
      title: text,
      handle: text,
      descriptionHtml: text,
      vendor: text,
      productType: text,
      tags: wireList(text),
      sizeChart: wireNullable(v.object({ value: text })),
      availableForSale: v.boolean(),
      options: tolerantList('option', Option(report), report),
      images: ImageConnection(report),
      variants: VariantConnection(report, { needsOne: true }),
    }),
    v.transform(({ images, variants, sizeChart, ...product }) => ({
      product: { ...product, images: images.nodes, variants: variants.nodes } satisfies Product,
      /** JSON, to be parsed. */
      sizeChart: sizeChart?.value ?? null,
      next: { images: nextCursor(images.pageInfo), variants: nextCursor(variants.pageInfo) },
    })),
  );

const ProductDetailPage = (report: Report) =>
  v.pipe(
    v.object({
      images: v.nullish(ImageConnection(report)),
      variants: v.nullish(VariantConnection(report)),
    }),
    v.transform(({ images, variants }) => ({
      images: images?.nodes ?? [],
      variants: variants?.nodes ?? [],
      next: { images: nextCursor(images?.pageInfo), variants: nextCursor(variants?.pageInfo) },
    })),
  );

export const ListProductsResponse = (report: Report) =>
  v.object({ products: Connection(v.object({ node: Card(report) }), report) });
export const ListCollectionResponse = (report: Report) =>
  v.object({
    collectionByHandle: v.nullable(
      v.object({ products: Connection(v.object({ node: TaggedCard(report) }), report) }),
    ),
  });
export const SearchProductsResponse = (report: Report) => v.object({ search: SearchConnection(report) });
export const SuggestProductsResponse = (report: Report) =>
  v.object({
    predictiveSearch: v.nullable(v.object({ products: tolerantList('product', Card(report), report) })),
  });
export const GetProductResponse = (report: Report) =>
  v.object({ product: v.nullable(ProductDetail(report)) });
export const GetProductPageResponse = (report: Report) =>
  v.object({ product: v.nullable(ProductDetailPage(report)) });

export const RecommendProductsResponse = (report: Report) =>
  v.object({ productRecommendations: v.nullable(tolerantList('product', Card(report), report)) });

/**
 * Schema of a look-up by IDs. Its nodes stay unparsed, so that a malformed node fails only its own line; {@link VariantNode} and
 * {@link ProductNode} parse them.
 */
export const NodesResponse = () => v.object({ nodes: wireList(v.unknown()) });

export const ProductNode = (report: Report) => Card(report);

/** The options of a variant's product. A line does without them when they are malformed. */
const VariantOptions = v.array(
  v.pipe(
    v.object({ name: text, optionValues: v.array(v.object({ name: text })) }),
    v.transform(({ name, optionValues }) => ({ name, values: optionValues.map((value) => value.name) })),
  ),
);

export const VariantNode = (report: Report) =>
  v.pipe(
    v.object({
      id: VariantGid,
      title: text,
      availableForSale: v.boolean(),
      price: Price,
      image: tolerantNullable('image', Image, report),
      product: v.object({
        id: ProductGid,
        title: wireNullable(text),
        vendor: wireNullable(text),
        productType: v.nullish(text, ''),
        options: v.fallback(v.optional(VariantOptions, []), []),
      }),
      selectedOptions: SelectedOptions,
    }),
    v.transform(
      ({ product, ...variant }): VariantDetails => ({
        ...variant,
        productId: product.id,
        productTitle: product.title,
        productType: product.productType,
        vendor: product.vendor,
        ...(product.options.length > 0 && { productOptions: product.options }),
      }),
    ),
  );

/** Returns the cursor of the next page; null on the last page. */
function nextCursor(pageInfo: v.InferOutput<typeof PageInfo> | null | undefined): string | null {
  return pageInfo?.hasNextPage ? pageInfo.endCursor : null;
}

function originalPrice(compareAt: Money | null, price: Money): { originalPrice?: Money } {
  return isReduced(price, compareAt) ? { originalPrice: compareAt } : {};
}
