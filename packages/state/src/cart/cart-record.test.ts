import { memoryStorage } from '@naap/fixtures/fake-clients';
import { describe, expect, it } from 'vitest';
import { forgetRecords } from '../record-log.ts';
import { safeStorage } from '../safe-storage.ts';
import { type CartRecord, createCartRecords } from './cart-record.ts';

const record: CartRecord = { key: 'k', customerId: 'asha', at: 1, variantId: 'a', delta: 2 };

function openRecords(items: Readonly<Record<string, string>> = {}) {
  const storage = memoryStorage();
  for (const [key, text] of Object.entries(items)) storage.setItem(key, text);
  return { storage, records: createCartRecords(safeStorage(() => storage)) };
}

describe('list', () => {
  it.each([{}, { restoreAfter: [] }, { restoreAfter: ['b', 'a'] }])(
    'returns a record with %j as it was stored',
    (fields) => {
      const stored = { ...record, ...fields };
      const { records } = openRecords();
      records.add(stored);
      expect(records.list('asha')).toEqual([stored]);
    },
  );

  it.each<[string, unknown]>([
    ['null', null],
    ['a number', 1],
    ['a list', []],
    ...Object.entries(record).map(([name]): [string, unknown] => [
      `no ${name}`,
      { ...record, [name]: undefined },
    ]),
    ...Object.entries(record).map(([name]): [string, unknown] => [
      `an object as ${name}`,
      { ...record, [name]: {} },
    ]),
    ['a text as restoreAfter', { ...record, restoreAfter: 'a' }],
  ])('ignores %s', (_name, value) => {
    const { records } = openRecords({ 'cart-log:k': JSON.stringify(value) });
    expect(records.list('asha')).toEqual([]);
  });

  it('ignores texts that are no JSON, and items of other stores', () => {
    const { records } = openRecords({
      'cart-log:k': 'no JSON',
      'cart-log:': '',
      elsewhere: JSON.stringify(record),
    });
    expect(records.list('asha')).toEqual([]);
  });

  it('returns the records of one shopper, oldest first', () => {
    const { records } = openRecords();
    for (const at of [3, 1, 2]) records.add({ ...record, key: `k${at}`, at });
    records.add({ ...record, key: 'other', customerId: 'meera' });
    expect(records.list('asha').map(({ key }) => key)).toEqual(['k1', 'k2', 'k3']);
    forgetRecords(records, 'asha');
    expect([records.list('asha'), records.list('meera').length]).toEqual([[], 1]);
  });
});

it('keeps the times of sending until the record is removed', () => {
  const { records, storage } = openRecords();
  records.add(record);
  expect([records.has('k'), records.has('l'), records.sendingTimes('k')]).toEqual([true, false, []]);
  records.noteSending('k');
  records.noteSending('k');
  expect(records.sendingTimes('k')).toEqual([expect.any(Number), expect.any(Number)]);
  records.remove('k');
  expect([records.has('k'), storage.length]).toEqual([false, 0]);
});
