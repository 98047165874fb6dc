import type { Paise } from '../../catalogue/types.ts';
import type { StorefrontContext, View } from '../context.ts';

/** `499.0`, `499.5`: decimals as the real storefront writes them, in the shop's currency. */
export function money(paise: Paise): View {
  const rupees = paise / 100;
  return {
    __typename: 'MoneyV2',
    amount: Number.isInteger(rupees) ? `${rupees}.0` : String(rupees),
    currencyCode: (_: unknown, { catalogue }: StorefrontContext) => catalogue.shop.currency,
  };
}
