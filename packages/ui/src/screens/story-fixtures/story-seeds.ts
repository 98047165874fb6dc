import { type ShopWorld, shopper } from './story-world.ts';

/** Puts things into a world before its story is shown. Run in the order given. */
export type Seed = (world: ShopWorld) => Promise<void>;

let keys = 0;
const nextKey = () => `seed-${++keys}`;

/** `lines` lines in the cart of the signed-in shopper, of the first products of the catalogue that can be had. */
export function cartOf(lines: number, quantity = 1): Seed {
  return async ({ sandbox, direct }) => {
    const products = sandbox.catalogue.products
      .filter(({ variants }) => variants.some(isPlenty))
      .filter((_, index) => index % 7 === 0)
      .slice(0, lines);
    for (const { variants } of products) {
      const variant = variants.find(isPlenty);
      if (variant) await add(direct, `gid://shopify/ProductVariant/${variant.id}`, quantity);
    }
  };
}

const isPlenty = ({ quantityAvailable }: { quantityAvailable: number }) => quantityAvailable > 3;

async function add(direct: ShopWorld['direct'], variantId: string, delta: number) {
  await direct.cart.changeCart({ variantId, delta, idempotencyKey: nextKey() });
}

const homes = [
  ['Asha Menon', 'Flat 402, Sea Breeze, 14 Hill Road, Bandra West, Mumbai 400050'],
  ['Office', '4th floor, Laxmi Mills, Lower Parel, Mumbai 400013'],
  ['आशा मेनन', 'फ्लैट ४०२, सी ब्रीज़, १४ हिल रोड, बांद्रा पश्चिम, मुंबई ४०००५०'],
] as const;

/** The first `count` of three saved addresses. */
export function addressesOf(count: 1 | 2 | 3): Seed {
  return async ({ direct }) => {
    for (const [name, address] of homes.slice(0, count)) {
      await direct.shopApi.createAddress({
        name,
        address,
        phone: shopper.phoneNumber ?? '',
        latitude: 19.0596,
        longitude: 72.8295,
      });
    }
  };
}

/** `count` placed orders, each of one line; leaves one saved address and an empty cart. */
export function ordersOf(count: number): Seed {
  return async (world) => {
    await addressesOf(1)(world);
    const [home] = await world.direct.shopApi.listAddresses();
    if (!home) throw new Error('The address of the orders was not saved.');
    const { id: addressId, address: fullAddress, ...place } = home;
    for (let placed = 0; placed < count; placed += 1) {
      await cartOf(1)(world);
      await world.direct.shopApi.placeOrder({
        address: { addressId, fullAddress, ...place },
        idempotencyKey: nextKey(),
      });
    }
  };
}
