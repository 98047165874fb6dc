import type { ShopDeliveryOption, ShopProfile } from '../../catalogue/types.ts';
import { asGid } from '../gid.ts';
import type { Cart, CartAddress } from './cart.ts';

export interface DeliveryGroup {
  readonly id: string;
  readonly address: CartAddress;
  readonly options: readonly ShopDeliveryOption[];
  readonly selected: ShopDeliveryOption | undefined;
}

/** Returns one delivery group with all lines, or none while the cart has no lines or no address. */
export function deliveryGroupsOf(cart: Cart, { deliveryOptions }: ShopProfile): readonly DeliveryGroup[] {
  const address = cart.addresses.find(({ selected }) => selected) ?? cart.addresses[0];
  if (!address || cart.lines.length === 0) return [];
  return [
    {
      id: asGid('CartDeliveryGroup', cart.token),
      address,
      options: deliveryOptions,
      selected: deliveryOptions.find(({ handle }) => handle === cart.deliveryOption) ?? deliveryOptions[0],
    },
  ];
}
