import { idOf } from '../../catalogue/random.ts';
import type { ShopLocation } from '../../catalogue/types.ts';
import type { StorefrontContext, View } from '../context.ts';
import { asGid } from '../gid.ts';
import { countryName } from '../names.ts';
import { noMetafields } from './metafields.ts';

export const locationId = ({ handle }: ShopLocation): number => idOf(`location/${handle}`);

/** Returns a value of the GraphQL type Location. */
export function locationView(location: ShopLocation): View {
  const { name, address1, city, province, provinceCode, zip, latitude, longitude, phone } = location;
  return {
    __typename: 'Location',
    id: asGid('Location', locationId(location)),
    name,
    address: (_: unknown, { catalogue }: StorefrontContext) => {
      const country = countryName(catalogue.shop.country);
      return {
        ...{ address1, address2: null, city, province, provinceCode, zip, latitude, longitude, phone },
        country,
        countryCode: catalogue.shop.country,
        formatted: [address1, [zip, city, provinceCode].filter(Boolean).join(' '), country],
      };
    },
    ...noMetafields,
  };
}
