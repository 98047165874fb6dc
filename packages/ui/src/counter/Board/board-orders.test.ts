import { content } from '@naap/fixtures/content';
import { PLACED_AT } from '@naap/ui/fixtures/live-order';
import { RIDERS, readStaffOrders, type StaffOrderReply, staffOrder } from '@naap/ui/fixtures/staff-orders';
import { expect, it } from 'vitest';
import {
  clockText,
  columnOf,
  columnsOf,
  pickRowsOf,
  piecesOf,
  ridersByLoad,
  timeLeft,
} from './board-orders.ts';

const { delivery } = content;
const at = (minutes: number) => PLACED_AT + minutes * 60_000;

const parsed = (...replies: readonly StaffOrderReply[]) => readStaffOrders('manager', replies);

it.each([
  ['Confirmed', 'pack'],
  ['Packed', 'waiting'],
  ['Not delivered', 'waiting'],
  ['On the way', 'road'],
  ['At the door', 'door'],
  ['Returned', 'shelf'],
  ['Delivered', null],
  ['Cancelled', null],
] as const)('an order that is %s is in the column %s', async (status, column) => {
  const [order] = await parsed(staffOrder(1, status));
  expect(order && columnOf(order)).toBe(column);
});

it.each([
  ['Confirmed', 0, '30 min', 30, 'ink'],
  ['On the way', 12.2, '18 min', 18, 'ink'],
  ['On the way', 25.5, '5 min', 5, 'offer'],
  ['Packed', 30, '1 min late', 0, 'danger'],
  ['Packed', 33.5, '3 min late', 0, 'danger'],
  ['Confirmed', -90, 'By 6:30 pm', 30, 'ink'],
  // It arrived after 10 minutes.
  ['At the door', 12, '8 min', 8, 'ink'],
  ['At the door', 22, '2 min over', 0, 'ink'],
] as const)('%s after %d minutes: %s', async (status, minutes, text, tape, tone) => {
  const [order] = await parsed(staffOrder(1, status));
  expect(order && timeLeft(order, at(minutes), delivery)).toEqual({ text, tape, tone });
});

it('the order with the least time left is first', async () => {
  const promised = (minutes: number) => ({ promised_at: new Date(at(minutes)).toISOString() });
  const orders = await parsed(
    staffOrder(1, 'Confirmed', promised(30)),
    staffOrder(2, 'Confirmed', promised(20)),
    staffOrder(3, 'Packed', promised(10)),
    staffOrder(4, 'Not delivered', promised(5)),
  );
  const { pack, waiting } = columnsOf(orders, delivery);
  expect([pack, waiting].map((column) => column.map(({ orderId }) => orderId))).toEqual([
    ['2', '1'],
    ['4', '3'],
  ]);
});

it('lists each present piece of an order, and those that come back of an ended one', async () => {
  const [first, ...others] = staffOrder(1, 'Confirmed').items;
  const items = [{ ...first, quantity: 3, missing: 1, handed_back: 1, reason: 'too_small' }, ...others];
  const orders = await parsed(
    staffOrder(1, 'Confirmed', { items }),
    staffOrder(2, 'Delivered', { items, is_to_shelve: true }),
    staffOrder(3, 'Cancelled', { items, is_to_shelve: true }),
  );
  expect(orders.map((order) => piecesOf(order).map(({ id }) => id))).toEqual([
    ['0.0', '0.1', '1.0', '2.0'],
    ['0.0'],
    ['0.0', '0.1', '1.0', '2.0'],
  ]);
});

it('sorts the pieces of a pick list by shelf and product, two sizes together', async () => {
  const [kurta, jeans, shirt] = staffOrder(1, 'Confirmed').items;
  const items = [
    { ...kurta, shelf: null },
    { ...shirt, shelf: 'A-14' },
    { ...jeans, shelf: 'A-2' },
    { ...kurta, shelf: 'A-14', title: 'Anarkali' },
    { ...shirt, shelf: 'B-01', variant_title: 'M' },
  ].map((item, position) => ({ ...item, position }));
  const [order] = await parsed(staffOrder(1, 'Confirmed', { items }));
  const rows = order ? pickRowsOf(order) : [];
  expect(rows.map((row) => row.map(({ item }) => `${item.shelf} ${item.name} ${item.variantTitle}`))).toEqual(
    [
      ['A-2 Straight jeans 32'],
      ['A-14 Anarkali M'],
      ['B-01 Poplin shirt M', 'A-14 Poplin shirt L'],
      ['null Buta kurta M'],
    ],
  );
});

it('proposes the rider with the fewest orders', async () => {
  const [sana, imran] = RIDERS;
  const orders = await parsed(
    staffOrder(1, 'On the way', { rider: sana }),
    staffOrder(2, 'At the door', { rider: sana }),
    staffOrder(3, 'On the way', { rider: imran }),
    staffOrder(4, 'Not delivered', { rider: RIDERS[2] }),
  );
  expect(ridersByLoad(RIDERS, orders).map(({ name, count }) => [name, count])).toEqual([
    ['Deepa', 0],
    ['Imran', 1],
    ['Sana', 2],
  ]);
});

it.each([
  [27.67, '27:40'],
  [8, '8:00'],
  [29.999, '30:00'],
])('%d minutes are %s', (minutes, text) => {
  expect(clockText(minutes)).toBe(text);
});
