import { fitEase, ownBrands, type ProductLine, productKinds, sampleBodies } from './data.ts';
import type { MeasuredPiece } from './types.ts';

const CM_PER_INCH = 2.54;

/**
 * Returns the piece that a product's measured pictures show: of the sample size, made for the body that the brand's chart states, with the ease
 * of its kind and cut. Undefined for kinds that are not measured.
 */
export function measuredPiece(
  { kind, gender }: ProductLine,
  vendor: string,
  fit: string,
): MeasuredPiece | undefined {
  const { measure, sizes } = productKinds[kind];
  const sample = sampleBodies[sizes];
  const bodies = sample?.bodies[gender];
  const runs = ownBrands.find(({ name }) => name === vendor)?.runs;
  const body = measure && bodies?.[measure.at]?.[runs === 'small' ? 0 : runs === 'large' ? 2 : 1];
  if (!measure || !sample || body === undefined) return undefined;
  const ease = measure.ease + (fitEase[fit] ?? 0);
  const acrossInches = Math.round(((body + ease) / 2 / CM_PER_INCH) * 2) / 2;
  return { size: sample.size, at: measure.at, ease, acrossInches };
}
