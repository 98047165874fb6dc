/** The probability of a body's position among the sizes of a chart, in steps from size to size (docs/decisions/measurements.md). */
import { sum } from './body-position.ts';
import type { FitPiece } from './size-advice.ts';

/** The standard deviation with which a piece shows the position of the body, and the length by which a size that is kept may miss it, in mm of a girth. */
const PIECE_SD = 13;
export const KEPT_SLACK = 11;
/** The number of positions in a standard deviation at which the probability is computed; and how many standard deviations they reach. */
const POSITIONS = 8;
const REACH = 4;

/** The logarithm of the normal distribution function, by its logistic approximation. */
const logCdf = (z: number) => -Math.log1p(Math.exp(-1.702 * z));

/** What a piece shows: it was too small, too big or kept, and its size is from `size` to `size + 1`. */
export interface Evidence {
  readonly outcome: FitPiece['outcome'];
  readonly size: number;
}

/** The distribution of a body's position before any piece is considered: normal. */
interface Location {
  readonly position: number;
  readonly sd: number;
  /** A mm of a girth, in steps. */
  readonly mm: number;
}

/** Returns the logarithm of the probability of a piece's outcome for a body at a position. */
function logLikelihood({ outcome, size }: Evidence, body: number, mm: number) {
  const log = (distance: number) => logCdf(distance / (PIECE_SD * mm));
  const slack = KEPT_SLACK * mm;
  if (outcome === 'too_small') return log(body - size - 1);
  if (outcome === 'too_big') return log(size - body);
  return log(body - size + slack) + log(size + 1 + slack - body);
}

/**
 * Returns the distribution of a body's position: that before any piece, times the probability of each piece's outcome. `mean` is its mean, and
 * `between` returns the probability that the body is between two positions.
 */
export function distributionOf({ position, sd, mm }: Location, pieces: readonly Evidence[]) {
  // The positions are the same for all bodies, so that the probabilities of two bodies are comparable.
  const perStep = Math.ceil(POSITIONS / sd);
  const lowest = Math.round((position - REACH * sd) * perStep);
  const points = Array.from({ length: 2 * REACH * Math.ceil(sd * perStep) }, (_, i) => {
    const body = (lowest + i + 0.5) / perStep;
    const log = -(((body - position) / sd) ** 2) / 2;
    return { body, log: pieces.reduce((total, piece) => total + logLikelihood(piece, body, mm), log) };
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
