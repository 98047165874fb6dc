import type { Fold, Panel } from './drawing.ts';
import { type Bounds, boundsOf } from './geometry/outline.ts';
import { type Path, round, toSvg } from './geometry/path.ts';
import type { Blur } from './marks.ts';
import type { Pen } from './pen.ts';
import type { Tones } from './tones.ts';

const defaultEdge = 22;
const multiply = ' style="mix-blend-mode:multiply"';

/**
 * Rounds a flat shape off with one light from the top left: a broad blurred stroke pushed up and left, so that only
 * the right and bottom edges darken, and a thin bright one pushed the other way.
 */
const roundedEdge = (d: string, tones: Tones, edge: number, seen: Bounds, pen: Pen): string => {
  if (edge === 0) return '';
  const [depth, tint] = tones.dark ? [0.6, tones.abyss] : [0.4, tones.deep];
  return (
    `<path d="${d}" fill="none" stroke="${tint}" stroke-width="${edge}" opacity="${depth}" filter="${pen.blur(edge > 16 ? 9 : 5, seen)}"${multiply} transform="translate(${round(-edge * 0.3)} ${round(-edge * 0.26)})"/>` +
    `<path d="${d}" fill="none" stroke="${tones.glow}" stroke-width="${round(edge * 0.3)}" opacity="${tones.dark ? 0.26 : 0.34}" filter="${pen.blur(5, seen)}" transform="translate(${round(edge * 0.22)} ${round(edge * 0.2)})"/>`
  );
};

const foldOpacity = ({ tone, opacity }: Fold, tones: Tones): number => {
  if (opacity !== undefined) return opacity;
  if (tone === 'shade') return tones.dark ? 0.75 : 0.42;
  return tones.dark ? 0.34 : 0.5;
};

/** Folds of one tone and blur share one filter: a blur costs far more than a path. */
const foldGroups = (folds: readonly Fold[], tones: Tones, seen: Bounds, pen: Pen): string => {
  const groups = new Map<string, { blur: Blur; tone: Fold['tone']; paths: string }>();
  for (const crease of folds) {
    const key = `${crease.tone} ${crease.blur}`;
    const group = groups.get(key) ?? { blur: crease.blur, tone: crease.tone, paths: '' };
    const opacity = foldOpacity(crease, tones);
    group.paths += `<path d="${toSvg(pen.warped(crease.path))}" opacity="${opacity}"/>`;
    groups.set(key, group);
  }
  return [...groups.values()]
    .map(({ blur, tone, paths }) => {
      const shade = tone === 'shade';
      const fill = shade ? (tones.dark ? tones.abyss : tones.deep) : tones.glow;
      return `<g fill="${fill}" filter="${pen.blur(blur, seen)}"${shade ? multiply : ''}>${paths}</g>`;
    })
    .join('');
};

/** Cloth, print, light, folds and sewing of one panel, in that order, with its shadow under it. */
export const drawPanel = (piece: Panel, silhouette: Path, pen: Pen): string => {
  const { tones, pattern, printed = [], folds = [], sewn = [], edge = defaultEdge, lift = 0 } = piece;
  const outline = pen.warped(piece.outline);
  const d = toSvg(outline);
  const seen = boundsOf(outline);
  const shadow =
    lift === 0
      ? ''
      : `<g clip-path="${pen.clip(silhouette)}"><path d="${d}" transform="translate(${round(lift)} ${round(lift * 1.3)})" fill="${tones.abyss}" opacity=".38" filter="${pen.blur(2.5, seen)}"/></g>`;
  const cloth =
    `<path d="${d}" fill="${piece.fill ?? tones.base}"/>` +
    (pattern === undefined ? '' : `<path d="${d}" fill="${pen.pattern(pattern)}"/>`);
  return (
    `${shadow}<g clip-path="${pen.clip(outline)}">${cloth}${pen.draw(printed)}` +
    `${roundedEdge(d, tones, edge, seen, pen)}${foldGroups(folds, tones, seen, pen)}${pen.draw(sewn)}</g>` +
    `<path d="${d}" fill="none" stroke="${tones.line}" stroke-width=".9" opacity=".55" stroke-linejoin="round"/>`
  );
};
