import type { Cloth } from '../cloth.ts';
import { label } from '../construction/hardware.ts';
import { line, stitch } from '../construction/sewing.ts';
import { type Layer, panel } from '../drawing.ts';
import { path } from '../geometry/parse.ts';
import { type Path, reverse, spread, symmetric } from '../geometry/path.ts';
import { type Mark, shape } from '../marks.ts';
import { ribFill } from '../patterns/index.ts';
import type { TopCut } from './top-cut.ts';

/** Returns the point at which the neckband meets the shoulder. */
const bandCorner = ({ top, neckWidth, neckband }: TopCut): readonly [number, number] => [
  neckWidth + neckband * 0.85,
  top + neckband * 0.45,
];

/** Returns the edge of the neck opening from the centre to the shoulder, moved outward by `out` pixels. */
const frontEdge = (cut: TopCut, out: number): Path => {
  const { top, neckWidth, neckDepth, neckline } = cut;
  const throat = top + neckDepth;
  if (neckline === 'v') {
    return path`M0 ${throat + out * 1.5}L${neckWidth + out * 0.75} ${top + out * 0.45}`;
  }
  return path`M0 ${throat + out}C${neckWidth * 0.6} ${throat + out} ${neckWidth * 0.96 + out * 0.6} ${top + neckDepth * 0.54 + out * 0.4} ${neckWidth + out * 0.85} ${top + out * 0.45}`;
};

/** Returns the edge of the body at the neck, outside any neckband. */
export const neckEdge = (cut: TopCut, fromBehind: boolean): Path => {
  if (!fromBehind) return frontEdge(cut, cut.neckband);
  const { top, neckWidth, backNeckDepth, neckband } = cut;
  const [x, y] = bandCorner(cut);
  const low = top + backNeckDepth + neckband;
  return path`M0 ${low}C${neckWidth * 0.4} ${low} ${neckWidth * 0.8} ${top + backNeckDepth * 0.6 + neckband} ${x} ${y}`;
};

/** Returns the inside of the back, visible through the neck, with the back of the neckband and the label. */
export const insideNeck = (cut: TopCut, { main, trim }: Cloth): { outline: Path; marks: Mark[] } => {
  const { top, neckWidth, neckDepth, backNeckDepth, neckband } = cut;
  const nape = top + backNeckDepth;
  const outline = symmetric(
    path`M0 ${nape}C${neckWidth * 0.4} ${nape} ${neckWidth * 0.8} ${top + backNeckDepth * 0.6} ${neckWidth} ${top}L${neckWidth + neckband} ${top + neckband * 0.5}C${neckWidth + 4} ${top + neckDepth * 0.7 + neckband} ${neckWidth * 0.6} ${top + neckDepth + neckband + 4} 0 ${top + neckDepth + neckband + 4}`,
  );
  const lower = path`M0 ${nape + neckband}C${neckWidth * 0.42} ${nape + neckband} ${neckWidth * 0.84} ${top + backNeckDepth * 0.7 + neckband * 0.8} ${neckWidth + 2} ${top + neckband * 0.6}`;
  const band = symmetric([
    ...lower,
    ['L', neckWidth, top],
    ['C', neckWidth * 0.8, top + backNeckDepth * 0.6, neckWidth * 0.4, nape, 0, nape],
  ]);
  return {
    outline,
    marks: [
      shape(outline, { fill: main.inside }),
      shape(band, { fill: trim.shade }),
      line(spread(lower), trim, { width: 0.9 }),
      ...(cut.label ? [label(0, nape + neckband + 1, Math.min(22, neckWidth * 0.55), 9)] : []),
    ],
  };
};

const bandPanel = (outline: Path, cut: TopCut, { trim }: Cloth): Layer =>
  panel({
    outline,
    tones: trim,
    pattern: cut.ribbedNeckband ? ribFill(trim, { depth: 0.1 }) : undefined,
    edge: 7,
  });

/** Returns the band around the front of the neck. */
export const neckband = (cut: TopCut, cloth: Cloth): Layer[] => {
  if (cut.neckband === 0) return [];
  const outer = reverse(frontEdge(cut, cut.neckband));
  return [
    bandPanel(symmetric([...frontEdge(cut, 0), ['L', ...bandCorner(cut)], ...outer.slice(1)]), cut, cloth),
  ];
};

export const backNeckband = (cut: TopCut, cloth: Cloth): Layer[] => {
  const { top, neckWidth, backNeckDepth, neckband } = cut;
  if (neckband === 0) return [];
  const nape = top + backNeckDepth;
  const [x, y] = bandCorner(cut);
  const outline = symmetric(
    path`M0 ${nape - 2}C${neckWidth * 0.4} ${nape - 2} ${neckWidth * 0.8} ${top + backNeckDepth * 0.5} ${neckWidth} ${top}L${x} ${y}C${neckWidth * 0.8} ${top + backNeckDepth * 0.6 + neckband} ${neckWidth * 0.4} ${nape + neckband} 0 ${nape + neckband}`,
  );
  return [bandPanel(outline, cut, cloth)];
};

/** Returns the topstitch that holds the neckband down. */
export const neckStitch = (cut: TopCut, { main }: Cloth): Mark[] =>
  cut.neckband === 0
    ? []
    : [stitch(spread(frontEdge(cut, cut.neckband + 3.4)), main, { opacity: 0.75, width: 0.9 })];
