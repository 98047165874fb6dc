/** The probability of a body's position among the sizes of a chart, in steps from size to size (docs/decisions/measurements.md). */
import { sum } from './body-position.ts';
import type { FitPiece } from './size-advice.ts';

/** The standard deviation with which a piece shows the position of the body. */
const PIECE_SD = 0.3;
/** The length by which a size that is kept may miss the body. */
export const KEPT_SLACK = 0.25;
/** The distance of the positions at which the probability is computed; and how many standard deviations they reach. */
const GRID = 0.1;
const REACH = 4;

/** The logarithm of the normal distribution function, by its logistic approximation. */
const logCdf = (z: number) => -Math.log1p(Math.exp(-1.702 * z));

/** What a piece shows: it was too small, too big or kept, and its size is from `size` to `size + 1`. */
export interface Evidence {
  readonly outcome: FitPiece['outcome'];
  readonly size: number;
}

/** Returns the logarithm of the probability of a piece's outcome for a body at a position. */
function logLikelihood({ outcome, size }: Evidence, body: number) {
  if (outcome === 'too_small') return logCdf((body - size - 1) / PIECE_SD);
  if (outcome === 'too_big') return logCdf((size - body) / PIECE_SD);
  return logCdf((body - size + KEPT_SLACK) / PIECE_SD) + logCdf((size + 1 + KEPT_SLACK - body) / PIECE_SD);
}

/**
 * Returns the distribution of the body: normal around a position, times the probability of each piece's outcome. `mean` is its mean, and `between`
 * returns the probability that the body is between two positions.
 */
export function distributionOf(
  { position, sd }: { readonly position: number; readonly sd: number },
  pieces: readonly Evidence[],
) {
  // The positions are multiples of the grid, so that the probabilities of two bodies are comparable.
  const lowest = Math.round((position - REACH * sd) / GRID);
  const points = Array.from({ length: Math.ceil((2 * REACH * sd) / GRID) }, (_, i) => {
    const body = (lowest + i + 0.5) * GRID;
    const log = -(((body - position) / sd) ** 2) / 2;
    return { body, log: pieces.reduce((total, piece) => total + logLikelihood(piece, body), log) };
  });
  const highest = Math.max(...points.map(({ log }) => log));
  const weights = points.map(({ body, log }) => ({ body, weight: Math.exp(log - highest) }));
  const total = sum(weights.map(({ weight }) => weight));
  return {
    mean: sum(weights.map(({ body, weight }) => body * weight)) / total,
    between: (from: number, to: number) =>
      sum(weights.map(({ body, weight }) => (body > from && body < to ? weight : 0))) / total,
  };
}
