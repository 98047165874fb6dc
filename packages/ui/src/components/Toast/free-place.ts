/** A stretch of the window from top to bottom, in px of the layout viewport. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

/**
 * The top of a free place of this height: `current` as long as it is free, else the highest one. null where there is none. Keeps `gap` px
 * from the edges of the window and from what is taken.
 */
export function freePlace(
  height: number,
  view: Span,
  taken: readonly Span[],
  current: number | null,
  gap: number,
): number | null {
  const isFree = (top: number) =>
    top - gap >= view.top &&
    top + height + gap <= view.bottom &&
    taken.every((span) => top + height + gap <= span.top || top - gap >= span.bottom);
  if (current !== null && isFree(current)) return current;
  const candidates = [view, ...taken].flatMap(({ top, bottom }) => [
    top + gap,
    bottom + gap,
    top - gap - height,
    bottom - gap - height,
  ]);
  return candidates.toSorted((a, b) => a - b).find(isFree) ?? null;
}
