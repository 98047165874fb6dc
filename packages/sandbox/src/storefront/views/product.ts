import { idOf } from '../../catalogue/random.ts';
import type {
  CatalogueCollection,
  CatalogueOption,
  CatalogueProduct,
  CatalogueVariant,
  Paise,
} from '../../catalogue/types.ts';
import { connection, type PageArgs } from '../connection.ts';
import { asGid, type StorefrontContext, type View } from '../context.ts';
import { sortImages, sortVariants } from '../sort.ts';
import { collectionView } from './collection.ts';
import { imageView } from './image.ts';
import { money } from './money.ts';
import { variantView } from './variant.ts';

interface SelectedOption {
  readonly name: string;
  readonly value: string;
}

interface SortedPageArgs extends PageArgs {
  readonly sortKey?: string | null;
}

export function productView(product: CatalogueProduct): View {
  const { variants, images, options } = product;
  const available = variants.filter(({ quantityAvailable }) => quantityAvailable > 0);
  const [firstVariant] = available.length > 0 ? available : variants;
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
    onlineStoreUrl: null,
    seo: { title: product.title, description: plainText(product, 320) },
    priceRange: priceRange(variants.map(({ price }) => price)),
    compareAtPriceRange: priceRange(variants.map(({ compareAtPrice }) => compareAtPrice ?? 0)),
    featuredImage: images[0] ? imageView(images[0]) : null,
    images: (args: SortedPageArgs, context: StorefrontContext) =>
      connection({ items: images, ...sortImages(args.sortKey) }, args, context, imageView),
    media: (args: SortedPageArgs, context: StorefrontContext) =>
      connection({ items: images, ...sortImages(args.sortKey) }, args, context, (image) => ({
        __typename: 'MediaImage',
        id: asGid('MediaImage', image.id),
        alt: image.altText,
        mediaContentType: 'IMAGE',
        image: imageView(image),
        previewImage: imageView(image),
      })),
    options: ({ first }: { first?: number | null }) =>
      options.slice(0, first ?? options.length).map((option) => optionView(product, option)),
    variants: (args: SortedPageArgs, context: StorefrontContext) =>
      connection({ items: variants, ...sortVariants(args.sortKey) }, args, context, (variant) =>
        variantView(product, variant),
      ),
    variantsCount: { count: variants.length, precision: 'EXACT' },
    variantBySelectedOptions: (args: { selectedOptions: readonly SelectedOption[] }) =>
      view(variantWith(variants, args.selectedOptions)),
    selectedOrFirstAvailableVariant: (args: { selectedOptions?: readonly SelectedOption[] | null }) =>
      view((args.selectedOptions?.length && variantWith(variants, args.selectedOptions)) || firstVariant),
    collections: (args: PageArgs, context: StorefrontContext) =>
      connection({ items: collectionsWith(product, context) }, args, context, collectionView),
    metafields: (args: { identifiers: readonly unknown[] }) => args.identifiers.map(() => null),
  };
}

function priceRange(prices: readonly Paise[]): View {
  return {
    minVariantPrice: money(Math.min(...prices)),
    maxVariantPrice: money(Math.max(...prices)),
  };
}

function optionView(product: CatalogueProduct, { id, name, values }: CatalogueOption): View {
  return {
    id: asGid('ProductOption', id),
    name,
    values: values.map((value) => value.name),
    optionValues: values.map((value) => ({
      id: asGid('ProductOptionValue', idOf(`${id}/${value.name}`)),
      name: value.name,
      swatch: value.swatch ? { color: value.swatch, image: null } : null,
      firstSelectableVariant: () => {
        const variant = variantWith(product.variants, [{ name, value: value.name }]);
        return variant ? variantView(product, variant) : null;
      },
    })),
  };
}

function variantWith(
  variants: readonly CatalogueVariant[],
  wanted: readonly SelectedOption[],
): CatalogueVariant | undefined {
  return variants.find(({ selectedOptions }) =>
    wanted.every(({ name, value }) =>
      selectedOptions.some((option) => option.name === name && option.value === value),
    ),
  );
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
