import { ApiError, inr } from '@naap/api-clients';
import type { StorefrontClient, VariantDetails } from '@naap/api-clients/storefront';

/** A fake storefront. Tests can change and delete its variants, and take it down. */
export interface FakeStorefront extends Pick<StorefrontClient, 'getVariants'> {
  readonly variants: Map<string, VariantDetails>;
  isDown: boolean;
  /** Runs before each response, while the backend waits for it. */
  beforeResponse: () => Promise<void>;
}

export function variantId(number: number): string {
  return `gid://shopify/ProductVariant/${number}`;
}

/** Returns the price of variant `number`, in paise. */
export function priceOf(number: number): number {
  return 49_900 + number * 1_050;
}

export function createFakeStorefront(count = 20): FakeStorefront {
  const variants = new Map(
    Array.from({ length: count }, (_, index) => index + 1).map((number) => [
      variantId(number),
      createVariant(number),
    ]),
  );
  const storefront: FakeStorefront = {
    variants,
    isDown: false,
    beforeResponse: async () => {},
    async getVariants(ids) {
      await storefront.beforeResponse();
      if (storefront.isDown) throw new ApiError('Failed to fetch variant details', { kind: 'network' });
      return ids.map((id) => {
        const variant = variants.get(id);
        return variant ? { status: 'found', variant } : { status: 'not-found' };
      });
    },
  };
  return storefront;
}

function createVariant(number: number): VariantDetails {
  return {
    id: variantId(number),
    title: 'M',
    price: inr(priceOf(number)),
    image: null,
    productId: `gid://shopify/Product/${number}`,
    productTitle: `Kurta ${number}`,
    productType: 'Kurta',
    vendor: 'Kora',
    selectedOptions: [{ name: 'Size', value: 'M' }],
    availableForSale: true,
  };
}
