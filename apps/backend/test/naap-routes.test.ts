import { readFileSync } from 'node:fs';
import type { Naap } from '@naap/api-clients/naap';
import { describe, expect, it } from 'vitest';
import { openSqliteStore } from '../src/store/sqlite.ts';
import { setUpDatabases } from './helpers/databases.ts';
import { variantId } from './helpers/fake-storefront.ts';
import { createStaffedShop } from './helpers/staffed-shop.ts';
import { createTestBackend, delta, limitersOf, orderTo, saveAddress } from './helpers/test-backend.ts';

const databases = setUpDatabases();

const naap: Naap = {
  measurements: { chest: 920, waist: 780 },
  preference: 'regular',
  unit: 'cm',
  known_sizes: [{ brand: 'Kora', kind: 'Kurta', gender: 'Women', size: 'M', wish: 'same' }],
};

describe('/customer/naap', () => {
  it('keeps the measurements of each shopper until they are replaced or deleted', async () => {
    const { as } = createTestBackend();
    const [meera, asha] = [as('meera'), as('asha')];
    expect(await meera('GET', '/customer/naap')).toMatchObject({ status: 200, body: { naap: null } });
    expect((await meera('PUT', '/customer/naap', { body: naap })).status).toBe(200);
    const other: Naap = { ...naap, measurements: { foot: 250 }, known_sizes: [] };
    await asha('PUT', '/customer/naap', { body: other });
    expect((await meera('GET', '/customer/naap')).body).toMatchObject({ naap });
    const loose: Naap = { ...naap, preference: 'loose' };
    await meera('PUT', '/customer/naap', { body: loose });
    expect((await meera('GET', '/customer/naap')).body).toMatchObject({ naap: loose });
    expect((await meera('GET', '/customer/data')).body).toMatchObject({ naap: loose });
    for (let attempt = 0; attempt < 2; attempt++)
      expect((await meera('DELETE', '/customer/naap')).status).toBe(200);
    expect((await meera('GET', '/customer/naap')).body).toMatchObject({ naap: null });
    expect((await meera('GET', '/customer/data')).body).toMatchObject({ naap: null });
    expect((await asha('GET', '/customer/naap')).body).toMatchObject({ naap: other });
  });

  it('leaves nothing of deleted measurements in the files of the database', async () => {
    const { SQLITE_FILE: file } = databases.sqlite();
    const store = await openSqliteStore(file);
    const meera = createTestBackend({ store }).as('meera');
    const known = { brand: 'private-brand', kind: 'Kurta', gender: null, size: 'M', wish: 'same' };
    const stored = () =>
      [file, `${file}-wal`]
        .map((each) => readFileSync(each, 'latin1'))
        .join()
        .includes(known.brand);
    await meera('PUT', '/customer/naap', { body: { ...naap, known_sizes: [known] } });
    expect(stored()).toBe(true);
    await meera('DELETE', '/customer/naap');
    expect(stored()).toBe(false);
    await store.close();
  });

  it.each([
    ['measurements', { ...naap, measurements: [] }],
    ['measurements.chest', { ...naap, measurements: { chest: 599 } }],
    ['measurements.hip', { ...naap, measurements: { hip: 937.4251 } }],
    ['measurements.foot', { ...naap, measurements: { foot: '250' } }],
    ['measurements.neck', { ...naap, measurements: { neck: 370 } }],
    ['preference', { ...naap, preference: 'tight' }],
    ['unit', { ...naap, unit: 'mm' }],
    ['known_sizes[0].wish', { ...naap, known_sizes: [{ ...naap.known_sizes[0], wish: 'bigger' }] }],
    ['known_sizes[0].brand', { ...naap, known_sizes: [{ ...naap.known_sizes[0], brand: ' ' }] }],
    ['known_sizes', { ...naap, known_sizes: Array(11).fill(naap.known_sizes[0]) }],
    ['weight', { ...naap, weight: 60 }],
  ])('refuses the field %s by its name, without its value', async (name, body) => {
    const meera = createTestBackend().as('meera');
    const response = await meera('PUT', '/customer/naap', { body });
    expect(response).toMatchObject({ status: 400, body: { fields: [{ in: 'body', name }] } });
    expect(JSON.stringify(response.body)).not.toMatch(/\b599\b|937\.4|"250"|370|tight|bigger/);
    expect((await meera('GET', '/customer/naap')).body).toMatchObject({ naap: null });
  });
});

/** A piece of the staffed shop's orders. */
const piece = (outcome: string) => ({ brand: 'Kora', kind: 'Kurta', size: 'M', outcome });

describe('the history of sizes', () => {
  it('has the pieces of ended orders, newest first, with the reasons that are about size', async () => {
    const shop = await createStaffedShop();
    const historyOf = async (uid: string) =>
      Object((await shop.as(uid)('GET', '/customer/naap')).body).history;
    const deliver = async (handedBack: readonly object[]) => {
      const order = await shop.place();
      const code = await shop.bring(order);
      await shop.give('imran', order, 'door-code', { code });
      await shop.give('imran', order, 'choice', { handed_back: handedBack });
      await shop.give('imran', order, 'collected');
      return order;
    };
    await deliver([
      { position: 0, quantity: 1, reason: 'too_small' },
      { position: 1, quantity: 1, reason: 'looks_different' },
    ]);
    expect(await historyOf('meera')).toEqual([piece('kept'), piece('too_small')]);
    const all = [
      { position: 0, quantity: 2, reason: 'too_big' },
      { position: 1, quantity: 1, reason: 'too_big' },
    ];
    await deliver(all);
    const latest = Array(3).fill(piece('too_big'));
    expect(await historyOf('meera')).toEqual([...latest, piece('kept'), piece('too_small')]);
    // Neither an order on its way nor a cancelled one says anything.
    const cancelled = await shop.place();
    await shop.as('meera')('POST', `/orders/${cancelled.id}/cancel`, { body: { version: 0 } });
    await shop.bring(await shop.place());
    expect(await historyOf('meera')).toHaveLength(5);
    expect(await historyOf('asha')).toEqual([]);
    const { body } = await shop.as('meera')('GET', '/customer/data');
    const item = { product_id: 'gid://shopify/Product/1', product_type: 'Kurta', size: 'M' };
    expect(Object(body).orders[0].items[0]).toMatchObject(item);
  });

  it('has at most 50 pieces', async () => {
    const shop = await createStaffedShop();
    for (let index = 0; index < 18; index++) {
      const order = await shop.place();
      await shop.give('imran', order, 'door-code', { code: await shop.bring(order) });
      await shop.give('imran', order, 'collected');
    }
    const { body } = await shop.as('meera')('GET', '/customer/naap');
    expect(Object(body).history).toEqual(Array(50).fill(piece('kept')));
  });

  it.each([
    [
      [
        { name: 'Colour', value: 'Red' },
        { name: 'Size', value: 'L' },
      ],
      'L',
    ],
    [
      [
        { name: 'Fit', value: '32' },
        { name: 'Shade', value: 'Ink' },
      ],
      '32',
    ],
    [[{ name: 'Title', value: 'Default Title' }], null],
  ])('finds the size in the options %j as %s', async (selectedOptions, size) => {
    const { as, storefront } = createTestBackend();
    const meera = as('meera');
    const variant = storefront.variants.get(variantId(1)) ?? expect.fail('no variant');
    storefront.variants.set(variantId(1), { ...variant, selectedOptions });
    const addressId = await saveAddress(meera);
    await meera('POST', '/cart', { body: delta(1, 1) });
    const { body } = await meera('POST', '/order', { body: orderTo(addressId) });
    const order = await meera('GET', `/order/${Object(body).order_id}`);
    expect(order.body).toMatchObject({ items: [{ size }] });
  });
});

describe('GET /products/{id}/fit', () => {
  it('counts the pieces of all shoppers, once there are 20', async () => {
    const shop = await createStaffedShop();
    const read = (id: string) => shop.as('')('GET', `/products/${id}/fit`);
    for (let index = 0; index < 10; index++) {
      expect((await read('1')).body).toEqual({ kept: 0, too_small: 0, too_big: 0 });
      const uid = `shopper-${index}`;
      const order = await shop.place(uid);
      await shop.give('imran', order, 'door-code', { code: await shop.bring(order, uid) });
      await shop.give('imran', order, 'choice', {
        handed_back: index < 3 ? [{ position: 0, quantity: 2, reason: 'too_small' }] : [],
      });
      await shop.give('imran', order, 'collected');
    }
    const { status, body, headers } = await read('1');
    expect([status, body]).toEqual([200, { kept: 14, too_small: 6, too_big: 0 }]);
    expect(headers.get('Cache-Control')).toBe('public, max-age=3600');
    expect((await read('2')).body).toEqual({ kept: 0, too_small: 0, too_big: 0 });
    expect((await read('x')).status).toBe(404);
  });

  it('is limited by address', async () => {
    const { as } = createTestBackend({ rateLimiters: limitersOf({ address: 1 }) });
    expect((await as('')('GET', '/products/1/fit')).status).toBe(200);
    expect((await as('')('GET', '/products/1/fit')).status).toBe(429);
  });
});
