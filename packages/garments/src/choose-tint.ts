import { type Colourway, colourways } from './colourways.ts';
import { randomStream } from './geometry/random.ts';
import { type Tint, tintOklch, tints } from './ground.ts';
import { type GarmentSpec, requireSpec } from './spec.ts';

/** Cloth below this chroma looks neutral and suits a strong tint. */
const neutralChroma = 0.06;
/** Hues at least this many degrees apart count as opposite. */
const opposite = 90;
/** Yellow tints are rare, because yellow is the brand's colour. */
const maxYellowShare = 1 / 6;

const hueDistance = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

const isNeutral = (name: Colourway): boolean => colourways[name].oklch[1] < neutralChroma;

/**
 * Chooses the paper's tint for a garment by the seed: for neutral cloth any tint but bare, for saturated cloth bare or a tint of the
 * opposite hue. At most one in six seeds gives yellow.
 * @throws RangeError that names the first invalid field of the spec.
 */
export const chooseTint = (spec: GarmentSpec, seed: number): Tint => {
  requireSpec(spec);
  const random = randomStream(seed);
  const hue = colourways[spec.colourway].oklch[2];
  const suitable = isNeutral(spec.colourway)
    ? tints.filter((tint) => tint !== 'bare')
    : tints.filter((tint) => tint === 'bare' || hueDistance(tintOklch(tint)[2], hue) >= opposite);
  const others = suitable.filter((tint) => tint !== 'yellow');
  const yellow = suitable.includes('yellow') && random() < maxYellowShare * 0.9;
  if (yellow) return 'yellow';
  return others[Math.floor(random() * others.length)] ?? 'bare';
};
