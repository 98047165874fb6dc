import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { firstVersions, readFirstVersions } from './first-versions.ts';

test('names the first version of a component', () => {
  const changelog = `
# @naap/ui

## 0.10.0

### Minor Changes

- 1a2b3c4: New component: Tape.
- Button has a new look.

## 0.2.0

- New components: Button, Card.

## 0.1.0

New components: Button.
`;
  expect(firstVersions(changelog)).toEqual({ Tape: '0.10.0', Card: '0.2.0', Button: '0.1.0' });
});

test('finds every component in the changelog or in a changeset, and no other name', async () => {
  const components = readdirSync(join(import.meta.dirname, '../src/components'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const versions = await readFirstVersions();
  expect(
    Object.keys(versions).toSorted(),
    'A new component needs a changeset of @naap/ui with the sentence "New component: Name."',
  ).toEqual(components.toSorted());
  for (const version of Object.values(versions)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});
