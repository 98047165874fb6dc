import type {
  CatalogueCollection,
  CatalogueProduct,
  CatalogueVariant,
  Paise,
} from '../../catalogue/types.ts';
import { checkRange } from '../check-arguments.ts';
import { connection, type PageArgs } from '../connection.ts';
import type { StorefrontContext, View } from '../context.ts';
import { encodeVariants } from '../encode-variants.ts';
import { asGid } from '../gid.ts';
import { siteUrlResolver } from '../site-url.ts';
import { sortImages, sortVariants } from '../sort.ts';
import {
  adjacentVariants,
  firstAvailable,
  optionPositions,
  type SelectionArgs,
  selectionOf,
  variantWith,
} from '../variant-options.ts';
import { categoryView } from './category.ts';
import { emptyConnection } from './empty.ts';
import { imageView, mediaImageView } from './image.ts';
import { catalogueMetafields } from './metafields.ts';
import { money } from './money.ts';
import { optionView } from './option.ts';
import { variantView } from './variant.ts';

interface SortedPageArgs extends PageArgs {
  readonly sortKey?: string | null;
}

/** Returns a value of the GraphQL type Product. */
export function productView(product: CatalogueProduct): View {
  const { variants, images, options } = product;
  const available = variants.filter(({ quantityAvailable }) => quantityAvailable > 0);
  const view = (variant: CatalogueVariant | undefined): View | null =>
    variant ? variantView(product, variant) : null;
  return {
    __typename: 'Product',
    id: asGid('Product', product.id),
    handle: product.handle,
    title: product.title,
    vendor: product.vendor,
    productType: product.productType,
    tags: product.tags.toSorted((a, b) => a.localeCompare(b)),
    description: ({ truncateAt }: { truncateAt?: number | null }) => plainText(product, truncateAt),
    descriptionHtml: product.descriptionHtml,
    createdAt: product.createdAt,
    publishedAt: product.createdAt,
    updatedAt: product.createdAt,
    availableForSale: available.length > 0,
    totalInventory: variants.reduce((sum, { quantityAvailable }) => sum + quantityAvailable, 0),
    isGiftCard: false,
    requiresSellingPlan: false,
    onlineStoreUrl: siteUrlResolver(`/products/${product.handle}`),
    trackingParameters: null,
    sellingPlanGroups: emptyConnection,
    seo: { title: product.title, description: plainText(product, 320) },
    priceRange: priceRange(variants.map(({ price }) => price)),
    compareAtPriceRange: priceRange(variants.map(({ compareAtPrice }) => compareAtPrice ?? 0)),
    featuredImage: images[0] ? imageView(images[0]) : null,
    images: (args: SortedPageArgs, context: StorefrontContext) =>
      connection({ items: images, ...sortImages(args.sortKey) }, args, context, imageView),
    media: (args: SortedPageArgs, context: StorefrontContext) =>
      connection({ items: images, ...sortImages(args.sortKey) }, args, context, mediaImageView),
    options: ({ first }: { first?: number | null }) => {
      checkRange('first', first, [0, 250]);
      return options.slice(0, first ?? options.length).map((option) => optionView(product, option));
    },
    variants: (args: SortedPageArgs, context: StorefrontContext) =>
      connection({ items: variants, ...sortVariants(args.sortKey) }, args, context, (variant) =>
        variantView(product, variant),
      ),
    variantsCount: { count: variants.length, precision: 'EXACT' },
    variantBySelectedOptions: (args: SelectionArgs) => {
      const selection = selectionOf(product, args);
      return view(selection?.length ? variantWith(variants, selection) : undefined);
    },
    selectedOrFirstAvailableVariant: (args: SelectionArgs) => {
      const selection = selectionOf(product, args);
      return view((selection?.length && variantWith(variants, selection)) || firstAvailable(product));
    },
    adjacentVariants: (args: SelectionArgs) => {
      const selection = args.selectedOptions?.length
        ? selectionOf(product, args)
        : firstAvailable(product)?.selectedOptions;
      return adjacentVariants(variants, selection ?? []).map((variant) => variantView(product, variant));
    },
    encodedVariantExistence: () => encodeVariants(optionPositions(product, variants)),
    encodedVariantAvailability: () => encodeVariants(optionPositions(product, available)),
    collections: (args: PageArgs, context: StorefrontContext) => {
      const items = collectionsWith(product, context);
      return {
        ...connection({ items }, args, context, context.views.collection),
        totalCount: String(items.length),
      };
    },
    category: product.category ? categoryView(product.category) : null,
    ...catalogueMetafields(product.metafields, product, () => productView(product)),
  };
}

function priceRange(prices: readonly Paise[]): View {
  return {
    minVariantPrice: money(Math.min(...prices)),
    maxVariantPrice: money(Math.max(...prices)),
  };
}

function collectionsWith(
  product: CatalogueProduct,
  { catalogue }: StorefrontContext,
): readonly CatalogueCollection[] {
  return catalogue.collections.filter(({ products }) => products.includes(product));
}

function plainText({ descriptionHtml }: CatalogueProduct, truncateAt: number | null | undefined): string {
  const text = descriptionHtml
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
  if (truncateAt == null || text.length <= truncateAt) return text;
  return `${text.slice(0, Math.max(0, truncateAt - 1))}…`;
}
