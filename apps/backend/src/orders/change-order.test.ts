import { expect, it } from 'vitest';
import { packed, storedOrder } from '../../test/helpers/stored-values.ts';
import { readOrder } from './change-order.ts';

it('an order that changes while it is read has the version of its status', async () => {
  const order = storedOrder('order-1', 1);
  const shopper = {
    findOrder: async () => order,
    listOrderEvents: async () => new Map([[1, [packed]]]),
  };
  expect(await readOrder(shopper, order.id)).toMatchObject({
    events: [],
    state: { status: 'Confirmed', version: 0 },
  });
});
