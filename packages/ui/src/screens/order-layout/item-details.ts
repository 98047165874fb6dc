import { m } from '@naap/messages';

/** Joins the options of an ordered item and its quantity: 'Size M · Qty 2'. */
export function itemDetails(options: readonly string[], quantity: number): string {
  // The non-breaking space keeps each separator at the end of a line.
  return [...options, m.checkout_items_quantity({ quantity })].join('\u00a0· ');
}
