import type { Paise } from '../../catalogue/types.ts';
import type { StorefrontContext, View } from '../context.ts';

/** Returns a value of the GraphQL type MoneyV2 in the shop's currency, with decimals in the official API's format: `499.0`, `499.5`. */
export function money(paise: Paise): View {
  const mainUnits = paise / 100;
  return {
    __typename: 'MoneyV2',
    amount: Number.isInteger(mainUnits) ? `${mainUnits}.0` : String(mainUnits),
    currencyCode: (_: unknown, { catalogue }: StorefrontContext) => catalogue.shop.currency,
  };
}
