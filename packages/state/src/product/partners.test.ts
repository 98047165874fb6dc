import { describe, expect, it } from 'vitest';
import { partnersOf } from './partners.ts';
import type { OptionChoice } from './selection.ts';

describe('partnersOf', () => {
  const ORDER = ['S', 'M', 'L', 'XL'];
  const option = (
    selected: string | null,
    soldOut: readonly string[] = [],
    kind: OptionChoice['kind'] = 'size',
  ) => ({
    name: 'Size',
    kind,
    selected,
    values: ORDER.map((value) => ({
      value,
      swatchColor: null,
      swatchImage: null,
      available: !soldOut.includes(value),
      selectable: true,
    })),
  });

  it.each<[string | null, readonly string[], readonly string[]]>([
    ['M', [], ['L', 'S']],
    ['XL', [], ['L']],
    ['S', [], ['M']],
    ['M', ['L'], ['S']],
    ['M', ['L', 'S'], []],
    ['M', ['M'], []],
    [null, [], []],
  ])('of %s without %j are %j', (selected, soldOut, partners) => {
    expect(partnersOf(option(selected, soldOut), ORDER)).toEqual(partners);
  });

  it('has none for another option, and for sizes that are neighbours only in this colour', () => {
    expect(partnersOf(option('M', [], 'other'), ORDER)).toEqual([]);
    expect(partnersOf(option('M'), ['S', 'S-M', 'M', 'M-L', 'L'])).toEqual([]);
  });
});
