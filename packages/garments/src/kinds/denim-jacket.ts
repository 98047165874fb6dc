import { type Cloth, denimCloth } from '../cloth.ts';
import { collarFromBehind, shirtCollar } from '../construction/collar.ts';
import { button } from '../construction/hardware.ts';
import { both, bothSides, denimThread, line, seam, stitch } from '../construction/sewing.ts';
import { path } from '../geometry/parse.ts';
import { onSide } from '../geometry/path.ts';
import { type Mark, shape } from '../marks.ts';
import { cutOf } from '../silhouettes.ts';
import { drawTop } from '../skeletons/top.ts';
import { hemLine, shortSleeve, type TopCut } from '../skeletons/top-cut.ts';
import { bomberCut } from './bomber-jacket.ts';
import type { Kind } from './kind.ts';

const truckerCut: TopCut = {
  ...bomberCut,
  top: 90,
  length: 288,
  chest: 104,
  waist: 100,
  hem: 96,
  hemRib: 0,
  hemStitches: 1,
  neckline: 'collar',
  neckWidth: 38,
  neckDepth: 30,
  neckband: 0,
  label: false,
  foldStrength: 1.1,
  sleeve: {
    ...shortSleeve,
    length: 266,
    angle: 14,
    cuffWidth: 42,
    cuff: 26,
    hemStitch: 4,
    over: true,
    bulge: 12,
  },
};

/** Returns the seams of waistband and yoke, the same in front and behind. */
const truckerSeams = ({ main }: Cloth, top: number, bottom: number): Mark[] => {
  const thread = { colour: denimThread };
  const yoke = path`M-140 ${top + 76}Q0 ${top + 84} 140 ${top + 76}`;
  const band = path`M-140 ${bottom - 27}Q0 ${bottom - 19} 140 ${bottom - 27}`;
  return [
    ...seam(yoke, main, { width: 1.3 }),
    stitch(path`M-140 ${top + 80}Q0 ${top + 88} 140 ${top + 80}`, main, thread),
    ...seam(band, main, { width: 1.3 }),
    stitch(path`M-140 ${bottom - 31}Q0 ${bottom - 23} 140 ${bottom - 31}`, main, thread),
  ];
};

export const trucker: Kind['draw'] = (spec, fromBehind) => {
  const cut = cutOf(spec, truckerCut);
  const cloth = denimCloth(spec);
  const { main } = cloth;
  const neck = { top: cut.top, width: cut.neckWidth, depth: cut.neckDepth };
  const bottom = hemLine(cut);
  const { top } = cut;
  const thread = { colour: denimThread };
  const grain = { frequency: [0.5, 1.2], opacity: 0.22 } as const;
  const panels = bothSides(path`M58 ${top + 82}L34 ${bottom - 28}M82 ${top + 80}L72 ${bottom - 26}`);
  if (fromBehind) {
    return drawTop(cut, cloth, true, {
      sewn: [
        ...truckerSeams(cloth, top, bottom),
        ...seam(bothSides(path`M52 ${top + 82}L38 ${bottom - 28}`), main),
        stitch(bothSides(path`M48 ${top + 83}L34 ${bottom - 28}`), main, thread),
      ],
      over: collarFromBehind(neck, main, spec.pattern),
      grain,
    });
  }
  const flap = path`M30 ${top + 74}H80V${top + 92}L55 ${top + 102}L30 ${top + 92}Z`;
  return drawTop(cut, cloth, false, {
    sewn: [
      ...truckerSeams(cloth, top, bottom),
      ...seam(panels, main),
      stitch(
        bothSides(path`M54 ${top + 84}L30 ${bottom - 28}M86 ${top + 81}L76 ${bottom - 26}`),
        main,
        thread,
      ),
      ...seam(path`M11 ${top + 26}V${bottom + 8}`, main, { width: 1.3 }),
      stitch(path`M8 ${top + 28}V${bottom + 8}M-8 ${top + 28}V${bottom + 8}`, main, thread),
      ...Array.from({ length: 6 }, (_, index) => button(1, top + 52 + index * 42, 3.8, '#b9814a', main)),
    ],
    over: [
      ...both((side) => {
        const outline = onSide(flap, side);
        return [
          shape(outline, { fill: main.abyss, opacity: 0.35, blur: 1.2, offset: [1, 3] }),
          shape(outline, { fill: main.base }),
          shape(outline, { fill: cloth.surface() ?? main.base }),
          line(outline, main),
          stitch(
            onSide(path`M33 ${top + 77}V${top + 90}L55 ${top + 99}L77 ${top + 90}V${top + 77}`, side),
            main,
            thread,
          ),
          button(55 * side, top + 92, 3.2, '#b9814a', main),
        ];
      }),
      ...shirtCollar(neck, main, spec.pattern),
    ],
    grain,
  });
};
