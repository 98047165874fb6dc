import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { componentGroups } from './groups.ts';

const components = readdirSync(join(import.meta.dirname, '../src/components'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const named: string[] = Object.values(componentGroups).flat();

test('lists only components that exist', () => {
  expect(named.filter((name) => !components.includes(name))).toEqual([]);
});

test('lists each component in one group only', () => {
  expect(named.filter((name, index) => named.indexOf(name) !== index)).toEqual([]);
});
