import { round } from '../geometry/path.ts';
import { ambi, bar, dot, flower, leaf } from './motifs.ts';
import { type Print, tile } from './tile.ts';

/** Printed, dyed and tie-dyed patterns, most of them Indian. */

export const polka: Print = ({ ink }) => tile(24, 24, dot(6, 6, 3.2, ink), dot(18, 18, 3.2, ink));

/** Block-printed sprigs, staggered. */
export const buta: Print = ({ ink, ink2 }) => {
  const sprig = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})">${flower(0, -5, 5.6, { petal: ink, eye: ink2 })}<path d="M0 0V9" stroke="${ink}" stroke-width="1.2"/>${leaf(0, 6, 6.5, -35, ink)}${leaf(0, 6, 6.5, -145, ink)}</g>`;
  return tile(34, 44, sprig(8.5, 12), sprig(25.5, 34), dot(25.5, 10, 1.1, ink2), dot(8.5, 34, 1.1, ink2));
};

export const ambiPrint: Print = ({ ink, ink2 }) =>
  tile(
    48,
    60,
    ambi(12, 16, { scale: 0.82, fill: ink, line: ink2, turn: 18 }),
    ambi(36, 46, { scale: 0.82, fill: ink, line: ink2, turn: -18, flip: true }),
    flower(36, 14, 4.2, { petal: ink2, eye: ink, petals: 6 }),
    flower(12, 46, 4.2, { petal: ink2, eye: ink, petals: 6 }),
    ...(
      [
        [24, 30],
        [0, 30],
        [48, 30],
        [24, 0],
        [24, 60],
      ] as const
    ).map(([x, y]) => dot(x, y, 1, ink)),
  );

const floralWidth = 84;
const floralHeight = 96;
const blooms = [
  [18, 20, 13, 0, 10],
  [62, 14, 8.5, 1, 40],
  [48, 50, 14.5, 0, -8],
  [14, 66, 8, 0, 30],
  [76, 72, 11, 0, 0],
  [40, 86, 7, 1, 20],
] as const;
const sprays = [
  [30, 28, 11, 30],
  [6, 26, 9, 150],
  [34, 62, 12, 150],
  [62, 60, 11, 20],
  [20, 80, 10, 40],
  [66, 88, 10, 130],
  [78, 20, 9, 30],
  [50, 8, 8, 160],
  [8, 46, 8, 80],
  [70, 40, 9, -60],
] as const;
const pollen = [
  [34, 6],
  [4, 4],
  [80, 50],
  [28, 46],
  [58, 76],
  [2, 88],
  [60, 34],
] as const;

/** Large flowers. A flower that crosses an edge of the tile is drawn again at the opposite edge, so that the repeat is seamless. */
export const floral =
  (eye: string): Print =>
  ({ ink, ink2, ink3 }) => {
    const bloom = ([x, y, radius, inkIndex, turn]: (typeof blooms)[number]): string =>
      [-floralWidth, 0, floralWidth]
        .flatMap((dx) => [-floralHeight, 0, floralHeight].map((dy) => [x + dx, y + dy] as const))
        .filter(([cx, cy]) => cx > -20 && cx < floralWidth + 20 && cy > -20 && cy < floralHeight + 20)
        .map(([cx, cy]) =>
          flower(cx, cy, radius, {
            petal: inkIndex === 0 ? ink : ink2,
            eye,
            petals: radius > 10 ? 6 : 5,
            turn,
          }),
        )
        .join('');
    return tile(
      floralWidth,
      floralHeight,
      ...sprays.map(([x, y, length, turn]) => leaf(x, y, length, turn, ink3)),
      ...blooms.map(bloom),
      ...pollen.map(([x, y]) => dot(x, y, 1.4, eye)),
    );
  };

/** Small scattered flowers. */
export const ditsy: Print = ({ ink, ink2, ink3 }) =>
  tile(
    30,
    30,
    flower(8, 9, 4.6, { petal: ink, eye: ink2, turn: 10 }),
    flower(23, 24, 4.6, { petal: ink, eye: ink2, turn: -14 }),
    leaf(12, 12, 5, 40, ink3),
    leaf(26, 20, 5, -40, ink3),
    dot(23, 7, 0.9, ink2),
    dot(8, 23, 0.9, ink2),
  );

/** Tie-dye: rings of tied dots. */
export const bandhani: Print = ({ ink, ink2 }) => {
  const ring = (x: number, y: number) =>
    Array.from({ length: 8 }, (_, index) => {
      const angle = (index * Math.PI) / 4;
      return dot(x + 9 * Math.cos(angle), y + 9 * Math.sin(angle), 1.5, ink);
    }).join('') +
    dot(x, y, 2.6, ink2) +
    dot(x, y, 1, ink);
  const between = [
    [45, 15],
    [15, 45],
    [30, 30],
    [30, 0],
    [0, 30],
    [60, 30],
    [30, 60],
    [0, 0],
    [60, 0],
    [0, 60],
    [60, 60],
  ] as const;
  return tile(60, 60, ring(15, 15), ring(45, 45), ...between.map(([x, y]) => dot(x, y, 1.6, ink)));
};

/** Waves from cloth that was rolled and tied before dyeing. */
export const leheriya: Print = ({ ink, ink2 }) => {
  const wave = (y: number, width: number, stroke: string) =>
    `<path d="M-2 ${y}L9 ${y - 6}L18 ${y}L27 ${y - 6}L38 ${y}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
  return tile(36, 26, wave(6, 4, ink), wave(16, 2.2, ink2), wave(23, 1.2, ink));
};

/** Stepped diamonds with offset rows, as of yarn dyed before weaving. */
export const ikat: Print = ({ ink, ink2 }) => {
  const rows = Array.from({ length: 12 }, (_, row) => {
    const half = (6 - Math.abs(6 - row)) * 3.6 + 2;
    const slip = (row % 2) * 1.8;
    return (
      bar(24 - half + slip, row * 5, half * 2, 5.2, ink) +
      bar(24 - half * 0.45 - slip, row * 5, half * 0.9, 5.2, ink2)
    );
  });
  return tile(48, 60, ...rows, bar(-2, 28, 4, 4, ink2), bar(46, 28, 4, 4, ink2));
};

/** Resist block print: eight-pointed stars in a lattice. */
export const ajrakh: Print = ({ ink, ink2 }) => {
  const radius = 15;
  const petal = `M20 ${20 - radius}L${20 + radius * 0.2} ${round(20 - radius * 0.38)}L20 ${20 - radius * 0.2}L${20 - radius * 0.2} ${round(20 - radius * 0.38)}Z`;
  const star = Array.from(
    { length: 8 },
    (_, index) => `<path d="${petal}" transform="rotate(${index * 45} 20 20)" fill="${ink}"/>`,
  );
  const corners = [
    [0, 0],
    [40, 0],
    [0, 40],
    [40, 40],
  ] as const;
  return tile(
    40,
    40,
    `<path d="M0 0H40V40H0Z" fill="none" stroke="${ink2}" stroke-width="1.6"/>`,
    ...star,
    dot(20, 20, radius * 0.2, ink2),
    ...corners.map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="5" fill="none" stroke="${ink}" stroke-width="1.4"/>${dot(x, y, 1.8, ink)}`,
    ),
  );
};

/** Tie-dyed patches in rows, soft at the edge. */
export const shibori: Print = ({ ink, ink2 }) => {
  const blot = (x: number, y: number) =>
    `<g fill="none" stroke="${ink}"><circle cx="${x}" cy="${y}" r="11" stroke-width="3.4" opacity=".8"/><circle cx="${x}" cy="${y}" r="6.4" stroke-width="1.6" opacity=".6"/></g>${dot(x, y, 2.2, ink2)}`;
  return tile(52, 52, blot(13, 13), blot(39, 39), dot(39, 13, 2, ink), dot(13, 39, 2, ink));
};
