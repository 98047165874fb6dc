import type { StorefrontClient, VariantDetails } from '@naap/api-clients/storefront';
import { HttpError } from '../http/errors.ts';

export interface LookedUpVariant {
  readonly variantId: string;
  /** Null when the storefront does not know it. */
  readonly variant: VariantDetails | null;
}

/** Asks the storefront for the variants; a 503 when it does not answer for every one of them. */
export async function lookUpVariants(
  storefront: Pick<StorefrontClient, 'getVariants'>,
  variantIds: readonly string[],
  signal: AbortSignal,
): Promise<readonly LookedUpVariant[]> {
  if (variantIds.length === 0) return [];
  const lookups = await storefront
    .getVariants(variantIds, { signal })
    .catch((error: unknown) => storefrontDown(error));
  return variantIds.map((variantId, index) => {
    const lookup = lookups[index];
    switch (lookup?.status) {
      case 'found':
        return { variantId, variant: lookup.variant };
      case 'not-found':
        return { variantId, variant: null };
      default:
        return storefrontDown(lookup?.error);
    }
  });
}

function storefrontDown(cause: unknown): never {
  throw new HttpError(503, 'The catalogue cannot be reached right now. Please try again.', { cause });
}
