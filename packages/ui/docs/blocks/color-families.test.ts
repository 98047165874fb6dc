import { expect, test } from 'vitest';
import { colorUses } from '../../src/theme/roles.ts';
import { colorFamilies } from './color-families.ts';

test('lists every colour role exactly once', () => {
  expect(Object.values(colorFamilies).flat().toSorted()).toEqual(Object.keys(colorUses).toSorted());
});
