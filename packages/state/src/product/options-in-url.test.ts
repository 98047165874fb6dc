import { productOf, variantOf } from '@naap/fixtures/products';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choiceFromParams, paramsWithChoice } from './options-in-url.ts';
import { indexVariants } from './variant-index.ts';

const SHIRT = indexVariants(
  productOf([
    variantOf({ Colour: 'Olive', Size: 'M', Fit: 'Slim' }),
    variantOf({ Colour: 'Kora white', Size: 'S', Fit: 'Slim' }),
  ]),
);
const read = (query: string, index = SHIRT) =>
  Object.fromEntries(choiceFromParams(index, new URLSearchParams(query)));

describe('options in the URL', () => {
  it("are parsed by name, in Shopify's format", () => {
    expect(read('Colour=Olive&Size=M')).toEqual({ Colour: 'Olive', Size: 'M' });
    expect(read('Colour=Kora+white')).toEqual({ Colour: 'Kora white' });
  });

  it.each(['colour=olive&SIZE=m', 'Colour=OLIVE&size=M', 'colour=+olive+&size=m+'])(
    'are parsed ignoring case and surrounding spaces: %s',
    (query) => {
      expect(read(query)).toEqual({ Colour: 'Olive', Size: 'M' });
    },
  );

  it.each(['', 'Colour=', 'Colour=Green', 'Material=Jute', 'q=M&utm_source=x'])(
    'are empty for %j',
    (query) => {
      expect(read(query)).toStrictEqual({});
    },
  );

  it('distinguish two options whose names differ only in case', () => {
    const twins = indexVariants(
      productOf([variantOf({ Size: 'S', size: 'Tall' }), variantOf({ Size: 'M', size: 'Petite' })]),
    );
    expect(read('size=Tall', twins)).toEqual({ size: 'Tall' });
    expect(read('size=Tall&Size=M', twins)).toEqual({ Size: 'M', size: 'Tall' });
    const same = indexVariants(
      productOf([variantOf({ Size: 'S', size: 'M' }), variantOf({ Size: 'M', size: 'S' })]),
    );
    expect(read('size=M', same)).toEqual({ size: 'M' });
  });

  it('are written beside other parameters, without options that have one value', () => {
    const choice = new Map([
      ['Colour', 'Kora white'],
      ['Fit', 'Slim'],
    ]);
    const params = new URLSearchParams('utm_source=x&size=m&Colour=Olive');
    expect(paramsWithChoice(SHIRT, params, choice).toString()).toBe('utm_source=x&Colour=Kora+white');
  });

  it('are parsed as they were written, for any name and values', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }),
        fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 2 }),
        (name, values) => {
          const index = indexVariants(productOf(values.map((value) => variantOf({ [name]: value }))));
          for (const value of values) {
            const written = paramsWithChoice(index, new URLSearchParams(), new Map([[name, value]]));
            expect(choiceFromParams(index, new URLSearchParams(written.toString())).get(name)).toBe(value);
          }
        },
      ),
    );
  });
});
