import { describe, expect, it } from 'vitest';
import { routes } from '../src/routes/index.ts';
import { variantId } from './helpers/fake-storefront.ts';
import { createStaffedShop } from './helpers/staffed-shop.ts';
import { newAddress } from './helpers/test-backend.ts';
import { phoneOf } from './helpers/tokens.ts';

const HOUR = 3_600_000;

describe('an order', () => {
  it('goes from the counter to the door, and pieces come back', async () => {
    const { as, bring, give, list, place, read, store } = await createStaffedShop();
    await store.saveShelfPlaces(new Map([[variantId(2), 'B4']]));
    const order = await place();
    const before = await read(order);
    expect(before.amount_due).toBe(before.total_amount);
    const [{ unit_price: first }, { unit_price: second }] = before.items;
    await give('packer', order, 'missing', { position: 0, quantity: 1 });
    expect(await read(order)).toMatchObject({ amount_due: first + second - 400, door_code: null });

    const code = await bring(order);
    expect(code).toMatch(/^\d{4}$/);
    expect(await read(order)).toMatchObject({
      status: 'At the door',
      rider_name: 'imran',
      rider_phone: phoneOf('imran'),
    });
    const wrong = code === '0000' ? '0001' : '0000';
    expect((await give('imran', order, 'door-code', { code: wrong })).body.is_handed_over).toBe(false);
    expect((await give('imran', order, 'collected')).body.reason).toBe('not_handed_over');
    expect((await give('imran', order, 'door-code', { code })).body.is_handed_over).toBe(true);
    expect((await read(order)).door_code).toBeNull();

    const choice = {
      version: order.version,
      handed_back: [{ position: 1, quantity: 1, reason: 'too_small' }],
    };
    const chosen = await as('meera')('PUT', `/orders/${order.id}/choice`, { body: choice });
    expect(chosen.body).toMatchObject({ amount_due: Math.max(0, first - 400) });
    // The rider has not seen the choice.
    const stale = await give('imran', order, 'collected');
    expect([stale.status, stale.body.code]).toEqual([409, 'order_changed']);
    expect(stale.body.order).toEqual((await list('imran')).orders[0]);
    expect(stale.body.order.items).toMatchObject([{ shelf: null }, { shelf: 'B4' }]);
    order.version = stale.body.order.version;
    const paid = Math.max(0, first - 400);
    expect((await give('imran', order, 'collected')).body).toMatchObject({
      status: 'Delivered',
      amount_due: paid,
    });

    expect((await as('meera')('GET', '/orders')).body).toMatchObject({
      orders: [{ status: 'Delivered', total_amount: paid }],
    });
    expect((await list('packer')).orders).toMatchObject([{ is_to_shelve: true }]);
    await give('packer', order, 'back-on-shelf');
    expect((await list('packer')).orders).toEqual([]);
    const after = await read(order);
    expect(after).toMatchObject({
      rider_phone: null,
      items: [
        { product_variant_id: variantId(1), quantity: 2, missing: 1, handed_back: 0, kept: 1, reason: null },
        {
          product_variant_id: variantId(2),
          quantity: 1,
          missing: 0,
          handed_back: 1,
          kept: 0,
          reason: 'too_small',
        },
      ],
    });
    expect(after.events.map(({ kind }: { kind: string }) => kind).join(' ')).toBe(
      'placed missing packed dispatched arrived wrong-code handed-over chosen delivered back-on-shelf',
    );
  });

  it('is sent again with another code after nobody opened, or cancelled with a reason', async () => {
    const { bring, give, idOf, list, place, read } = await createStaffedShop();
    const order = await place();
    await bring(order);
    await give('imran', order, 'nobody-opened');
    expect(await read(order)).toMatchObject({ status: 'Not delivered', door_code: null, rider_phone: null });
    await give('manager', order, 'send-again');
    expect((await list('imran')).orders).toEqual([]);
    await give('packer', order, 'unpack');
    await give('packer', order, 'packed');
    await give('packer', order, 'dispatch', { rider_id: idOf('sana') });
    expect(await read(order)).toMatchObject({ status: 'On the way', rider_name: 'sana' });
    await give('sana', order, 'arrived');
    await give('sana', order, 'nobody-opened');
    const { body } = await give('packer', order, 'cancel', { reason: 'not_reachable' });
    expect(body).toMatchObject({ status: 'Cancelled', amount_due: 0 });
    expect(await read(order)).toMatchObject({ cancel_reason: 'not_reachable' });
  });

  it('stays locked for the rider after five wrong codes', async () => {
    const { bring, give, list, place } = await createStaffedShop();
    const order = await place();
    const code = await bring(order);
    const wrong = code === '0000' ? '0001' : '0000';
    for (let tries = 0; tries < 5; tries++) await give('imran', order, 'door-code', { code: wrong });
    expect((await give('imran', order, 'door-code', { code })).body.reason).toBe('locked');
    expect((await list('imran')).orders).toMatchObject([{ wrong_codes: 5 }]);
    expect((await give('manager', order, 'door-code')).body.is_handed_over).toBe(true);
  });

  it('changes once when a command is sent again', async () => {
    const { give, place } = await createStaffedShop();
    const order = await place();
    const first = await give('packer', { ...order }, 'packed', {}, 'key-1');
    expect(await give('packer', { ...order }, 'packed', {}, 'key-1')).toEqual(first);
    expect((await give('packer', { ...order }, 'packed', {}, 'key-2')).status).toBe(409);
  });

  it('is given to riders of the store only', async () => {
    const { give, idOf, place } = await createStaffedShop();
    const order = await place();
    await give('packer', order, 'packed');
    for (const uid of ['packer', 'nobody'])
      expect((await give('packer', order, 'dispatch', { rider_id: idOf(uid) || uid })).body.reason).toBe(
        'rider',
      );
  });

  it('is finished by the staff, without a recipient, when its shopper has deleted the account', async () => {
    const { as, bring, clock, give, list, place } = await createStaffedShop();
    const returned = await place();
    await bring(returned);
    await give('manager', returned, 'door-code');
    const all = [0, 1].map((position) => ({ position, quantity: 2 - position, reason: 'too_small' }));
    await give('imran', returned, 'choice', { handed_back: all });
    expect((await give('imran', returned, 'collected')).body.status).toBe('Returned');
    const unopened = await place();
    await bring(unopened);
    await give('imran', unopened, 'nobody-opened');
    clock.now += 25 * HOUR;
    expect((await as('meera')('DELETE', '/customer')).status).toBe(200);

    expect((await list('manager')).orders).toMatchObject([
      { order_id: returned.id, is_to_shelve: true, deliver_to: null },
      { order_id: unopened.id, status: 'Not delivered', deliver_to: null },
    ]);
    expect((await list('imran')).orders).toMatchObject([{ order_id: unopened.id, deliver_to: null }]);
    await give('packer', unopened, 'cancel', { reason: 'not_reachable' }, 'key');
    for (const order of [returned, unopened])
      expect((await give('packer', order, 'back-on-shelf')).status).toBe(200);
    clock.now += 2 * HOUR;
    for (const uid of ['packer', 'imran']) expect((await list(uid)).orders).toEqual([]);
  });
});

/** For each command, who may give it: P packer, I the order's rider, M manager. The other rider and shoppers never may. */
const allowed: Readonly<Record<string, string>> = {
  missing: 'PM',
  packed: 'PM',
  unpack: 'PM',
  dispatch: 'PM',
  arrived: 'IM',
  'door-code': 'IM',
  choice: 'IM',
  collected: 'IM',
  'nobody-opened': 'IM',
  'send-again': 'PM',
  cancel: 'PM',
  'back-on-shelf': 'PM',
};
const fields: Readonly<Record<string, object>> = {
  missing: { position: 0, quantity: 1 },
  dispatch: { rider_id: 'nobody' },
  choice: { handed_back: [] },
  cancel: { reason: 'sold_out' },
};

describe('the staff routes', () => {
  it('have a row in the table', () => {
    const paths = routes.filter(({ path }) => path.startsWith('/staff/')).map(({ path }) => path);
    expect(paths).toEqual([
      '/staff/orders',
      '/staff/day',
      ...Object.keys(allowed).map((each) => `/staff/orders/:id/${each}`),
    ]);
  });

  it.each(Object.entries(allowed))('%s', async (command, roles) => {
    const { bring, give, place } = await createStaffedShop();
    const order = await place();
    await bring(order);
    // No command has an effect, because its version is wrong.
    order.version = 99;
    const statusFor = async (uid: string) => (await give(uid, order, command, fields[command])).status;
    const open = command === 'dispatch' ? 422 : 409;
    expect({
      packer: await statusFor('packer'),
      rider: await statusFor('imran'),
      manager: await statusFor('manager'),
      'other rider': await statusFor('sana'),
      "the order's shopper": await statusFor('meera'),
      'another shopper': await statusFor('tara'),
    }).toEqual({
      packer: roles.includes('P') ? open : 403,
      rider: roles.includes('I') ? open : 403,
      manager: open,
      'other rider': roles.includes('I') ? 404 : 403,
      "the order's shopper": 403,
      'another shopper': 403,
    });
  });

  it('show the recipient to the manager and the rider of the order, until an hour after its end', async () => {
    const { as, bring, clock, give, list, place } = await createStaffedShop();
    const order = await place();
    const recipients = async () => {
      const lists = await Promise.all(['packer', 'imran', 'sana', 'manager'].map(list));
      return lists.map(({ orders: [first] }) =>
        first ? (first.deliver_to?.phone ?? 'hidden') : 'not listed',
      );
    };
    expect(await recipients()).toEqual(['hidden', 'not listed', 'not listed', newAddress.phone]);
    const code = await bring(order);
    await give('imran', order, 'door-code', { code });
    const handed_back = [{ position: 0, quantity: 2, reason: null }];
    await give('imran', order, 'choice', { handed_back });
    await give('imran', order, 'collected');
    expect(await recipients()).toEqual(['hidden', newAddress.phone, 'not listed', newAddress.phone]);
    clock.now += HOUR;
    expect(await recipients()).toEqual(['hidden', 'not listed', 'not listed', 'hidden']);
    for (const uid of ['meera', 'tara']) expect((await as(uid)('GET', '/staff/orders')).status).toBe(403);
  });

  it('show riders to packers and managers, and the door code to nobody', async () => {
    const { bring, give, idOf, list, place } = await createStaffedShop();
    const order = await place();
    await bring(order);
    const lists = await Promise.all(['packer', 'imran', 'manager'].map(list));
    expect(lists.map(({ me, riders }) => [me.role, riders.length])).toEqual([
      ['packer', 2],
      ['rider', 0],
      ['manager', 2],
    ]);
    expect(lists[0].riders).toEqual(['imran', 'sana'].map((name) => ({ id: idOf(name), name })));
    const stale = await give('imran', { ...order, version: 0 }, 'collected');
    for (const body of [...lists, stale.body]) expect(JSON.stringify(body)).not.toContain('door_code":');
  });

  it('show the figures of the day to packers and managers', async () => {
    const { as, bring, clock, give, idOf, place } = await createStaffedShop();
    const since = new Date(clock.now - 1).toISOString();
    const day = async (uid: string) => {
      const { status, body } = await as(uid)('GET', `/staff/day?since=${since}`);
      return status === 200 ? Object(body) : status;
    };
    expect(await day('packer')).toMatchObject({ delivered: 0, median_minutes: null, cash: [] });
    let cash = 0;
    for (const minutes of [10, 50, 20]) {
      const order = await place();
      clock.now += minutes * 60_000;
      const code = await bring(order);
      await give('imran', order, 'door-code', { code });
      cash += (await give('imran', order, 'collected')).body.amount_due;
    }
    await give('packer', await place('tara'), 'cancel', { reason: 'sold_out' });
    const figures = {
      delivered: 3,
      returned: 0,
      cancelled: 1,
      late: 1,
      median_minutes: 20,
      currency: 'INR',
      cash: [{ rider_id: idOf('imran'), name: 'imran', amount: cash }],
    };
    expect(await day('packer')).toEqual(figures);
    expect(await day('manager')).toEqual(figures);
    for (const uid of ['imran', 'meera']) expect(await day(uid)).toBe(403);
  });

  it('are closed for a member who is removed', async () => {
    const { as, list, store } = await createStaffedShop();
    expect((await list('imran')).orders).toEqual([]);
    await store.removeStaff(phoneOf('imran'));
    expect((await as('imran')('GET', '/staff/orders')).status).toBe(403);
  });
});

it('the data of a shopper has the events of orders', async () => {
  const { as, bring, place } = await createStaffedShop();
  await bring(await place());
  const { body } = await as('meera')('GET', '/customer/data');
  const [{ rider_name, events }] = Object(body).orders;
  expect([rider_name, events.length]).toEqual(['imran', 4]);
});

it('an order that is promised for another day keeps its recipient until the day after', async () => {
  const day = { opens: 600, closes: 1200 };
  const hours = [null, day, day, day, day, day, null];
  // Friday night, closed until Monday.
  const { as, clock, place } = await createStaffedShop(undefined, Date.parse('2026-11-27T21:00:00+05:30'), {
    delivery: { minutes: 30, timeZone: 'Asia/Kolkata', hours },
  });
  await place();
  clock.now = Date.parse('2026-12-01T10:29:00+05:30');
  expect(await as('meera')('DELETE', '/customer')).toMatchObject({
    status: 409,
    body: { until: '2026-12-01T05:00:00.000Z' },
  });
  clock.now = Date.parse('2026-12-01T10:31:00+05:30');
  expect((await as('meera')('DELETE', '/customer')).status).toBe(200);
});
