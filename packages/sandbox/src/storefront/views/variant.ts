import type { CatalogueProduct, CatalogueVariant } from '../../catalogue/types.ts';
import type { StorefrontContext, View } from '../context.ts';
import { asGid } from '../gid.ts';
import { emptyConnection } from './empty.ts';
import { imageView } from './image.ts';
import { catalogueMetafields } from './metafields.ts';
import { money } from './money.ts';
import { storeAvailability } from './store-availability.ts';

/** Returns a value of the GraphQL type ProductVariant. */
export function variantView(product: CatalogueProduct, variant: CatalogueVariant): View {
  const { compareAtPrice } = variant;
  return {
    __typename: 'ProductVariant',
    id: asGid('ProductVariant', variant.id),
    title: variant.title,
    sku: variant.sku,
    barcode: null,
    price: money(variant.price),
    priceV2: money(variant.price),
    compareAtPrice: compareAtPrice === null ? null : money(compareAtPrice),
    compareAtPriceV2: compareAtPrice === null ? null : money(compareAtPrice),
    availableForSale: variant.quantityAvailable > 0,
    currentlyNotInStock: variant.quantityAvailable === 0,
    quantityAvailable: variant.quantityAvailable,
    quantityRule: { minimum: 1, maximum: null, increment: 1 },
    requiresShipping: true,
    requiresComponents: false,
    taxable: true,
    weight: 0.4,
    weightUnit: 'KILOGRAMS',
    selectedOptions: variant.selectedOptions,
    image: imageView(variant.image),
    unitPrice: null,
    unitPriceMeasurement: null,
    shopPayInstallmentsPricing: null,
    product: (_: unknown, { views }: StorefrontContext) => views.product(product),
    storeAvailability: storeAvailability(variant),
    components: emptyConnection,
    groupedBy: emptyConnection,
    quantityPriceBreaks: emptyConnection,
    sellingPlanAllocations: emptyConnection,
    ...catalogueMetafields(variant.metafields, { id: variant.id, createdAt: product.createdAt }, () =>
      variantView(product, variant),
    ),
  };
}
