import { inr, money } from '@naap/api-clients/pricing';
import { expect, it } from 'vitest';
import { eventItem, valuedItems } from './items.ts';

const kurta = { id: '5', name: 'Kurta', brand: 'Reel Society', price: inr(499_90) };

it('an item has the unit price, the reduction and the variant', () => {
  expect(eventItem({ ...kurta, originalPrice: inr(999_90), variant: 'M / Indigo', quantity: 2 })).toEqual({
    item_id: '5',
    item_name: 'Kurta',
    item_brand: 'Reel Society',
    item_variant: 'M / Indigo',
    price: 499.9,
    discount: 500,
    quantity: 2,
  });
});

it('an item has no parameter that is unknown', () => {
  const item = eventItem({ ...kurta, brand: '', variant: '', originalPrice: null });
  expect(item).toEqual({ item_id: '5', item_name: 'Kurta', price: 499.9, quantity: 1 });
});

it('an item of a list has its position', () => {
  expect(eventItem(kurta, { list: { id: 'sale', name: 'Sale' }, index: 3 })).toMatchObject({
    item_list_id: 'sale',
    item_list_name: 'Sale',
    index: 3,
  });
});

it('the value is the exact sum of prices and quantities', () => {
  const dimes = ['1', '2', '3'].map((id) => ({ ...kurta, id, price: inr(10), quantity: 1 }));
  // 0.1 + 0.1 + 0.1 is not 0.3.
  expect(valuedItems(dimes)).toMatchObject({ currency: 'INR', value: 0.3 });
  expect(valuedItems([{ ...kurta, price: money(1500, 'JPY'), quantity: 2 }])).toMatchObject({
    currency: 'JPY',
    value: 3000,
  });
});

it('an event has one currency', () => {
  const shoes = { ...kurta, id: '6', price: money(4995, 'EUR') };
  expect(valuedItems([kurta, shoes], 'EUR')).toMatchObject({ value: 49.95, items: [{ item_id: '6' }] });
  expect(valuedItems([kurta], 'EUR')).toBeNull();
  expect(valuedItems([])).toBeNull();
});
