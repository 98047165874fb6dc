import type { BodyMeasurement, BodyRange, ChartMeasurement, Naap, SizeChart } from '@naap/api-clients/naap';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { ORDERS, percent, simulate } from '../../scripts/bench/simulated-shoppers.ts';
import { bodyFromKnownSize, recommendSize } from './recommend-size.ts';
import type { FitHistory, FitPiece, ProductFit, SizeAdvice } from './size-advice.ts';

const NO_HISTORY: FitHistory = { pieces: [], product: null };
const BRAND = { brand: 'Anaar', kind: 'Jeans' };

function chartOf(
  measurements: SizeChart['measurements'],
  sizes: Readonly<Record<string, readonly BodyRange[]>>,
): SizeChart {
  return {
    measurements,
    sizes: Object.entries(sizes).map(([size, ranges]) => ({
      size,
      ranges: Object.fromEntries(ranges.map((range, i) => [measurements[i], range])),
    })),
  };
}
const naapOf = (
  measurements: Partial<Record<BodyMeasurement, number>>,
  preference: Naap['preference'] = 'regular',
): Naap => ({ measurements, preference, unit: 'cm', known_sizes: [] });
const tried = (size: string, outcome: FitPiece['outcome']): FitPiece => ({ ...BRAND, size, outcome });

const CHEST = chartOf(['chest'], {
  S: [[860, 900]],
  M: [[900, 940]],
  L: [[940, 980]],
  XL: [[980, 1020]],
});
const CHEST_AND_WAIST = chartOf(['chest', 'waist'], {
  S: [
    [860, 900],
    [700, 740],
  ],
  M: [
    [900, 940],
    [740, 780],
  ],
  L: [
    [940, 980],
    [780, 820],
  ],
  XL: [
    [980, 1020],
    [820, 860],
  ],
});
const SHOES = chartOf(['foot'], { 6: [[244, 251]], 7: [[251, 258]], 8: [[258, 265]] });
const UNDER_BUST = chartOf(['underBust', 'chest'], {
  32: [
    [680, 720],
    [820, 860],
  ],
});

const answer = (advice: SizeAdvice) =>
  advice.kind === 'size'
    ? advice.size
    : advice.kind === 'between'
      ? advice.sizes.join(' or ')
      : advice.kind === 'none'
        ? `none, ${advice.problem} in ${advice.nearest}`
        : `unknown without ${advice.missing}`;

const other: FitPiece = { ...tried('M', 'too_small'), brand: 'Neem' };

describe('shoppers', () => {
  test.each<[string, SizeChart, Naap, readonly FitPiece[], string, string?]>([
    ['in the middle of a range', CHEST, naapOf({ chest: 920 }), [], 'M', 'likely'],
    ['at the limit of two sizes', CHEST, naapOf({ chest: 940 }), [], 'M or L', 'sure'],
    ['who likes it loose', CHEST, naapOf({ chest: 935 }, 'loose'), [], 'L', 'likely'],
    ['who likes it close', CHEST, naapOf({ chest: 945 }, 'close'), [], 'M', 'likely'],
    ['larger than all sizes', CHEST, naapOf({ chest: 1060 }), [], 'none, too_small in XL'],
    ['whose chest matters more than the waist', CHEST_AND_WAIST, naapOf({ chest: 922, waist: 785 }), [], 'M'],
    ['whose waist is not known', CHEST_AND_WAIST, naapOf({ chest: 920 }), [], 'M', 'unsure'],
    ['with a foot', SHOES, naapOf({ foot: 254 }), [], '7', 'likely'],
    ['who has entered another measurement', CHEST, naapOf({ waist: 800 }), [], 'unknown without chest'],
    [
      'who kept L and handed back M',
      CHEST,
      naapOf({ chest: 920 }),
      [tried('L', 'kept'), tried('M', 'too_small')],
      'L',
      'sure',
    ],
    ['who handed back M as too small', CHEST, naapOf({ chest: 920 }), [tried('M', 'too_small')], 'L'],
    ['who handed back M as too big', CHEST, naapOf({ chest: 910 }), [tried('M', 'too_big')], 'S', 'sure'],
    ['who handed back two M of other brands', CHEST, naapOf({ chest: 920 }), [other, other], 'M', 'likely'],
  ])('a shopper %s', (_, chart, naap, pieces, expected, confidence) => {
    const advice = recommendSize({ chart, ...BRAND }, naap, { pieces, product: null });
    expect(answer(advice)).toBe(expected);
    if (confidence !== undefined) expect(advice).toMatchObject({ confidence });
  });
});

it('is unknown when the most important measurement cannot be entered', () => {
  const naap = naapOf({ chest: 840 });
  expect(recommendSize({ chart: UNDER_BUST, ...BRAND }, naap, NO_HISTORY)).toEqual({
    kind: 'unknown',
    missing: ['underBust'],
  });
});

it('gives a body that no size fits no size between', () => {
  // M is 45 mm too large for the chest and 45 mm too small for the waist.
  const advice = recommendSize(
    { chart: CHEST_AND_WAIST, ...BRAND },
    naapOf({ chest: 855, waist: 870 }),
    NO_HISTORY,
  );
  expect(answer(advice)).toBe('none, too_big in M');
});

describe('reasons', () => {
  it('names each measurement with the range of the size, and a decisive history first', () => {
    const naap = naapOf({ chest: 920, waist: 760 });
    const history: FitHistory = { pieces: [tried('L', 'kept'), tried('M', 'too_small')], product: null };
    const advice = recommendSize({ chart: CHEST_AND_WAIST, ...BRAND }, naap, history);
    expect(advice).toMatchObject({
      size: 'L',
      reasons: [
        { kind: 'history', brand: 'Anaar', productKind: 'Jeans', direction: 'larger', pieces: 2 },
        { kind: 'measurement', measurement: 'chest', range: [940, 980], yours: 920, ease: 20 },
        { kind: 'measurement', measurement: 'waist', range: [780, 820], yours: 760, ease: 20 },
      ],
    });
  });

  test.each([
    [740, 0],
    [758, 0],
    [780, 0],
    [735, 5],
    [792, -12],
  ])('states by how much the range of M, a waist of 740 to 780 mm, is loose for %i mm: %i', (waist, ease) => {
    const naap = naapOf({ chest: 920, waist });
    const advice = recommendSize({ chart: CHEST_AND_WAIST, ...BRAND }, naap, NO_HISTORY);
    expect(advice).toMatchObject({
      size: 'M',
      reasons: [{ measurement: 'chest' }, { range: [740, 780], ease }],
    });
  });

  test.each<[ProductFit, string, 'small' | 'large' | null]>([
    [{ kept: 11, tooSmall: 8, tooBig: 0 }, 'M', null],
    [{ kept: 12, tooSmall: 8, tooBig: 0 }, 'M or L', 'small'],
    [{ kept: 14, tooSmall: 6, tooBig: 0 }, 'M', null],
    [{ kept: 5, tooSmall: 20, tooBig: 0 }, 'L', 'small'],
    [{ kept: 5, tooSmall: 0, tooBig: 20 }, 'S', 'large'],
    [{ kept: 0, tooSmall: 20, tooBig: 20 }, 'M', null],
  ])('reads the counts of a product: %j', (product, size, runs) => {
    const advice = recommendSize({ chart: CHEST, ...BRAND }, naapOf({ chest: 920 }), { pieces: [], product });
    expect(answer(advice)).toBe(size);
    const reasons = advice.kind === 'unknown' ? [] : advice.reasons;
    expect(reasons.find((reason) => reason.kind === 'product')?.runs ?? null).toBe(runs);
  });

  it('states the share and its 95 % interval', () => {
    const product = { kept: 12, tooSmall: 8, tooBig: 0 };
    const advice = recommendSize({ chart: CHEST, ...BRAND }, naapOf({ chest: 920 }), { pieces: [], product });
    expect(advice.kind !== 'unknown' && advice.reasons.at(-1)).toMatchObject({
      pieces: 20,
      share: 0.4,
      interval: [expect.closeTo(0.219, 3), expect.closeTo(0.613, 3)],
    });
  });
});

describe('known sizes', () => {
  const knownChart = chartOf(['chest'], { 38: [[900, 940]] });

  test.each([
    ['smaller', [880, 920]],
    ['same', [900, 940]],
    ['larger', [920, 960]],
  ] as const)('a size that should be %s is made for a chest of %j', (wish, range) => {
    expect(bodyFromKnownSize(knownChart, '38', wish)).toEqual({ chest: range });
  });

  it('has no estimate when the chart does not have the size', () => {
    expect(bodyFromKnownSize(knownChart, '40', 'same')).toBeNull();
  });

  const product = {
    chart: CHEST,
    ...BRAND,
    knownBodies: [{ brand: 'Neem', size: '38', ranges: { chest: [900, 940] as const } }],
  };

  it('fill in for a measurement, with less confidence', () => {
    const measured = recommendSize(product, naapOf({ chest: 920 }), NO_HISTORY);
    const estimated = recommendSize(product, naapOf({}), NO_HISTORY);
    expect(estimated).toMatchObject({
      size: 'M',
      reasons: [{ kind: 'known-size', brand: 'Neem', size: '38' }],
      confidence: 'unsure',
    });
    expect(measured.kind === 'size' && estimated.kind === 'size' && estimated.probability).toBeLessThan(
      measured.kind === 'size' ? measured.probability : 0,
    );
  });

  it('never replace a measurement', () => {
    const naap = naapOf({ chest: 960 });
    expect(recommendSize(product, naap, NO_HISTORY)).toEqual(
      recommendSize({ ...product, knownBodies: [] }, naap, NO_HISTORY),
    );
  });
});

const GIRTHS = ['chest', 'waist', 'hip'] as const;
const NAMES = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'];

/** Charts with gaps and overlaps of neighbours. */
const chart = fc
  .record({
    measurements: fc.shuffledSubarray([...GIRTHS], { minLength: 1 }),
    sizes: fc.integer({ min: 1, max: NAMES.length }),
    start: fc.integer({ min: 700, max: 1000 }),
    step: fc.integer({ min: 25, max: 70 }),
    edges: fc.array(fc.integer({ min: -10, max: 10 }), { minLength: 50, maxLength: 50 }),
  })
  .map(({ measurements: [first = 'chest', ...others], sizes, start, step, edges }): SizeChart => {
    const entries = NAMES.slice(0, sizes).map((name, size) => {
      const ranges = [first, ...others].map((_, i): BodyRange => {
        const from = start + i * 40 + size * step;
        return [from + (edges[size * 3 + i] ?? 0), from + step + (edges[25 + size * 3 + i] ?? 0)];
      });
      return [name, ranges];
    });
    return chartOf([first, ...others], Object.fromEntries(entries));
  });
const girth = fc.integer({ min: 650, max: 1500 });
const preference = fc.constantFrom('close', 'regular', 'loose');
const naap = fc
  .tuple(fc.record({ chest: girth, waist: girth, hip: girth }), preference)
  .map(([measurements, liked]) => naapOf(measurements, liked));
/** Bodies whose girths differ as those of a person, so that most charts have a size for them. */
const likelyNaap = fc
  .record({
    chest: fc.integer({ min: 750, max: 1250 }),
    waist: fc.integer({ min: -60, max: 60 }),
    hip: fc.integer({ min: -60, max: 60 }),
    liked: preference,
  })
  .map(({ chest, waist, hip, liked }) => naapOf({ chest, waist: chest + waist, hip: chest + hip }, liked));
const anyNaap = fc.oneof(naap, likelyNaap);
const piece = fc.record({
  brand: fc.constantFrom('Anaar', 'Anaar', 'Neem'),
  kind: fc.constantFrom('Jeans', 'Jeans', 'Shirts'),
  size: fc.constantFrom(...NAMES, 'One size'),
  outcome: fc.constantFrom('kept', 'too_small', 'too_big'),
});
const pieces = fc.array(piece, { maxLength: 8 });

/** The positions of the smallest and the largest size that an advice names. */
function span(advice: SizeAdvice, { sizes }: SizeChart): readonly [number, number] {
  const index = (name: string) => sizes.findIndex(({ size }) => size === name);
  if (advice.kind === 'unknown') throw new Error('The measurements are known.');
  if (advice.kind === 'between') return [index(advice.sizes[0]), index(advice.sizes[1])];
  const only = index(advice.kind === 'size' ? advice.size : advice.nearest);
  return [only, only];
}
/** Between two sizes and one of the two, neither is smaller, except with one measurement: there even half a size counts. */
function expectNotSmaller(after: SizeAdvice, before: SizeAdvice, chart: SizeChart) {
  const [smallest, largest] = span(after, chart);
  const [smallestBefore, largestBefore] = span(before, chart);
  expect(largest).toBeGreaterThanOrEqual(smallestBefore);
  if (chart.measurements.length === 1 && after.kind !== 'none' && before.kind !== 'none')
    expect(smallest + largest).toBeGreaterThanOrEqual(smallestBefore + largestBefore);
}

describe('for any chart, body and history', () => {
  const runs = { numRuns: Number(process.env.NAAP_FUZZ_RUNS ?? 200) };

  it('never names a size that the chart excludes in every measurement', () => {
    fc.assert(
      fc.property(chart, anyNaap, (chart, naap) => {
        const advice = recommendSize({ chart, ...BRAND }, naap, NO_HISTORY);
        const named = advice.kind === 'size' ? [advice.size] : advice.kind === 'between' ? advice.sizes : [];
        const ease = { close: -20, regular: 0, loose: 20 }[naap.preference];
        for (const name of named) {
          const size = chart.sizes.find(({ size }) => size === name);
          const distances = chart.measurements.map((measurement) => {
            const [from, to] = size?.ranges[measurement] ?? [0, 0];
            const value = (naap.measurements as Record<ChartMeasurement, number>)[measurement] + ease;
            return Math.max(from - value, value - to);
          });
          expect(Math.min(...distances)).toBeLessThanOrEqual(2 * 17);
        }
      }),
      runs,
    );
  });

  it('never recommends a smaller size when a measurement grows', () => {
    const growth = fc.tuple(fc.constantFrom(...GIRTHS), fc.integer({ min: 1, max: 200 }));
    fc.assert(
      fc.property(chart, anyNaap, pieces, growth, (chart, naap, pieces, [grown, by]) => {
        const history = { pieces, product: null };
        const measurements = { ...naap.measurements, [grown]: (naap.measurements[grown] ?? 0) + by };
        const before = recommendSize({ chart, ...BRAND }, naap, history);
        expectNotSmaller(
          recommendSize({ chart, ...BRAND }, { ...naap, measurements }, history),
          before,
          chart,
        );
      }),
      runs,
    );
  });

  it('never recommends a smaller size after "too small", nor a larger one after "too big"', () => {
    fc.assert(
      fc.property(chart, anyNaap, pieces, fc.constantFrom(...NAMES), (chart, naap, pieces, size) => {
        const adviceAfter = (...more: readonly FitPiece[]) =>
          recommendSize({ chart, ...BRAND }, naap, { pieces: [...more, ...pieces], product: null });
        expectNotSmaller(adviceAfter(tried(size, 'too_small')), adviceAfter(), chart);
        expectNotSmaller(adviceAfter(), adviceAfter(tried(size, 'too_big')), chart);
      }),
      runs,
    );
  });

  it('changes nothing by pieces of other brands or kinds, unknown sizes, or counts of too few pieces', () => {
    const others = pieces.map((list) =>
      list.filter(({ brand, kind, size }) => brand !== 'Anaar' || kind !== 'Jeans' || size === 'One size'),
    );
    const counts = fc.tuple(fc.nat(6), fc.nat(6), fc.nat(7));
    fc.assert(
      fc.property(chart, anyNaap, others, counts, (chart, naap, pieces, [kept, tooSmall, tooBig]) => {
        const history = { pieces, product: { kept, tooSmall, tooBig } };
        expect(recommendSize({ chart, ...BRAND }, naap, history)).toEqual(
          recommendSize({ chart, ...BRAND }, naap, NO_HISTORY),
        );
      }),
      runs,
    );
  });

  it('answers for charts that are not sorted, overlap, or lack ranges', () => {
    const range = fc.tuple(fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 1, max: 3000 }));
    const sizes = fc.uniqueArray(
      fc.record({
        size: fc.constantFrom(...NAMES),
        ranges: fc.record({ chest: range, waist: range }, { requiredKeys: [] }),
      }),
      { selector: ({ size }) => size },
    );
    fc.assert(
      fc.property(sizes, anyNaap, pieces, (sizes, naap, pieces) => {
        const chart: SizeChart = { measurements: ['chest', 'waist'], sizes };
        const advice = recommendSize({ chart, ...BRAND }, naap, { pieces, product: null });
        for (const value of span(
          { ...advice, ...(advice.kind === 'unknown' && { kind: 'none', nearest: '' }) } as SizeAdvice,
          chart,
        ))
          expect(value).toBeGreaterThanOrEqual(advice.kind === 'unknown' ? -1 : 0);
        if ('probability' in advice) {
          expect(advice.probability).toBeGreaterThanOrEqual(0);
          expect(advice.probability).toBeLessThanOrEqual(1.000001);
        }
      }),
      runs,
    );
  });
});

it('is right more often than the chart alone and the most-sold size, at every number of orders', () => {
  const result = simulate(250, 1);
  for (const orders of ORDERS) {
    const { chart, mostSold, advice } = result.after[orders];
    expect(percent(advice)).toBeGreaterThan(percent(chart) + 3);
    expect(percent(advice)).toBeGreaterThan(percent(mostSold) + 15);
  }
  expect(percent(result.after[10].advice)).toBeGreaterThan(percent(result.after[0].advice) + 8);
});
