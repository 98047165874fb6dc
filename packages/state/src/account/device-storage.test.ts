import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DEVICE_STORAGE } from './device-storage.ts';

const root = join(import.meta.dirname, '../../../..');

/** The code that browsers run. */
const files = globSync(
  ['packages/{state,ui,api-clients,events}/src/**/*.{ts,tsx}', 'apps/shop/src/**/*.{ts,tsx}'],
  {
    cwd: root,
  },
).filter((file) => !/\.(test|stories)\.|\.d\.ts$/.test(file));

/** Returns the names of keys, databases and caches in constants such as `DRAFT_KEY = 'checkoutDraft'`, and the prefixes of keys. */
function storageNamesIn(text: string): readonly string[] {
  const constants = text.matchAll(/\b[A-Z_]*_(?:KEY|DATABASE|CACHE) = '([^']+)'/g);
  const prefixes = text.matchAll(/`([a-z]+:)\$\{key\}/g);
  return [
    ...Array.from(constants, ([, name = '']) => name),
    ...Array.from(prefixes, ([, prefix]) => `${prefix}*`),
  ];
}

/** Names that are not those of something stored. */
const others: readonly string[] = [
  // Behind the prefix `trail:`.
  'referrer',
];

it('lists every name under which the code stores something on the device', () => {
  const found = files.flatMap((file) => storageNamesIn(readFileSync(join(root, file), 'utf8')));
  // The search finds something.
  expect(found).toEqual(expect.arrayContaining(['checkoutDraft', 'cart-outbox', 'visits', 'scroll:*']));
  const listed = DEVICE_STORAGE.map(({ key }) => key);
  expect(found.filter((name) => !others.includes(name) && !listed.includes(name))).toEqual([]);
});
