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
  const prefixes = text.matchAll(/`([a-z]+:)\$\{key\}|\b[A-Z_]*_PREFIX = '([^']+:)'/g);
  return [
    ...Array.from(constants, ([, name = '']) => name),
    ...Array.from(prefixes, ([, template, constant]) => `${template ?? constant}*`),
  ];
}

/** Constants with such a name whose values are no keys of their own. */
const exceptions: readonly string[] = [
  // The part of a key after the prefix `history:`.
  'referrer',
];

it('lists every name under which the code stores something on the device', () => {
  const found = files.flatMap((file) => storageNamesIn(readFileSync(join(root, file), 'utf8')));
  // The search works: it finds a name of each kind.
  expect(found).toEqual(
    expect.arrayContaining(['checkoutDraft', 'saved-data', 'visits', 'scroll:*', 'cart-log:*']),
  );
  const listed = DEVICE_STORAGE.map(({ key }) => key);
  expect(found.filter((name) => !exceptions.includes(name) && !listed.includes(name))).toEqual([]);
});
