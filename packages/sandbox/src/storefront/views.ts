import { newestDate } from '../catalogue/dates.ts';
import type {
  CatalogueCollection,
  CatalogueImage,
  CatalogueMetafield,
  CatalogueOption,
  CatalogueProduct,
  CatalogueVariant,
  Paise,
} from '../catalogue/types.ts';
import { imageUrl, naturalHeight, naturalWidth } from '../images/image-url.ts';
import { connection, type PageArgs } from './connection.ts';
import { field, type View } from './context.ts';
import { facets } from './facets.ts';
import { compileFilters, isAvailable, type ProductFilterInput } from './filters.ts';
import { asGid } from './gid.ts';
import { sortProducts } from './sort.ts';

const pageArguments = ['first', 'after'] as const;

type MetafieldArgs = Pick<CatalogueMetafield, 'namespace' | 'key'>;

/** Returns a value of the GraphQL type Product. */
export function productView(product: CatalogueProduct): View {
  const { variants, images, options } = product;
  return {
    __typename: 'Product',
    id: asGid('Product', product.id),
    handle: product.handle,
    title: product.title,
    vendor: product.vendor,
    productType: product.productType,
    tags: product.tags.toSorted((a, b) => a.localeCompare(b)),
    descriptionHtml: product.descriptionHtml,
    createdAt: product.createdAt,
    updatedAt: product.createdAt,
    availableForSale: isAvailable(variants),
    priceRange: { minVariantPrice: lowest(variants.map(({ price }) => price)) },
    compareAtPriceRange: {
      minVariantPrice: lowest(variants.map(({ compareAtPrice }) => compareAtPrice ?? 0)),
    },
    metafield: field<MetafieldArgs>(['namespace', 'key'], (wanted) => {
      const found = product.metafields?.find(
        ({ namespace, key }) => namespace === wanted.namespace && key === wanted.key,
      );
      return found ? { value: found.value } : null;
    }),
    featuredImage: images[0] ? imageView(images[0]) : null,
    images: field<PageArgs>(pageArguments, (args) => connection({ items: images }, args, imageView)),
    options: field<{ first?: number | null }>(['first'], ({ first }) =>
      options.slice(0, first ?? options.length).map(optionView),
    ),
    variants: field<PageArgs>(pageArguments, (args) =>
      connection({ items: variants }, args, (variant) => variantView(product, variant)),
    ),
    collections: field<PageArgs>(pageArguments, (args, { catalogue }) => {
      const items = catalogue.collections.filter(({ products }) => products.includes(product));
      return connection({ items }, args, collectionView);
    }),
  };
}

/** Returns a value of the GraphQL type ProductVariant. */
export function variantView(product: CatalogueProduct, variant: CatalogueVariant): View {
  const { id, title, sku, price, compareAtPrice, selectedOptions, image } = variant;
  return {
    __typename: 'ProductVariant',
    id: asGid('ProductVariant', id),
    title,
    sku,
    price: money(price),
    compareAtPrice: compareAtPrice === null ? null : money(compareAtPrice),
    availableForSale: isAvailable([variant]),
    selectedOptions,
    image: imageView(image),
    product: field([], () => productView(product)),
  };
}

/** Returns a value of the GraphQL type ProductOption. */
const optionView = ({ id, name, values }: CatalogueOption): View => ({
  id: asGid('ProductOption', id),
  name,
  optionValues: values.map(({ name, swatch }) => ({ name, swatch: swatch ? { color: swatch } : null })),
});

interface CollectionProductsArgs extends PageArgs {
  readonly sortKey: string;
  readonly filters?: readonly ProductFilterInput[] | null;
}

/** Returns a value of the GraphQL type Collection. */
export function collectionView({ handle, title, products }: CatalogueCollection): View {
  return {
    __typename: 'Collection',
    handle,
    title,
    updatedAt: field([], (_, { catalogue }) => new Date(newestDate(catalogue)).toISOString()),
    products: field<CollectionProductsArgs>(
      [...pageArguments, 'reverse', 'sortKey', 'filters'],
      ({ filters, sortKey, ...page }) => {
        const inputs = filters ?? [];
        const items = products.filter(compileFilters(inputs).passes);
        return {
          ...connection({ items, positionOf: sortProducts(sortKey) }, page, productView),
          filters: field([], () => facets(products, inputs)),
        };
      },
    ),
  };
}

interface UrlArgs {
  readonly transform?: { readonly maxWidth?: number | null } | null;
}

/** Returns a value of the GraphQL type Image. */
const imageView = (image: CatalogueImage): View => ({
  altText: image.altText,
  width: naturalWidth,
  height: naturalHeight,
  url: field<UrlArgs>(['transform'], ({ transform }, { imageOrigin }) =>
    imageUrl(image, imageOrigin, transform?.maxWidth),
  ),
});

/** Returns a value of the GraphQL type MoneyV2 in the shop's currency, with decimals in the official API's format: `499.0`, `499.5`. */
function money(paise: Paise): View {
  const mainUnits = paise / 100;
  return {
    amount: Number.isInteger(mainUnits) ? `${mainUnits}.0` : String(mainUnits),
    currencyCode: field([], (_, { catalogue }) => catalogue.shop.currency),
  };
}

const lowest = (prices: readonly Paise[]): View => money(Math.min(...prices));
