import { m } from '@naap/messages';
import type { Naap, SizeChart } from '@naap/state/naap';
import { measure } from '../../components/SizeGuide/scale.ts';

/** Returns the names of a chart's measurements. The chest of a chart of bras is called the bust. */
export function measurementNames({ measurements }: SizeChart): readonly [string, ...string[]] {
  const names = {
    chest: measurements.includes('underBust')
      ? m.product_detail_size_guide_bust()
      : m.product_detail_size_guide_chest(),
    waist: m.product_detail_size_guide_waist(),
    hip: m.product_detail_size_guide_hip(),
    foot: m.product_detail_size_guide_foot(),
    insideLeg: m.product_detail_size_guide_inside_leg(),
    underBust: m.product_detail_size_guide_under_bust(),
  };
  const [first, ...others] = measurements;
  return [names[first], ...others.map((name) => names[name])];
}

/** Returns the body that a size is made for, 'chest 37 in': the middle of its main range. Null when the chart has no such size. */
export function bodyMeasurement(
  size: string,
  chart: SizeChart | null | undefined,
  unit: Naap['unit'],
): string | null {
  const range = chart?.sizes.find((one) => one.size === size)?.ranges[chart.measurements[0]];
  if (!chart || !range) return null;
  const [name] = measurementNames(chart);
  const middle = measure((range[0] + range[1]) / 2, guideUnit(unit));
  return `${name.toLowerCase()} ${middle} ${unitLabel(unit)}`;
}

/** Returns the unit of the size guide. */
export const guideUnit = (unit: Naap['unit']) => (unit === 'cm' ? 'centimetres' : 'inches');

export const unitLabel = (unit: Naap['unit']) =>
  unit === 'cm'
    ? m.product_detail_size_guide_units_centimetres()
    : m.product_detail_size_guide_units_inches();
