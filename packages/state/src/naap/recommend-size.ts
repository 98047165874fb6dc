import type { BodyRange } from '@naap/api-clients/naap';
import { type Body, bodyOn, excess, locate, middle, readChart, TOLERANCE } from './body-position.ts';
import type { FitReason, ProductFit, RecommendSize } from './size-advice.ts';
import { distributionOf, KEPT_SLACK } from './size-probability.ts';

export { bodyFromKnownSize } from './body-position.ts';
export type * from './size-advice.ts';

// docs/decisions/measurements.md states the reason of each number.

/** Two neighbours are recommended when the less probable one has at least this share of the other's probability. */
const NEARLY_EQUAL = 0.8;
const SURE = 0.8;
const LIKELY = 0.55;
/** The shift from which the history is a reason, in steps from size to size. */
const NOTICED_SHIFT = 0.2;
/** The number of pieces from which a product's counts are used, and the share that is too small (or too big) in an ordinary product. */
const MIN_PRODUCT_PIECES = 20;
const NEUTRAL_SHARE = 0.16;

/** Returns the 95 % interval of a share (Wilson 1927). */
function wilsonInterval(count: number, total: number): readonly [number, number] {
  const z = 1.96;
  const centre = (count + z ** 2 / 2) / (total + z ** 2);
  const half = (z * Math.sqrt((count * (total - count)) / total + z ** 2 / 4)) / (total + z ** 2);
  return [centre - half, centre + half];
}

/** Returns whether a product runs small or large, with the shift that its counts show, in steps. */
function productRuns({ kept, tooSmall, tooBig }: ProductFit) {
  const pieces = kept + tooSmall + tooBig;
  if (pieces < MIN_PRODUCT_PIECES || tooSmall === tooBig) return null;
  const [runs, count] = tooSmall > tooBig ? (['small', tooSmall] as const) : (['large', tooBig] as const);
  const interval = wilsonInterval(count, pieces);
  if (interval[0] <= NEUTRAL_SHARE) return null;
  const reason: FitReason = { kind: 'product', runs, pieces, share: count / pieces, interval };
  return { reason, shift: (tooSmall - tooBig) / pieces };
}

/** Recommends a size of a chart for a shopper's measurements and history. */
export const recommendSize: RecommendSize = (product, naap, history) => {
  const { chart, brand, kind, knownBodies = [] } = product;
  const [main] = chart.measurements;
  const { names, scales } = readChart(chart);
  const bodies = scales.flatMap((scale) => bodyOn(scale, naap, knownBodies));
  const [body, ...others] = bodies;
  if (body?.scale.measurement !== main) return { kind: 'unknown', missing: [main] };

  const runs = history.product && productRuns(history.product);
  const { position, sd } = locate([body, ...others], scales);
  // A body outside of all sizes is at the end of the nearest.
  const within = Math.min(Math.max(position + (runs?.shift ?? 0), 0), names.length);
  const mm = body.scale.mm / body.scale.step;
  const location = { position: within, sd, mm };
  const pieces = history.pieces
    .filter((piece) => piece.brand === brand && piece.kind === kind)
    .map(({ outcome, size }) => ({ outcome, size: names.indexOf(size) }))
    .filter(({ size }) => size !== -1);
  const after = distributionOf(location, pieces);
  const learnt = pieces.length === 0 ? 0 : after.mean - location.position;
  const shift = pieces.length === 0 ? (runs?.shift ?? 0) : after.mean - position;

  const probabilitiesOf = ({ between }: typeof after) => names.map((_, size) => between(size, size + 1));
  const mostProbable = (values: readonly number[]) => values.indexOf(Math.max(...values));
  const probabilities = probabilitiesOf(after);
  const best = mostProbable(probabilities);

  const shifted = bodies.map((each): Body => ({ ...each, value: each.value + shift * each.scale.step }));
  const rangeOf = ({ scale }: Body, size: number): BodyRange => scale.ranges[size] ?? [0, 0];
  /** Returns whether the chart excludes a size in every measurement. */
  const isExcluded = (size: number) => shifted.every((each) => excess(each, rangeOf(each, size)) !== 0);
  /** Returns why a size is recommended. The history is the first reason if another size were recommended without it. */
  const reasonsFor = (size: number): readonly FitReason[] => {
    const reasons: FitReason[] = [];
    for (const each of bodies) {
      const { source } = each;
      if ('yours' in source) {
        const range = rangeOf(each, size);
        const ease = Math.round(Math.min(Math.max(source.yours, range[0]), range[1]) - source.yours);
        reasons.push({
          kind: 'measurement',
          measurement: each.scale.measurement,
          range,
          yours: source.yours,
          ease,
        });
      } else if (!reasons.some((reason) => reason.kind === 'known-size'))
        reasons.push({ kind: 'known-size', brand: source.known.brand, size: source.known.size });
    }
    if (runs !== null) reasons.push(runs.reason);
    if (Math.abs(learnt) < NOTICED_SHIFT) return reasons;
    const direction = learnt > 0 ? 'larger' : 'smaller';
    const learntReason = {
      kind: 'history',
      brand,
      productKind: kind,
      direction,
      pieces: pieces.length,
    } as const;
    const isDecisive = mostProbable(probabilitiesOf(distributionOf(location, []))) !== best;
    return isDecisive ? [learntReason, ...reasons] : [...reasons, learntReason];
  };
  const none = (nearest: number, isTooSmall: boolean) =>
    ({
      kind: 'none',
      nearest: names[nearest] ?? '',
      problem: isTooSmall ? 'too_small' : 'too_big',
      reasons: reasonsFor(nearest),
    }) as const;

  const last = names.length - 1;
  const beyond = excess(body, [rangeOf(body, 0)[0], rangeOf(body, last)[1]]);
  // A shopper who has kept a size of this chart is not told that none fits.
  if (beyond !== 0 && !pieces.some(({ outcome }) => outcome === 'kept'))
    return none(beyond > 0 ? last : 0, beyond > 0);
  if (isExcluded(best)) return none(best, (shifted[0]?.value ?? 0) > middle(rangeOf(body, best)));

  // Each advice has the most probable size in it, which grows with the body: so no measurement that grows makes the advice smaller.
  const neighbour = (probabilities[best + 1] ?? 0) >= (probabilities[best - 1] ?? 0) ? best + 1 : best - 1;
  const isBetween =
    (probabilities[neighbour] ?? 0) >= NEARLY_EQUAL * (probabilities[best] ?? 0) && !isExcluded(neighbour);
  const [smaller, larger] = isBetween ? [Math.min(best, neighbour), Math.max(best, neighbour)] : [best, best];
  // The smallest and the largest size are kept by bodies beyond them, as far as the tolerance.
  const probability = after.between(
    smaller - (smaller === 0 ? TOLERANCE : KEPT_SLACK) * mm,
    larger + 1 + (larger === last ? TOLERANCE : KEPT_SLACK) * mm,
  );
  const confidence = probability >= SURE ? 'sure' : probability >= LIKELY ? 'likely' : 'unsure';
  const fit = { reasons: reasonsFor(smaller), probability, confidence } as const;
  return isBetween
    ? { kind: 'between', sizes: [names[smaller] ?? '', names[larger] ?? ''], ...fit }
    : { kind: 'size', size: names[best] ?? '', ...fit };
};
