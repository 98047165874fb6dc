import { content } from '@naap/fixtures/content';
import { PLACED_AT } from '@naap/ui/fixtures/live-order';
import { RIDERS, readStaffOrders, staffOrder } from '@naap/ui/fixtures/staff-orders';
import { expect, it } from 'vitest';
import { dropsOf, shownDrop } from './drops.ts';

const drop = (number: number, status: 'On the way' | 'At the door' | 'Delivered', minutes: number) =>
  staffOrder(number, status, {
    rider: RIDERS[0],
    promised_at: new Date(PLACED_AT + minutes * 60_000).toISOString(),
  });

it.each([
  [
    'the one with the least time left',
    [drop(1, 'On the way', 30), drop(2, 'On the way', 20)],
    null,
    null,
    '#2',
  ],
  [
    'the one before, also with more time left',
    [drop(1, 'On the way', 30), drop(2, 'On the way', 20)],
    null,
    1,
    '#1',
  ],
  [
    'the one at whose door the rider is',
    [drop(1, 'On the way', 30), drop(2, 'At the door', 20)],
    null,
    1,
    '#2',
  ],
  ['the one that the rider has opened', [drop(1, 'On the way', 30), drop(2, 'At the door', 20)], 1, 2, '#1'],
  [
    'the first after the one before has ended',
    [drop(1, 'Delivered', 30), drop(2, 'On the way', 20)],
    1,
    1,
    '#2',
  ],
  ['none after the last one', [drop(1, 'Delivered', 30)], null, 1, undefined],
] as const)('shows %s', async (_name, replies, openNumber, keptNumber, name) => {
  const orders = await readStaffOrders('rider', replies);
  const idOf = (number: number | null) =>
    orders.find(({ orderName }) => orderName === `#${number}`)?.orderId ?? null;
  const shown = shownDrop(dropsOf(orders, content.delivery), idOf(openNumber), idOf(keptNumber));
  expect(shown?.orderName).toBe(name);
});
