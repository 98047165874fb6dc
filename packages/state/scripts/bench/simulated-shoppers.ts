/** Simulated shoppers with known bodies, who order from simulated brands. docs/decisions/measurements.md names the sources of the numbers. */
import type { BodyMeasurement, FitPreference, Naap, SizeChart } from '@naap/api-clients/naap';
import {
  type FitHistory,
  type FitPiece,
  recommendSize,
  type SizeAdvice,
} from '../../src/naap/recommend-size.ts';

/** What differs between simulations. Lengths are in mm of a girth; those of a foot are smaller by `FOOT`. */
export interface Assumptions {
  /** The standard deviation, and the mean, of a shopper's error in measuring. */
  readonly noise: number;
  readonly bias: number;
  /** The standard deviation of a brand's offset from its own chart, and as much again of its kinds. */
  readonly brandOffset: number;
  /** The mean ease of shoppers who say "loose", and, negative, "close"; each shopper differs from it by `tasteSd`. */
  readonly taste: number;
  readonly tasteSd: number;
}
export const ASSUMPTIONS: Assumptions = { noise: 17, bias: 0, brandOffset: 12, taste: 25, tasteSd: 15 };

/** ANSUR II (NATICK/TR-15/007): means and standard deviations of chest, waist, hip (buttock) and foot, in mm. */
const BODIES = {
  Women: { chest: [947, 83], waist: [861, 100], hip: [1021, 76], foot: [246, 12] },
  Men: { chest: [1059, 87], waist: [941, 112], hip: [1020, 77], foot: [271, 13] },
} as const;
/** The correlations are those of factors: girths share 80 % of their variance, a foot shares a tenth with them. */
const SHARED = { chest: 0.8, waist: 0.8, hip: 0.8, foot: 0.1 } as const;
const NAMES = ['chest', 'waist', 'hip', 'foot'] as const;
const FOOT = 3 / 17;

const BRANDS = ['A', 'B', 'C', 'D', 'E'];
/** Measurements of a chart, the most important first, the distance of its sizes, and their number. */
const KINDS: Readonly<
  Record<
    string,
    { readonly measurements: SizeChart['measurements']; readonly step: number; readonly sizes: number }
  >
> = {
  'T-Shirts': { measurements: ['chest', 'waist'], step: 80, sizes: 6 },
  Shirts: { measurements: ['chest', 'waist'], step: 40, sizes: 9 },
  Jeans: { measurements: ['waist', 'hip'], step: 38, sizes: 12 },
  Skirts: { measurements: ['waist', 'hip'], step: 50, sizes: 9 },
  Dresses: { measurements: ['chest', 'waist', 'hip'], step: 80, sizes: 6 },
  Shoes: { measurements: ['foot'], step: 6.67, sizes: 9 },
};

type Gender = keyof typeof BODIES;
type Random = () => number;
type Three = readonly [string, string, string];
/** Returns equally distributed numbers from 0 to 1 (mulberry32). */
function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
const normal = (random: Random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
const pick = <T>(random: Random, [first, ...others]: readonly [T, ...T[]]): T =>
  [first, ...others][Math.floor(random() * (others.length + 1))] ?? first;

interface Garment {
  readonly brand: string;
  readonly kind: string;
  readonly gender: Gender;
  readonly chart: SizeChart;
  /** The length by which the brand's garments of this kind are smaller than its chart says. */
  readonly offset: number;
}

function createGarments(random: Random, assumptions: Assumptions): readonly Garment[] {
  return BRANDS.flatMap((brand) => {
    // Brands place their sizes differently; the chart says so. The offset is what the chart does not say.
    const place = normal(random) * 20;
    const brandOffset = normal(random) * assumptions.brandOffset;
    return Object.entries(KINDS).flatMap(([kind, { measurements, step, sizes: count }]) => {
      const offset = brandOffset + normal(random) * assumptions.brandOffset;
      return (['Women', 'Men'] as const).map((gender): Garment => {
        const sizes = Array.from({ length: count }, (_, i) => {
          const ranges = measurements.map((name) => {
            const [mean] = BODIES[gender][name as BodyMeasurement];
            const from = mean + place * (name === 'foot' ? FOOT : 1) + (i - count / 2) * step;
            return [name, [Math.round(from), Math.round(from + step)]];
          });
          return { size: `${i + 1}`, ranges: Object.fromEntries(ranges) };
        });
        return { brand, kind, gender, chart: { measurements, sizes }, offset };
      });
    });
  });
}

interface Shopper {
  readonly gender: Gender;
  /** Shoppers order three kinds of clothes from three brands. */
  readonly brands: Three;
  readonly kinds: Three;
  readonly body: Readonly<Record<BodyMeasurement, number>>;
  readonly ease: number;
  readonly naap: Naap;
}

function createShopper(random: Random, assumptions: Assumptions): Shopper {
  const gender = pick<Gender>(random, ['Women', 'Men']);
  const build = normal(random);
  const preference = pick<FitPreference>(random, ['close', 'regular', 'regular', 'loose']);
  const ease =
    { close: -1, regular: 0, loose: 1 }[preference] * assumptions.taste +
    normal(random) * assumptions.tasteSd;
  const body = { chest: 0, waist: 0, hip: 0, foot: 0 };
  const measurements = { ...body };
  for (const name of NAMES) {
    const [mean, sd] = BODIES[gender][name];
    body[name] = mean + sd * (Math.sqrt(SHARED[name]) * build + Math.sqrt(1 - SHARED[name]) * normal(random));
    const error = (assumptions.bias + normal(random) * assumptions.noise) * (name === 'foot' ? FOOT : 1);
    measurements[name] = Math.round(body[name] + error);
  }
  const three = (all: readonly string[]): Three => {
    const shuffled = all.map((each) => [random(), each] as const).toSorted(([a], [b]) => a - b);
    const [first = '', second = '', third = ''] = shuffled.map(([, each]) => each);
    return [first, second, third];
  };
  return {
    gender,
    brands: three(BRANDS),
    kinds: three(Object.keys(KINDS)),
    body,
    ease,
    naap: { measurements, preference, unit: 'cm', known_sizes: [] },
  };
}

/** One product of a garment: it has its own cut, which decides how much each measurement matters. */
interface Piece extends Garment {
  readonly weights: readonly number[];
  readonly cut: number;
}
const createPiece = (random: Random, garment: Garment): Piece => ({
  ...garment,
  weights: garment.chart.measurements.map((_, i) => (i === 0 ? 1 : 0.1 + 0.7 * random())),
  cut: normal(random) * 8,
});

/** Returns how uncomfortable each size is, as an equivalent of mm of a girth: too tight counts 1.5 times as much as too loose. */
function discomfortOf({ body, ease }: Shopper, { chart, offset, weights, cut }: Piece): readonly number[] {
  return chart.sizes.map(({ ranges }) => {
    let total = 0;
    for (const [i, name] of chart.measurements.entries()) {
      const [from, to] = ranges[name] ?? [0, 0];
      const scale = name === 'foot' ? FOOT : 1;
      const wanted = body[name as BodyMeasurement] + (ease + offset + cut) * scale;
      const outside = wanted > to ? 1.5 * (wanted - to) : Math.max(from - wanted, 0);
      // Between sizes without discomfort, the middle of the range decides.
      total += (weights[i] ?? 0) * ((outside / scale) ** 2 + 0.01 * Math.abs((from + to) / 2 - wanted));
    }
    return Math.sqrt(total / weights.reduce((sum, weight) => sum + weight));
  });
}

/** Returns whether a chart has a size for a body: the most important measurement is at most 25 mm outside of all sizes. */
function hasSize({ body, ease }: Shopper, { chart, offset, cut }: Piece): boolean {
  const [main] = chart.measurements;
  const scale = main === 'foot' ? FOOT : 1;
  const wanted = body[main as BodyMeasurement] + (ease + offset + cut) * scale;
  const from = chart.sizes[0]?.ranges[main]?.[0] ?? 0;
  const to = chart.sizes.at(-1)?.ranges[main]?.[1] ?? 0;
  return wanted > from - 25 * scale && wanted < to + 25 * scale;
}

/** The size by the chart alone: the range of the most important measurement that has, or is nearest to, the measured body. */
function chartSize({ naap }: Shopper, { chart }: Garment): number {
  const [main] = chart.measurements;
  const value = naap.measurements[main as BodyMeasurement] ?? 0;
  const distances = chart.sizes.map(({ ranges }) => {
    const [from, to] = ranges[main] ?? [0, 0];
    return Math.abs((from + to) / 2 - value);
  });
  return distances.indexOf(Math.min(...distances));
}

export const ORDERS = [0, 1, 3, 10] as const;
export interface Share {
  right: number;
  total: number;
}
const share = (): Share => ({ right: 0, total: 0 });
export const percent = ({ right, total }: Share) => (100 * right) / total;
/** Right sizes. Two sizes, one of them right, count as half a right size; none of them counts as wrong. */
const comparison = () => ({ chart: share(), mostSold: share(), advice: share() });
export type SimulationResult = ReturnType<typeof simulate>;

const isCompared = (orders: number): orders is (typeof ORDERS)[number] =>
  (ORDERS as readonly number[]).includes(orders);
const namesOf = (advice: SizeAdvice): readonly string[] =>
  advice.kind === 'size' ? [advice.size] : advice.kind === 'between' ? advice.sizes : [];

/** What a shopper orders: usually what is advised, else a neighbour of it. */
function orderedSizes(random: Random, advice: SizeAdvice, { chart }: Garment): readonly number[] {
  const names = advice.kind === 'none' ? [advice.nearest] : namesOf(advice);
  const indexes = names.map((name) => chart.sizes.findIndex(({ size }) => size === name));
  if (random() < 0.8) return indexes;
  const index = (indexes[0] ?? 0) + (random() < 0.5 ? -1 : 1);
  return [Math.min(Math.max(index, 0), chart.sizes.length - 1)];
}

/** A size is kept when it is at most this much less comfortable than the best, in mm. */
const INDIFFERENCE = 10;

/** Returns what the shopper does with a size. One in twenty gives a wrong reason. */
function outcomeOf(random: Random, ordered: number, right: number, isKept: boolean): FitPiece['outcome'] {
  const isWrong = random() < 0.05;
  if (isKept !== isWrong) return 'kept';
  return ordered < right !== isWrong ? 'too_small' : 'too_big';
}

/** Simulates shoppers who follow the advice on their orders. */
export function simulate(shoppers: number, seed: number, assumptions: Assumptions = ASSUMPTIONS) {
  const random = createRandom(seed);
  const garments = createGarments(random, assumptions);
  const pieceFor = ({ gender, brands, kinds }: Shopper) => {
    const [brand, kind] = [pick(random, brands), pick(random, kinds)];
    const garment = garments.find(
      (each) => each.brand === brand && each.kind === kind && each.gender === gender,
    );
    if (garment === undefined) throw new Error(`${brand} has no ${kind}.`);
    return createPiece(random, garment);
  };
  // The size that is most often right is what a shop would sell most if everybody had the right size.
  const counts = new Map<SizeChart, number[]>();
  for (let i = 0; i < 5000; i += 1) {
    const shopper = createShopper(random, assumptions);
    const piece = pieceFor(shopper);
    const count = counts.get(piece.chart) ?? piece.chart.sizes.map(() => 0);
    const discomfort = discomfortOf(shopper, piece);
    const right = discomfort.indexOf(Math.min(...discomfort));
    count[right] = (count[right] ?? 0) + 1;
    counts.set(piece.chart, count);
  }
  const mostSoldSize = ({ chart }: Garment) => {
    const count = counts.get(chart) ?? [1];
    return count.indexOf(Math.max(...count));
  };

  const after = { 0: comparison(), 1: comparison(), 3: comparison(), 10: comparison() };
  /** How often one of two sizes is right. */
  const between = share();
  const kinds = { size: 0, between: 0, none: 0, unknown: 0 };
  /** How often a size is kept, by tenths of its predicted probability. */
  const calibration = Array.from({ length: 10 }, () => ({ ...share(), predicted: 0 }));
  const words = { sure: share(), likely: share(), unsure: share() };
  let squares = 0;
  const count = (target: Share, right: number | boolean) => {
    target.right += Number(right);
    target.total += 1;
  };

  for (let i = 0; i < shoppers; i += 1) {
    const shopper = createShopper(random, assumptions);
    let pieces: readonly FitPiece[] = [];
    for (let orders = 0; orders <= 10; orders += 1) {
      const piece = pieceFor(shopper);
      const discomfort = discomfortOf(shopper, piece);
      const least = Math.min(...discomfort);
      const right = discomfort.indexOf(least);
      const isKept = (size: number) => (discomfort[size] ?? 0) <= least + INDIFFERENCE;
      const rightName = piece.chart.sizes[right]?.size ?? '';
      const history: FitHistory = { pieces, product: null };
      const result = recommendSize(piece, shopper.naap, history);
      const compared = isCompared(orders) ? after[orders] : null;
      if (compared !== null && hasSize(shopper, piece)) {
        const names = namesOf(result);
        const isNamed = names.includes(rightName);
        count(compared.advice, isNamed ? 1 / names.length : 0);
        count(compared.chart, chartSize(shopper, piece) === right);
        count(compared.mostSold, mostSoldSize(piece) === right);
        kinds[result.kind] += 1;
        if (result.kind === 'between') count(between, isNamed);
        if (result.kind === 'size' || result.kind === 'between') {
          const keeps = names.some((name) =>
            isKept(piece.chart.sizes.findIndex(({ size }) => size === name)),
          );
          const bin = calibration[Math.min(Math.floor(result.probability * 10), 9)];
          if (bin !== undefined) {
            bin.predicted += result.probability;
            count(bin, keeps);
          }
          count(words[result.confidence], keeps);
          squares += (result.probability - Number(keeps)) ** 2;
        }
      }
      const tried = orderedSizes(random, result, piece).map((ordered): FitPiece => {
        const outcome = outcomeOf(random, ordered, right, isKept(ordered));
        return {
          brand: piece.brand,
          kind: piece.kind,
          size: piece.chart.sizes[ordered]?.size ?? '',
          outcome,
        };
      });
      pieces = [...tried, ...pieces];
    }
  }
  const all = Object.values(words);
  const total = all.reduce((sum, word) => sum + word.total, 0);
  const kept = all.reduce((sum, word) => sum + word.right, 0) / total;
  return {
    after,
    between,
    kinds,
    calibration,
    words,
    brier: squares / total,
    /** The Brier score of a prediction that is always the share of sizes that are kept. */
    brierOfShare: kept * (1 - kept),
  };
}
