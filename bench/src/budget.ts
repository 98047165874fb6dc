import type { MetricName, Metrics } from './metrics.ts';
import type { PageName } from './sites.ts';
import { ratio } from './statistics.ts';

type Limits = Readonly<Partial<Record<MetricName, number>>>;

interface PageBudget {
  readonly atLeast: Limits;
  readonly atMost: Limits;
  /** Multiples of the floor's value. */
  readonly atMostTimesFloor: Limits;
}

const scores: Limits = { performance: 99, accessibility: 100, bestPractices: 100, seo: 100 };
const paint: Limits = { lcp: 1.3, fcp: 1.3 };
const stability: Limits = { tbt: 20, cls: 0.01 };

/** The limits of the medians of each page; the units are those of `Metrics`. */
export const pageBudgets: Readonly<Record<PageName, PageBudget>> = {
  home: {
    atLeast: scores,
    atMost: { ...stability, script: 100 },
    atMostTimesFloor: { ...paint, transfer: 3 },
  },
  list: {
    atLeast: scores,
    atMost: { ...stability, script: 105 },
    atMostTimesFloor: { ...paint, transfer: 2.4 },
  },
  product: {
    atLeast: scores,
    atMost: { ...stability, script: 105 },
    atMostTimesFloor: { ...paint, transfer: 2.4 },
  },
};

/** The longest time from an input to the next paint, in ms, on a processor that is slowed down six times. */
export const interactionBudgetMs = 100;

/** What `pnpm bench:load` measures. */
export interface LoadMeasurements {
  readonly requestsPerSecond: number;
  /** In ms. */
  readonly p99: number;
  readonly failed: number;
  /** The longest time of a page while the storefront is slow, fails or sends garbage, in ms. */
  readonly slowestWithFault: number;
  /** The highest resident memory, in bytes. */
  readonly memory: number;
}

/** The limits of one process; `requestsPerSecond` is the lowest, all others are the highest. */
export const loadBudget: LoadMeasurements = {
  requestsPerSecond: 495,
  p99: 100,
  failed: 0,
  slowestWithFault: 400,
  memory: 600_000_000,
};

/** Lists the limits that the server exceeds under load, one sentence each. */
export function exceededLoadLimits(measured: LoadMeasurements): readonly string[] {
  const names = Object.keys(loadBudget) as (keyof LoadMeasurements)[];
  return names.flatMap((name) => {
    const isLowest = name === 'requestsPerSecond';
    if (isLowest ? measured[name] >= loadBudget[name] : measured[name] <= loadBudget[name]) return [];
    return `${name} is ${rounded(measured[name])}, and must be at ${isLowest ? 'least' : 'most'} ${loadBudget[name]}`;
  });
}

/** Lists the limits that a page exceeds, one sentence each. */
export function exceededLimits(
  { atLeast, atMost, atMostTimesFloor }: PageBudget,
  page: Metrics,
  floor: Metrics,
): readonly string[] {
  return [
    ...limitsOf(atLeast)
      .filter(([name, limit]) => page[name] < limit)
      .map(([name, limit]) => `${name} is ${rounded(page[name])}, and must be at least ${limit}`),
    ...limitsOf(atMost)
      .filter(([name, limit]) => page[name] > limit)
      .map(([name, limit]) => `${name} is ${rounded(page[name])}, and must be at most ${limit}`),
    ...limitsOf(atMostTimesFloor)
      .map(([name, limit]) => ({ name, limit, multiple: ratio(page[name], floor[name]) }))
      .filter(({ multiple, limit }) => multiple > limit)
      .map(
        ({ name, multiple, limit }) =>
          `${name} is ${rounded(multiple)} times the floor's, and must be at most ${limit} times`,
      ),
  ];
}

function limitsOf(limits: Limits): readonly (readonly [MetricName, number])[] {
  return Object.entries(limits) as [MetricName, number][];
}

/** Rounds to four significant digits, so that a value looks larger than the limit that it exceeds. */
function rounded(value: number): number {
  return Number(value.toPrecision(4));
}
