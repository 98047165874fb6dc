import type { Fold, Panel } from './drawing.ts';
import { type Bounds, boundsOf } from './geometry/outline.ts';
import { type Path, round, toSvg } from './geometry/path.ts';
import type { Blur } from './marks.ts';
import type { Pen } from './pen.ts';
import type { Tones } from './tones.ts';

const defaultEdge = 22;
const multiply = ' style="mix-blend-mode:multiply"';

const foldOpacity = ({ tone, opacity }: Fold, tones: Tones): number => {
  if (opacity !== undefined) return opacity;
  if (tone === 'shade') return tones.dark ? 0.75 : 0.42;
  return tones.dark ? 0.34 : 0.5;
};

interface Shading {
  readonly tone: Fold['tone'];
  readonly blur: Blur;
  /** Returns the path's SVG; its group sets the fill colour. */
  readonly path: (colour: string) => string;
}

/**
 * Shades the edge of a flat shape so that it looks rounded, lit from the top left: a broad blurred dark stroke moved up and left,
 * so that only the right and bottom edges darken, and a thin bright stroke moved the other way.
 */
const roundedEdge = (d: string, tones: Tones, edge: number): Shading[] => {
  if (edge === 0) return [];
  const stroke = (width: number, opacity: number, dx: number, dy: number) => (colour: string) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${round(width)}" opacity="${opacity}" transform="translate(${round(dx)} ${round(dy)})"/>`;
  return [
    {
      tone: 'shade',
      blur: edge > 16 ? 9 : 5,
      path: stroke(edge, tones.dark ? 0.6 : 0.4, -edge * 0.3, -edge * 0.26),
    },
    { tone: 'light', blur: 5, path: stroke(edge * 0.3, tones.dark ? 0.26 : 0.34, edge * 0.22, edge * 0.2) },
  ];
};

const foldShading = (folds: readonly Fold[], tones: Tones, pen: Pen): Shading[] =>
  folds.map((crease) => ({
    tone: crease.tone,
    blur: crease.blur,
    path: () => `<path d="${toSvg(pen.warped(crease.path))}" opacity="${foldOpacity(crease, tones)}"/>`,
  }));

/** Draws shadings of equal tone and blur as one group with one filter: a blur costs far more than a path. */
const drawShadings = (shadings: readonly Shading[], tones: Tones, visible: Bounds, pen: Pen): string => {
  const groups = Map.groupBy(shadings, ({ tone, blur }) => `${tone} ${blur}`);
  return [...groups.values()]
    .map((group) => {
      const [first] = group;
      if (first === undefined) return '';
      const shade = first.tone === 'shade';
      const colour = shade ? (tones.dark ? tones.abyss : tones.deep) : tones.glow;
      const paths = group.map(({ path }) => path(colour)).join('');
      return `<g fill="${colour}" filter="${pen.blur(first.blur, visible)}"${shade ? multiply : ''}>${paths}</g>`;
    })
    .join('');
};

/** Draws one panel: shadow, cloth, print, light, folds and sewing, in that order. */
export const drawPanel = (piece: Panel, silhouette: Path, pen: Pen): string => {
  const { tones, pattern, printed = [], folds = [], sewn = [], edge = defaultEdge, lift = 0 } = piece;
  const outline = pen.warped(piece.outline);
  const d = toSvg(outline);
  const visible = boundsOf(outline);
  const shadow =
    lift === 0
      ? ''
      : `<g clip-path="${pen.clip(silhouette)}"><path d="${d}" transform="translate(${round(lift)} ${round(lift * 1.3)})" fill="${tones.abyss}" opacity=".38" filter="${pen.blur(2.5, visible)}"/></g>`;
  const cloth =
    `<path d="${d}" fill="${piece.fill ?? tones.base}"/>` +
    (pattern === undefined ? '' : `<path d="${d}" fill="${pen.pattern(pattern)}"/>`);
  return (
    `${shadow}<g clip-path="${pen.clip(outline)}">${cloth}${pen.draw(printed)}` +
    `${drawShadings([...roundedEdge(d, tones, edge), ...foldShading(folds, tones, pen)], tones, visible, pen)}${pen.draw(sewn)}</g>` +
    `<path d="${d}" fill="none" stroke="${tones.line}" stroke-width=".9" opacity=".55" stroke-linejoin="round"/>`
  );
};
