import { money } from '@naap/api-clients/pricing';
import { describe, expect, it } from 'vitest';
import { priceOf, variantId } from './helpers/fake-storefront.ts';
import { cartOf, createTestBackend, delta, orderTo, saveAddress } from './helpers/test-backend.ts';

describe('POST /order with expected_total', () => {
  type Shop = ReturnType<typeof createTestBackend> & { readonly addressId: string };

  const check = (title: string, run: (shop: Shop) => Promise<void>) =>
    it(title, async () => {
      const shop = createTestBackend();
      const call = shop.as('meera');
      const addressId = await saveAddress(call);
      await call('POST', '/cart', { body: delta(1, 2) });
      await run({ ...shop, addressId });
    });

  function setPrice({ storefront }: Shop, paise: number) {
    const variant = storefront.variants.get(variantId(1));
    if (variant) Object.assign(variant, { price: money(paise, 'INR') });
  }

  check('rejects another total with the new one, stores nothing and keeps the cart', async (shop) => {
    const call = shop.as('meera');
    setPrice(shop, 64_975);
    const body = orderTo(shop.addressId, { expected_total: 2 * priceOf(1) });
    expect(await call('POST', '/order', { body, key: 'first' })).toMatchObject({
      status: 409,
      body: {
        error: 'The total is now ₹1,299.50. Please check it and place the order again.',
        code: 'total_changed',
        total: 129_950,
        currency: 'INR',
      },
    });
    expect((await call('GET', '/cart')).body).toEqual(cartOf([1, 2]));
    expect((await call('GET', '/orders')).body).toEqual({ orders: [] });

    const confirmed = orderTo(shop.addressId, { expected_total: 129_950 });
    expect((await call('POST', '/order', { body: confirmed, key: 'second' })).status).toBe(200);
    expect(Object((await call('GET', '/orders')).body).orders).toMatchObject([{ total_amount: 1299.5 }]);
  });

  check('places the order once per key when the total is equal, also a negative one', async (shop) => {
    const call = shop.as('meera');
    setPrice(shop, 9_950);
    const extra = { coupon_code: 'FLAT400', expected_total: 2 * 9_950 - 40_000 };
    const body = orderTo(shop.addressId, extra);
    const placed = await call('POST', '/order', { body, key: 'once' });
    expect(placed.status).toBe(200);
    // A retry returns the stored reply although the price has changed.
    setPrice(shop, 10_000);
    expect(await call('POST', '/order', { body, key: 'once' })).toMatchObject({
      status: 200,
      body: placed.body,
    });
    expect(Object((await call('GET', '/orders')).body).orders).toMatchObject([{ total_amount: -201 }]);
  });

  check('rejects the order when the cart changes while it is priced', async (shop) => {
    const call = shop.as('meera');
    shop.storefront.beforeResponse = async () => {
      shop.storefront.beforeResponse = async () => {};
      await call('POST', '/cart', { body: delta(2, 1) });
    };
    const body = orderTo(shop.addressId, { expected_total: 2 * priceOf(1) });
    expect(await call('POST', '/order', { body })).toMatchObject({
      status: 409,
      body: { code: 'total_changed', total: 2 * priceOf(1) + priceOf(2) },
    });
    expect((await call('GET', '/cart')).body).toEqual(cartOf([1, 2], [2, 1]));
  });
});
