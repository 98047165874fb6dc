import { describe, expect, it } from 'vitest';
import { findScopeProblems } from './helpers/statement-scope.ts';

const problemsOf = (text: string, ...values: unknown[]) => findScopeProblems({ text, values });

describe('a statement is limited to one shopper', () => {
  it.each([
    ['select * from orders where customer_id = $1', 'a'],
    ['select * from orders as o where o.number > $1 and (o.customer_id = $2 and o.total > $1)', 1, 'a'],
    ['select * from orders where customer_id = $1::text for update', 'a'],
    [
      'select * from customers left join cart_lines on cart_lines.customer_id = customers.id where customers.id = $1',
      'a',
    ],
    [
      'select * from orders o join order_items i using (number) where o.customer_id = $1 and i.customer_id = $1',
      'a',
    ],
    ['insert into addresses (id, customer_id) values ($1, $2), ($3, $4)', 1, 'a', 2, 'a'],
    [
      'insert into addresses (customer_id, id) select $1, id from json_to_recordset($2::json) as a (id text)',
      'a',
    ],
    [
      'with o as (select id from orders where customer_id = $1) insert into addresses (id, customer_id) select id, $1 from o',
      'a',
    ],
    ['update customers set phone = $1 where id = $2', '+91', 'a'],
    ['delete from cart_lines where customer_id = $1 and variant_id <> $2', 'a', 'v'],
    [
      'with gone as (delete from cart_lines where customer_id = $1) update customers set cart_version = 2 where id = $1',
      'a',
    ],
    ['select * from brands'],
    ['begin'],
  ])('%s', async (text, ...values) => {
    expect(await problemsOf(text, ...values)).toEqual([]);
  });
});

describe('a statement is refused', () => {
  it.each([
    ['without the id', 'select * from orders where number = $1', [1]],
    ['with another comparison', 'select * from orders where customer_id <> $1', ['a']],
    ['with a list of ids', 'select * from orders where customer_id in ($1, $2)', ['a', 'a']],
    ['with an alternative', 'select * from orders where customer_id = $1 or total = $2', ['a', 1]],
    ['with a negation', 'select * from orders where not customer_id = $1', ['a']],
    [
      'when one of two tables has no id',
      'select * from orders, order_items i where i.customer_id = $1',
      ['a'],
    ],
    [
      'when only an outer join has the id',
      'select * from customers c left join cart_lines l on l.customer_id = c.id and c.id = $1',
      ['a'],
    ],
    [
      'with the ids of two shoppers',
      'select * from customers c, orders o where c.id = $1 and o.customer_id = $2',
      ['a', 'b'],
    ],
    ['that inserts for two shoppers', 'insert into addresses (customer_id) values ($1), ($2)', ['a', 'b']],
    ['that inserts without the id', 'insert into order_items (order_number) values ($1)', [1]],
    ['that copies rows', 'insert into addresses (customer_id) select id from customers where id = $1', ['a']],
    [
      'in a subquery',
      'delete from cart_lines where customer_id = $1 and variant_id in (select variant_id from order_items)',
      ['a'],
    ],
    [
      'in a common table expression',
      'with o as (select * from orders) select * from o, customers where customers.id = $1',
      ['a'],
    ],
    [
      'with a union',
      'select id from customers where id = $1 union select id from orders where customer_id = $1',
      ['a'],
    ],
    ['about a table that is not listed', 'select * from coupons where customer_id = $1', ['a']],
    ['that updates all', 'update customers set cart_version = 0', []],
  ])('%s', async (_name, text, values) => {
    expect(await problemsOf(text, ...values)).not.toEqual([]);
  });
});
