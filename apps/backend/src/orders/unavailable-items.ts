import type { VariantDetails } from '@naap/api-clients/storefront';
import { HttpError } from '../http/errors.ts';

/** An item that cannot be ordered, and why. */
export interface UnavailableItem {
  readonly variantId: string;
  readonly reason: 'sold_out' | 'not_found';
  /** Null when the storefront has no such item. */
  readonly variant: VariantDetails | null;
}

/**
 * Returns the HttpError 422 for items that cannot be ordered: a message that names them for the shopper, and `items` for the
 * screen, which marks them.
 */
export function unavailableItemsError(
  items: readonly UnavailableItem[],
  advice?: string,
): HttpError<'unavailable'> {
  const sentences = [soldOut(withReason(items, 'sold_out')), notFound(withReason(items, 'not_found').length)];
  const text = [...sentences.filter((line) => line !== null), ...(advice ? [advice] : [])].join(' ');
  return new HttpError('unavailable', text, {
    details: { items: items.map(({ variantId, reason }) => ({ product_variant_id: variantId, reason })) },
  });
}

function withReason(items: readonly UnavailableItem[], reason: UnavailableItem['reason']) {
  return items.filter((item) => item.reason === reason);
}

function soldOut(items: readonly UnavailableItem[]): string | null {
  const names = items.flatMap(({ variant }) => (variant ? [nameOf(variant)] : []));
  if (names.length === 0) return null;
  return `${names.length === 1 ? 'This item is' : 'These items are'} sold out: ${names.join(', ')}.`;
}

/** Returns the sentence about deleted items, without names: the storefront no longer returns them. */
function notFound(count: number): string | null {
  if (count === 0) return null;
  return count === 1 ? 'One item is no longer sold.' : 'Several items are no longer sold.';
}

/** Returns the name for the shopper, such as "Kurta (M)". */
function nameOf({ productTitle, title }: VariantDetails): string {
  return productTitle ? `${productTitle} (${title})` : title;
}
