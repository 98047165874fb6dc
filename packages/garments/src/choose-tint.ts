import { type Colourway, colourways } from './colourways.ts';
import { randomStream } from './geometry/random.ts';
import { type Tint, tintOklch, tints } from './ground.ts';
import { type GarmentSpec, requireSpec } from './spec.ts';

/** Below this chroma a cloth reads as a neutral and can bear a strong ground. */
const neutralChroma = 0.06;
/** Hues at least this far apart count as opposite. */
const opposite = 90;
/** Too much yellow drowns the yellow that means "naap". */
const yellowShare = 1 / 6;

const hueDistance = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

const isNeutral = (name: Colourway): boolean => colourways[name].oklch[1] < neutralChroma;

/**
 * The paper a garment looks best on: neutral cloth takes any stronger tint, saturated cloth the bare one or one of
 * the opposite hue. Yellow comes up in at most one of six, whatever the cloth.
 * @throws RangeError when the spec names something unknown.
 */
export const chooseTint = (spec: GarmentSpec, seed: number): Tint => {
  requireSpec(spec);
  const random = randomStream(seed);
  const hue = colourways[spec.colourway].oklch[2];
  const fitting = isNeutral(spec.colourway)
    ? tints.filter((tint) => tint !== 'bare')
    : tints.filter((tint) => tint === 'bare' || hueDistance(tintOklch(tint)[2], hue) >= opposite);
  const others = fitting.filter((tint) => tint !== 'yellow');
  const yellow = fitting.includes('yellow') && random() < yellowShare * 0.9;
  if (yellow) return 'yellow';
  return others[Math.floor(random() * others.length)] ?? 'bare';
};
