import { decodeEncodedVariant } from '@shopify/hydrogen-react';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeVariants } from './encode-variants.ts';

describe('encodeVariants', () => {
  it('encodes the example of the official documentation', () => {
    const combinations = [
      [0, 0, 0],
      [0, 1, 0],
      [0, 1, 1],
      [1, 0, 0],
      [1, 0, 1],
      [1, 1, 1],
      [2, 0, 1],
      [2, 1, 0],
    ];
    expect(encodeVariants(combinations)).toBe('v1_0:0:0,1:0-1,,1:0:0-1,1:1,,2:0:1,1:0,,');
  });

  it('returns an empty text for no variants', () => {
    expect(encodeVariants([])).toBe('');
  });

  it.each([2, 3, 4])('encodes %i options so that hydrogen-react decodes the same combinations', (options) => {
    const position = fc.integer({ min: 0, max: 6 });
    const combination = fc.array(position, { minLength: options, maxLength: options });
    const set = fc.uniqueArray(combination, { minLength: 1, maxLength: 40, selector: String });
    fc.assert(
      fc.property(set, (combinations) => {
        const decoded = decodeEncodedVariant(encodeVariants(combinations));
        expect(decoded.map(String).toSorted()).toEqual(combinations.map(String).toSorted());
      }),
    );
  });
});
