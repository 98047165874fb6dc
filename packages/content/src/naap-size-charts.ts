import type { SizeChartInput } from './schema.ts';

/** The shortest and the longest body, in cm. */
type Range = [number, number];

/** The sizes of a group of kinds, and the body ranges of each measurement. There is a range more at both ends, for brands that run small or large. */
interface Table {
  readonly kinds: string[];
  readonly gender?: string;
  readonly measurements: ('chest' | 'waist' | 'hip' | 'foot' | 'insideLeg' | 'underBust')[];
  readonly sizes: readonly string[];
  readonly ranges: readonly (readonly Range[])[];
}

const women = "Women's Wear";
const men = "Men's Wear";

/** Returns ranges that each begin where the one before ends. */
const between = (...limits: readonly number[]): readonly Range[] =>
  limits.slice(1).map((to, index) => [limits[index] ?? to, to]);

const letters = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];
// The letter codes and the intervals of EN 13402-3. It has no hips of men; these follow the chest in smaller steps.
const womensLetters = {
  chest: between(66, 74, 82, 90, 98, 107, 119, 131, 143),
  waist: between(50, 58, 66, 74, 82, 91, 103, 115, 127),
  hip: between(74, 82, 90, 98, 106, 113, 123, 133, 143),
};
const mensLetters = {
  chest: between(70, 78, 86, 94, 102, 110, 118, 129, 141),
  waist: between(58, 66, 74, 82, 90, 98, 106, 117, 129),
  hip: between(78, 84, 90, 96, 102, 108, 114, 122, 132),
};

// A waist size is the waist in inches; the hip follows it in EN 13402-3.
const waistSizes = ['28', '30', '32', '34', '36', '38'];
const waist = between(64, 69, 74, 79, 84, 89, 94, 99, 104);
const womensHip = between(88, 93, 98, 102, 106, 110, 114, 119, 124);
const mensHip = between(80, 84, 88, 92, 97, 102, 106, 111, 116);
/** Regular length: the same in each size. */
const insideLeg = (from: number, to: number): readonly Range[] => waist.map((): Range => [from, to]);

const upper = ['T-Shirt', 'Crop Top', 'Polo T-Shirt', 'Tank Top', 'Shirt', 'Top', 'Sweatshirt', 'Sweater'];
const whole = ['Kurta', 'Dress', 'Jumpsuit', 'Co-ord Set'];
const lower = ['Track Pants', 'Lounge Pants', 'Briefs', 'Shapewear'];
const trousers = ['Jeans', 'Trousers', 'Cargos'];

const clothes = (
  gender: string,
  body: typeof womensLetters,
  hip: readonly Range[],
  leg: readonly Range[],
): readonly Table[] => [
  {
    kinds: [...upper, 'Jacket'],
    gender,
    measurements: ['chest', 'waist'],
    sizes: letters,
    ranges: [body.chest, body.waist],
  },
  {
    kinds: whole,
    gender,
    measurements: ['chest', 'waist', 'hip'],
    sizes: letters,
    ranges: [body.chest, body.waist, body.hip],
  },
  {
    kinds: lower,
    gender,
    measurements: ['waist', 'hip'],
    sizes: letters,
    ranges: [body.waist, body.hip],
  },
  {
    kinds: trousers,
    gender,
    measurements: ['waist', 'hip', 'insideLeg'],
    sizes: waistSizes,
    ranges: [waist, hip, leg],
  },
  { kinds: ['Shorts'], gender, measurements: ['waist', 'hip'], sizes: waistSizes, ranges: [waist, hip] },
];

// A British size is a third of an inch: the last of size 0 is 25 of them long, and about 16 mm longer than the foot.
const shoeSizes = ['UK 3', 'UK 4', 'UK 5', 'UK 6', 'UK 7', 'UK 8', 'UK 9', 'UK 10', 'UK 11'];
const footOf = (size: number) => Math.round(((size + 25) / 3) * 25.4 - 16) / 10;

const tables: readonly Table[] = [
  ...clothes(women, womensLetters, womensHip, insideLeg(74, 80)),
  ...clothes(men, mensLetters, mensHip, insideLeg(78, 84)),
  // Some skirts have letters, and others waist sizes.
  {
    kinds: ['Skirt'],
    measurements: ['waist', 'hip'],
    sizes: letters,
    ranges: [womensLetters.waist, womensLetters.hip],
  },
  { kinds: ['Skirt'], measurements: ['waist', 'hip'], sizes: waistSizes, ranges: [waist, womensHip] },
  {
    kinds: ['Sneakers', 'Casual Shoes', 'Flats'],
    measurements: ['foot'],
    sizes: shoeSizes,
    ranges: [between(...Array.from({ length: shoeSizes.length + 3 }, (_, index) => footOf(index + 1.5)))],
  },
];

/** Brands whose sizes are made for smaller (-1) or larger (1) bodies than the standard's, in sizes. */
const brandShifts: readonly { readonly brands?: string[]; readonly shift: -1 | 0 | 1 }[] = [
  { shift: 0 },
  { brands: ['Anar & Co', 'Rakh Denim'], shift: -1 },
  { brands: ['Chalta Hai'], shift: 1 },
];

const sizesOf = ({ sizes, ranges }: Table, shift: number) =>
  sizes.map((size, index) => [size, ranges.map((of) => of[index + 1 + shift] ?? [0, 0])] as const);

const bras: SizeChartInput = {
  kinds: ['Bra'],
  measurements: ['underBust', 'chest'],
  sizes: {
    '32B': [
      [68, 73],
      [82, 87],
    ],
    '34B': [
      [73, 78],
      [87, 90],
    ],
    '34C': [
      [73, 78],
      [90, 92],
    ],
    '36B': [
      [78, 83],
      [92, 95],
    ],
    '36C': [
      [78, 83],
      [95, 97],
    ],
    '38C': [
      [83, 88],
      [100, 102],
    ],
  },
};

const shifted = brandShifts.flatMap(({ brands, shift }) =>
  [...Map.groupBy(tables, ({ kinds, gender }) => `${kinds.join()} ${gender}`).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { kinds, gender, measurements } = first;
    return {
      ...(brands && { brands }),
      kinds,
      ...(gender && { gender }),
      measurements,
      sizes: Object.fromEntries(group.flatMap((table) => sizesOf(table, shift))),
    };
  }),
);

/** The body ranges of the demo's sizes. Some brands run small and some large. */
export const naapSizeCharts: SizeChartInput[] = [...shifted, bras];
