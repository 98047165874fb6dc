import type { Address, NewOrder, Order, OrderChange, StoredEvent } from '../../src/store/store.ts';

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
      picture: number === 1 ? 'https://cdn.test/kurta.webp' : null,
      productId: `gid://shopify/Product/${number}`,
      productType: 'Kurta',
      size: 'M',
    })),
    createdAt: 1_800_000_000_000,
    promisedAt: 1_800_001_800_000,
  };
}

/** Returns the order as it is read before its first event. */
export const storedOrder = (id: string, number: number | null | undefined): Order => ({
  ...createOrder(id),
  number: number ?? 0,
  version: 0,
  amountDue: null,
  arrivedAt: null,
  endedAt: null,
  doorCode: null,
});

export const packed: StoredEvent = { event: { kind: 'packed' }, at: 1_800_000_120_000, who: 'asha' };
/** The first change of an order. */
export const progress: OrderChange = {
  status: 'Packed',
  version: 1,
  amountDue: 99_900,
  arrivedAt: null,
  endedAt: null,
  doorCode: null,
  riderId: null,
  isInProgress: true,
  fits: [],
  events: [packed],
};
