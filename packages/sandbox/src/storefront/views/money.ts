import type { Paise } from '../../catalogue/types.ts';
import type { View } from '../context.ts';

/** `499.0`, `499.5`: decimals as the real storefront writes them. */
export function money(paise: Paise): View {
  const rupees = paise / 100;
  return { amount: Number.isInteger(rupees) ? `${rupees}.0` : String(rupees), currencyCode: 'INR' };
}
