import { type Naap, parseSizeChart, type SizeChart } from '@naap/api-clients/naap';
import { productOf, variantOf } from '@naap/fixtures/products';
import { initialSelection } from '@naap/state';
import type { FitHistory, FitReason, SizeAdvice } from '@naap/state/naap';
import { describe, expect, it } from 'vitest';
import {
  adviceTitle,
  confidenceText,
  missingSize,
  missingText,
  nearestText,
  reasonTexts,
} from './size-advice.ts';

const chart = (sizes: readonly string[]): SizeChart => {
  const ranges = sizes.map((size, index) => [size, [[80 + 4 * index, 84 + 4 * index]]]);
  const parsed = parseSizeChart(
    JSON.stringify({ measurements: ['chest'], sizes: Object.fromEntries(ranges) }),
  );
  if (parsed === null) throw new Error('The chart is malformed.');
  return parsed;
};
type Recommended = Extract<SizeAdvice, { kind: 'size' | 'between' }>;
const recommended = (...sizes: [string] | [string, string]): Recommended => {
  const fit = { reasons: [], probability: 0.8, confidence: 'likely' } as const;
  const [size, larger] = sizes;
  return larger === undefined
    ? { kind: 'size', size, ...fit }
    : { kind: 'between', sizes: [size, larger], ...fit };
};

describe('missingSize', () => {
  const missing = (
    advice: SizeAdvice,
    sizes: Readonly<Record<string, boolean>>,
    all = Object.keys(sizes),
  ) => {
    const variants = Object.entries(sizes).map(([Size, availableForSale]) =>
      variantOf({ Color: 'Red', Size }, { availableForSale }),
    );
    const product = productOf([...variants, variantOf({ Color: 'Blue', Size: 'XL' })]);
    const option = initialSelection(product).options.find(({ kind }) => kind === 'size');
    if (!option) throw new Error('The product has no sizes.');
    return missingSize(advice, chart(all), option, product);
  };
  const five = { XS: true, S: true, M: false, L: true };

  it.each([
    ['has the size', recommended('S'), five, null],
    [
      'is sold out; of two neighbours the larger is named',
      recommended('M'),
      five,
      { size: 'M', nearest: 'L' },
    ],
    [
      'is sold out, and its larger neighbour too',
      recommended('M'),
      { ...five, L: false },
      { size: 'M', nearest: 'S' },
    ],
    ['is sold out in one of two sizes', recommended('M', 'L'), five, { size: 'M', nearest: 'L' }],
    ['has nothing left', recommended('S'), { XS: false, S: false }, { size: 'S', nearest: null }],
    ['names its sizes as the store does', recommended('m / 38'), { 'M / 38': true, 'L / 40': true }, null],
  ] as const)('when the product %s', (_, advice, sizes, expected) => {
    expect(missing(advice, sizes)).toEqual(expected && { ...expected, isInOtherColour: false });
  });

  it('counts a size of the chart that the product does not have as sold out', () => {
    expect(missing(recommended('M'), { S: true, L: true }, ['S', 'M', 'L', 'XL'])).toEqual({
      size: 'M',
      nearest: 'L',
      isInOtherColour: false,
    });
  });

  it('knows a size that another colour has', () => {
    expect(missing(recommended('XL'), { S: true, L: true }, ['S', 'L', 'XL'])).toMatchObject({
      nearest: 'L',
      isInOtherColour: true,
    });
  });
});

describe('the sentences', () => {
  const asIs = (word: string) => word;
  const naap: Naap = { measurements: {}, preference: 'regular', unit: 'cm', known_sizes: [] };
  const none: FitHistory = { pieces: [], product: null };
  const chest: FitReason = {
    kind: 'measurement',
    measurement: 'chest',
    range: [900, 945],
    yours: 920,
    ease: 0,
  };
  const waist = (ease: number): FitReason => ({
    kind: 'measurement',
    measurement: 'waist',
    range: [740, 780],
    yours: 760,
    ease,
  });

  const texts = (reasons: FitReason[], changed: Partial<Naap> = {}, history = none) =>
    reasonTexts(
      { ...recommended('M'), reasons } as never,
      chart(['S']),
      { ...naap, ...changed },
      history,
      asIs,
    );

  it.each<[string, Partial<Naap>, FitReason[], string]>([
    ['the range', {}, [chest], 'Made for a chest of 90 to 94.5 cm; yours is 92.'],
    ['in inches', { unit: 'inch' }, [chest], 'Made for a chest of 35.5 to 37 in; yours is 36.'],
    ['nothing of a small ease', {}, [waist(0), waist(9)], 'Made for a waist of 74 to 78 cm; yours is 76.'],
    ['loose', {}, [chest, waist(22)], 'The waist is 2 cm loose.'],
    [
      'loose and liked',
      { preference: 'loose' },
      [chest, waist(22)],
      'The waist is 2 cm loose, as you like it.',
    ],
    ['tight', { preference: 'loose' }, [chest, waist(-18)], 'The waist is 2 cm tight.'],
    [
      'close and liked',
      { preference: 'close' },
      [chest, waist(-18)],
      'The waist is 2 cm close, as you like it.',
    ],
    ['loose in inches', { unit: 'inch' }, [chest, waist(22)], 'The waist is 1 in loose.'],
    [
      'that other shoppers found it small',
      {},
      [{ kind: 'product', runs: 'small', pieces: 62, share: 0.34, interval: [0.2, 0.4] }],
      'It runs small: 34% of 62 pieces were handed back as too small.',
    ],
    [
      'a known size',
      {},
      [{ kind: 'known-size', brand: 'Kora', size: 'L' }],
      'You said that size L of Kora fits you.',
    ],
  ])('say %s', (_, changed, reasons, expected) => {
    expect(texts(reasons, changed)).toContain(expected);
    expect(texts(reasons, changed)).toHaveLength(reasons[0] === chest ? reasons.length : 1);
  });

  it('name the piece that was handed back, and what was kept without one', () => {
    const reason: FitReason = {
      kind: 'history',
      brand: 'Gulmohar',
      productKind: 'Dress',
      direction: 'larger',
      pieces: 2,
    };
    const piece = { brand: 'Gulmohar', kind: 'Dress', size: 'M' };
    const history = (outcome: 'kept' | 'too_small' | 'too_big') => ({
      pieces: [{ ...piece, outcome }],
      product: null,
    });
    expect(texts([reason], {}, history('too_small'))).toEqual([
      'You handed back a size M of Gulmohar as too small.',
    ]);
    expect(texts([reason], {}, history('kept'))).toEqual([
      'What you kept of Gulmohar was larger than its chart says.',
    ]);
  });

  it('name the size of the first range when two sizes or none are recommended', () => {
    const reasons: FitReason[] = [
      { kind: 'measurement', measurement: 'chest', range: [840, 880], yours: 880, ease: 0 },
    ];
    const advice = { ...recommended('M', 'L'), reasons };
    expect(reasonTexts(advice, chart(['S', 'M', 'L']), naap, none, asIs)).toEqual([
      'M is made for a chest of 84 to 88 cm; yours is 88.',
    ]);
  });

  it('name a missing measurement, and one that cannot be added', () => {
    expect(missingText(['waist'])).toBe('Add your waist, and your size is marked.');
    expect(missingText(['underBust'])).toBe('Its sizes go by the under bust, which is not in your naap.');
  });

  it.each([
    ['M', 'sure', 'We are sure.'],
    ['M', 'likely', 'This is likely, not certain.'],
    ['M L', 'sure', 'One of the two should fit you.'],
    ['M', 'unsure', 'We are not sure: try it on before you pay.'],
    ['M L', 'unsure', 'We are not sure: try it on before you pay.'],
  ] as const)('say how sure %s is: %s', (sizes, confidence, expected) => {
    const [size = '', larger] = sizes.split(' ');
    const advice = larger === undefined ? recommended(size) : recommended(size, larger);
    expect(confidenceText({ ...advice, confidence })).toBe(expected);
  });

  it('say that no size fits', () => {
    const advice = { kind: 'none', nearest: 'XXL', reasons: [] } as const;
    expect(adviceTitle({ ...advice, problem: 'too_small' }, asIs)).toBe('No size of this should fit you.');
    expect(nearestText({ ...advice, problem: 'too_small' }, asIs)).toBe(
      'All are too small; XXL is the nearest.',
    );
    expect(nearestText({ ...advice, problem: 'too_big' }, asIs)).toBe('All are too big; XXL is the nearest.');
  });
});
