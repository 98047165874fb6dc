import { m } from '@naap/messages';
import { measure } from '../../components/SizeGuide/scale.ts';

type Centimetres = readonly [number, ...number[]];

export interface SizeChart {
  /** Names of the measurements, the most important first. */
  readonly measurements: readonly [string, ...string[]];
  readonly rows: readonly { readonly size: string; readonly centimetres: Centimetres }[];
}

interface Chart {
  /** Names of the measurements, the most important first. */
  readonly measurements: readonly [() => string, ...(() => string)[]];
  readonly sizes: Readonly<Record<string, Centimetres>>;
}

/** Body measurements for each size, in cm. Sample data, because the specification has none. */
const charts: readonly Chart[] = [
  {
    measurements: [
      m.product_detail_size_guide_chest,
      m.product_detail_size_guide_waist,
      m.product_detail_size_guide_hip,
    ],
    sizes: {
      XS: [82, 66, 88],
      S: [88, 72, 94],
      M: [94, 78, 100],
      L: [100, 84, 106],
      XL: [108, 92, 114],
      XXL: [116, 100, 122],
    },
  },
  {
    measurements: [
      m.product_detail_size_guide_waist,
      m.product_detail_size_guide_hip,
      m.product_detail_size_guide_inside_leg,
    ],
    sizes: {
      '28': [71, 88, 76],
      '30': [76, 93, 77],
      '32': [81, 98, 79],
      '34': [86, 103, 81],
      '36': [91, 108, 82],
      '38': [97, 114, 83],
    },
  },
  {
    measurements: [m.product_detail_size_guide_under_bust, m.product_detail_size_guide_bust],
    sizes: {
      '32B': [71, 84],
      '34B': [76, 89],
      '34C': [76, 91],
      '36B': [81, 94],
      '36C': [81, 96],
      '38C': [86, 101],
    },
  },
  {
    measurements: [m.product_detail_size_guide_foot],
    sizes: {
      'UK 3': [22],
      'UK 4': [22.9],
      'UK 5': [23.7],
      'UK 6': [24.6],
      'UK 7': [25.4],
      'UK 8': [26.2],
      'UK 9': [27.1],
      'UK 10': [27.9],
      'UK 11': [28.8],
    },
  },
];

/** Returns the measurements of these sizes, or null unless one chart has all of them. */
export function sizeChart(sizes: readonly string[]): SizeChart | null {
  if (sizes.length === 0) return null;
  const chart = charts.find((one) => sizes.every((size) => Object.hasOwn(one.sizes, size)));
  if (!chart) return null;
  const rows = sizes.flatMap((size) => {
    const centimetres = chart.sizes[size];
    return centimetres ? [{ size, centimetres }] : [];
  });
  const [first, ...others] = chart.measurements;
  return { measurements: [first(), ...others.map((name) => name())], rows };
}

/** Returns the body measurement of one of these sizes, 'chest 37 in', or null when no chart has them. */
export function bodyMeasurement(size: string, sizes: readonly string[]): string | null {
  const chart = sizeChart(sizes);
  const row = chart?.rows.find((one) => one.size === size);
  if (!chart || !row) return null;
  const name = chart.measurements[0].toLowerCase();
  return `${name} ${measure(row.centimetres[0], 'inches')} ${m.product_detail_size_guide_units_inches()}`;
}
