import { expect, it } from 'vitest';
import type { Mark } from '../marks.ts';
import { garmentKinds, silhouettes } from '../spec.ts';
import { drawView } from '../views.ts';

/** Returns the length that a tape shows: it has a tick at each half inch, in two paths of lines. */
function inchesOf(tape: Mark | undefined): number {
  const marks = tape?.type === 'rigid' ? tape.marks : [];
  const lines = marks.flatMap((mark) =>
    mark.type === 'path' && mark.stroke !== undefined && mark.cap === undefined ? mark.path : [],
  );
  return (lines.filter(([command]) => command === 'M').length - 1) / 2;
}

it('the horizontal tape of every garment reads the width of the garment', () => {
  for (const [index, kind] of garmentKinds.entries()) {
    const silhouette = silhouettes[index % silhouettes.length] ?? 0;
    for (const acrossInches of [13, 19.5]) {
      const { drawing } = drawView({ kind, colourway: 'neel', silhouette, acrossInches }, 'measured', 1);
      expect(inchesOf(drawing.above?.[0]), kind).toBe(acrossInches);
    }
  }
});
