import { clothOf } from '../cloth.ts';
import { brass } from '../construction/hardware.ts';
import { line, stitch } from '../construction/sewing.ts';
import { roundedBox } from '../construction/shapes.ts';
import { type Drawing, fold, panel } from '../drawing.ts';
import { path } from '../geometry/parse.ts';
import { circle, type Mark, rigid, shape } from '../marks.ts';
import { silhouetteOf } from '../silhouettes.ts';
import type { GarmentSpec } from '../spec.ts';
import { warpDrawing } from '../warp-drawing.ts';
import type { Kind } from './kind.ts';

/** Draws a belt closed in a ring, seen from slightly below, so that the buckle is at the top: the far side, then the near side. */
export const belt: Kind['draw'] = (spec: GarmentSpec, fromBehind): Drawing => {
  const { main, surface } = clothOf(spec);
  const { waistband: width = 40, mirrored } = silhouetteOf(spec);
  const more = width - 40;
  const far = path`M-158 236C-158 176 -80 146 0 146C80 146 158 176 158 236L158 ${262 + more}C150 ${206 + more} 80 ${182 + more} 0 ${182 + more}C-80 ${182 + more} -150 ${206 + more} -158 ${262 + more}Z`;
  const near = path`M-158 236C-158 300 -84 332 0 332C84 332 158 300 158 236L158 ${276 + more}C158 ${342 + more} 84 ${376 + more} 0 ${376 + more}C-84 ${376 + more} -158 ${342 + more} -158 ${276 + more}Z`;
  const stitches = path`M-155 246C-154 306 -82 338 0 338C82 338 154 306 155 246M-155 ${272 + more}C-152 ${334 + more} -82 ${370 + more} 0 ${370 + more}C82 ${370 + more} 152 ${334 + more} 155 ${272 + more}`;
  const holes = [54, 76, 98, 118].map(
    (x, index): Mark =>
      circle(x, 347 + more / 2 - index * 5.5 - index * index * 0.7, 2.8, { fill: main.abyss }),
  );
  const keeper = path`M24 328L38 327V${377 + more}L24 ${378 + more}Z`;
  const tip = path`M128 292C136 284 142 278 147 268L150 ${304 + more}C146 ${314 + more} 140 ${320 + more} 132 ${328 + more}Q120 316 128 292Z`;
  const height = 58 + more;
  const frame = roundedBox(-24, -height / 2, 48, height, mirrored ? 23 : 7);
  const buckle: Mark = rigid(
    [-4, 353 + more / 2],
    [
      shape(frame, { stroke: '#0005', width: 7, blur: 2.5, offset: [2, 4] }),
      shape(frame, { stroke: '#b08a3a', width: 7.5 }),
      shape(frame, { stroke: brass, width: 5 }),
      shape(path`M-25 -2H20L24 1L20 4H-25Z`, { fill: brass, stroke: '#8a6a2a', width: 0.9 }),
      shape(path`M-25 0V3`, { stroke: '#8a6a2a', width: 2 }),
    ],
  );
  const seenFromAbove: Drawing = {
    tones: main,
    layers: [
      panel({
        outline: far,
        tones: main,
        fill: main.inside,
        edge: 10,
        sewn: [stitch(path`M-150 232C-144 184 -78 156 0 156C78 156 144 184 150 232`, main)],
      }),
      panel({
        outline: near,
        tones: main,
        pattern: surface(),
        edge: 16,
        lift: 2,
        folds: [
          fold([-150, 276], [-40, 346], 14, -10, { tone: 'light', blur: 5, opacity: 0.5 }),
          fold([150, 280], [60, 350], 14, 10, { blur: 5, opacity: 0.4 }),
        ],
        sewn: [stitch(stitches, main, { width: 1.3 }), ...(fromBehind ? [] : holes)],
      }),
      ...(fromBehind
        ? []
        : [
            line(tip, main, { opacity: 0.8 }),
            shape(keeper, { fill: main.shade, stroke: main.line, width: 0.9 }),
            stitch(path`M27 331V${375 + more}M35 330V${374 + more}`, main),
            buckle,
          ]),
    ],
    outlines: [far, near, ...(fromBehind ? [] : [roundedBox(-32, 318, 56, height + 12, mirrored ? 27 : 9)])],
    landmarks: {
      across: { left: -156, right: 156, y: 300 },
      down: { x: -90, top: 366 + more, bottom: 316 },
      focus: [24, 344],
      tag: [-62, 342],
    },
  };
  return warpDrawing(seenFromAbove, ([x, y]) => [x, 522 + more - y]);
};
