import { ApiError, inr } from '@naap/api-clients';
import type { StorefrontClient, VariantDetails } from '@naap/api-clients/storefront';

/** A storefront of few variants, which can sell out, vanish and fall silent. */
export interface FakeStorefront extends Pick<StorefrontClient, 'getVariants'> {
  readonly variants: Map<string, VariantDetails>;
  isDown: boolean;
  /** Runs while the backend waits for an answer. */
  whileAsked: () => Promise<void>;
}

export function variantId(number: number): string {
  return `gid://shopify/ProductVariant/${number}`;
}

/** What variant `number` costs, in paise. */
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
    whileAsked: async () => {},
    async getVariants(ids) {
      await storefront.whileAsked();
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
    vendor: 'Kora',
    selectedOptions: [{ name: 'Size', value: 'M' }],
    availableForSale: true,
  };
}
