import type { Address, NewOrder } from '../../src/store/store.ts';

/** The shoppers and values that the tests of the stores use. */
export const meera = { uid: 'meera', phone: '+919811111111', signedInAt: 1 };
export const key = { route: 'POST /cart', key: 'k-1' };
export const reply = {
  bodyHash: 'abc',
  status: 200,
  body: '{"status":"empty"}',
  createdAt: 1_800_000_000_000,
};

export const home: Address = {
  id: 'home',
  name: 'Meera',
  phone: '+919811111111',
  address: '12, 3rd Cross, Indiranagar',
  latitude: 12.971_891,
  longitude: 77.641_151,
  createdAt: 1,
};

export function createOrder(id: string): NewOrder {
  return {
    id,
    status: 'Confirmed',
    currency: 'INR',
    subtotal: 9_000_000_000,
    discount: 40_000,
    deliveryFee: 0,
    total: 8_999_960_000,
    couponCode: 'FLAT400',
    deliverTo: home,
    items: [2, 1].map((number) => ({
      variantId: `v${number}`,
      title: 'Kurta',
      variantTitle: 'M',
      brand: 'Kora',
      unitPrice: 4_500_000_000 / number,
      quantity: number,
      lineTotal: 4_500_000_000,
    })),
    createdAt: 1_800_000_000_000,
  };
}
