import type { Limit } from './results.ts';

const page = {
  performance: { min: 99 },
  accessibility: { min: 100 },
  bestPractices: { min: 100 },
  seo: { min: 100 },
  tbt: { max: 20 },
  cls: { max: 0.01 },
  script: { max: 105 },
  'lcp ×': { max: 1.3 },
  'fcp ×': { max: 1.3 },
  'transfer ×': { max: 2.2 },
} satisfies Record<string, Limit>;

/** The limits of the medians of each page, in the units of `measureLoad`. */
export const pageBudgets = {
  home: { ...page, script: { max: 100 }, 'transfer ×': { max: 3 } },
  list: page,
  product: page,
};

/** The limits of each interaction, in ms, on a processor that is slowed down six times. Latencies are multiples of 8, and must be under 100. */
export const interactionBudget = { total: { max: 96 } };

/**
 * The limits of the cost of each product in a list beyond the hundredth, up to 1,000, and of the time between frames: in ms, and as a multiple of
 * that of the short list.
 */
export const listBudget = {
  'heap kB': { max: 15 },
  'DOM nodes': { max: 20 },
  'frame ms': { max: 25 },
  'frame ×': { max: 1.2 },
  '95 % ×': { max: 1.5 },
};

/** The limits of one server process under load, in requests per second, ms and MB. */
export const loadBudget = {
  'requests a second': { min: 495 },
  'p99, ms': { max: 100 },
  'failed requests': { max: 0 },
  'slowest page, storefront slow, ms': { max: 400 },
  'slowest page, storefront failing, ms': { max: 400 },
  'slowest page, storefront garbage, ms': { max: 400 },
  'highest memory, MB': { max: 600 },
};
