import type { CatalogueVariant } from '../../catalogue/types.ts';
import { connection, type Page, type PageArgs } from '../connection.ts';
import type { StorefrontContext, View } from '../context.ts';
import { type Coordinates, distance } from '../distance.ts';
import { locationId, locationView } from './location.ts';

interface AvailabilityArgs extends PageArgs {
  readonly near?: Coordinates | null;
}

/** Resolves ProductVariant.storeAvailability, sorted by distance from `near`. All stores share one stock. */
export function storeAvailability({ quantityAvailable }: CatalogueVariant) {
  return (args: AvailabilityArgs, context: StorefrontContext): Page<View> => {
    const { near } = args;
    return connection(
      {
        items: context.catalogue.shop.locations,
        positionOf: (location) => {
          const id = locationId(location);
          return { value: near ? distance(near, location) : id, id };
        },
      },
      args,
      context,
      (location) => ({
        available: quantityAvailable > 0,
        quantityAvailable,
        pickUpTime: 'Usually ready in 2 hours',
        location: locationView(location),
      }),
    );
  };
}
