import { beforeEach, expect, it } from 'vitest';
import { importShelves } from '../src/shelves-command.ts';
import { createMemoryStore } from '../src/store/memory.ts';
import type { Store } from '../src/store/store.ts';
import { variantId } from './helpers/fake-storefront.ts';

let store: Store;
beforeEach(() => {
  store = createMemoryStore();
});
const places = async () =>
  Object.fromEntries(await store.listShelfPlaces([1, 2, 3].map((number) => variantId(number))));

it('imports columns in any order, quoted fields, numbers and global ids', async () => {
  const csv = `\ufeffShelf,name,VARIANT_ID\r\n"B 4, top",Kurta,${variantId(1)}\r\n\r\n A1 ,"Two\nlines",2\r\n`;
  expect(await importShelves(csv, store)).toBe('2 variants have the shelf places of the file.');
  expect(await places()).toEqual({ [variantId(1)]: 'B 4, top', [variantId(2)]: 'A1' });
});

it('changes only the variants of the file, and removes a place that is empty', async () => {
  await importShelves('variant_id,shelf\n1,A1\n2,A2\n3,A3', store);
  await importShelves('variant_id,shelf\n1,B1\n2,', store);
  expect(await places()).toEqual({ [variantId(1)]: 'B1', [variantId(3)]: 'A3' });
});

it.each([
  ['', 'The file has no line with a variant.'],
  ['shelf,place\n1,A1', 'Line 1: there is no column variant_id.'],
  ['variant_id,place\n1,A1', 'Line 1: there is no column shelf.'],
  ['variant_id,shelf\n1,A1\n2', 'line 3'],
  ['variant_id,shelf\n1,"A1', 'line 2'],
  ['variant_id,shelf\n1,A1\nKurta,A2', 'Line 3: variant_id "gid://shopify/ProductVariant/Kurta" must be'],
  [`variant_id,shelf\n1,A1\n2,${'A'.repeat(41)}`, 'must have at most 40 characters'],
  ['variant_id,shelf\n1,A\u00001', 'control characters'],
  [`variant_id,shelf\n1,A1\n${variantId(1)},A2`, `Line 3: variant_id ${variantId(1)} is in the file twice.`],
])('refuses %j, and imports nothing', async (csv, problem) => {
  await importShelves('variant_id,shelf\n3,A3', store);
  await expect(importShelves(csv, store)).rejects.toThrow(problem);
  await expect(importShelves(csv, store)).rejects.toThrow('Nothing was imported.');
  expect(await places()).toEqual({ [variantId(3)]: 'A3' });
});

it('names every line that is wrong', async () => {
  await expect(importShelves('variant_id,shelf\nx,A1\n1,A1\ny,A2', store)).rejects.toThrow(
    /Line 2: .*\nLine 4: /,
  );
});
