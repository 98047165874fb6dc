import type { StorefrontClient, VariantDetails } from '@naap/api-clients/storefront';
import { HttpError } from '../http/errors.ts';

export interface LookedUpVariant {
  readonly variantId: string;
  /** Null when the storefront has no such variant. */
  readonly variant: VariantDetails | null;
}

/** Fetches variants from the storefront. Throws HttpError 503 when the lookup of any variant fails. */
export async function lookUpVariants(
  storefront: Pick<StorefrontClient, 'getVariants'>,
  variantIds: readonly string[],
  signal: AbortSignal,
): Promise<readonly LookedUpVariant[]> {
  if (variantIds.length === 0) return [];
  const lookups = await storefront
    .getVariants(variantIds, { signal })
    .catch((error: unknown) => throwUnavailable(error));
  return variantIds.map((variantId, index) => {
    const lookup = lookups[index];
    switch (lookup?.status) {
      case 'found':
        return { variantId, variant: lookup.variant };
      case 'not-found':
        return { variantId, variant: null };
      default:
        return throwUnavailable(lookup?.error);
    }
  });
}

/** Throws the HttpError 503 for a storefront that does not respond, or whose response cannot be used. */
export function throwUnavailable(cause: unknown): never {
  throw new HttpError(
    'storefront_unavailable',
    'The catalogue cannot be reached right now. Please try again.',
    {
      headers: { 'Retry-After': '5' },
      cause,
    },
  );
}
