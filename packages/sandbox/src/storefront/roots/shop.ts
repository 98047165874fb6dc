import { connection, type PageArgs } from '../connection.ts';
import type { StorefrontContext, View } from '../context.ts';
import { type Coordinates, distance } from '../distance.ts';
import { localizationView } from '../views/localization.ts';
import { locationId, locationView } from '../views/location.ts';
import { paymentSettingsView, shopView } from '../views/shop.ts';

interface LocationArgs extends PageArgs {
  readonly near?: Coordinates | null;
  readonly sortKey?: 'CITY' | 'DISTANCE' | 'ID' | 'NAME' | null;
}

/** The fields of QueryRoot about the shop itself. */
export const shopRoot: View = {
  shop: (_: unknown, context: StorefrontContext) => shopView(context),
  localization: (_: unknown, context: StorefrontContext) => localizationView(context),
  paymentSettings: (_: unknown, context: StorefrontContext) => paymentSettingsView(context),
  publicApiVersions: () => [{ handle: '2025-04', displayName: '2025-04', supported: true }],
  locations: (args: LocationArgs, context: StorefrontContext) => {
    const { near, sortKey } = args;
    return connection(
      {
        items: context.catalogue.shop.locations,
        positionOf: (location) => {
          const id = locationId(location);
          if (sortKey === 'CITY') return { value: location.city, id };
          if (sortKey === 'NAME') return { value: location.name, id };
          return { value: sortKey === 'DISTANCE' && near ? distance(near, location) : id, id };
        },
      },
      args,
      context,
      locationView,
    );
  },
};
