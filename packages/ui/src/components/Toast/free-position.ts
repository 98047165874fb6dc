/** Vertical extent of an element, in px of the layout viewport. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Returns the top of a free position for an element of this height: `current` if it is free, else the lowest one; null if there is none.
 * Keeps a distance of `gap` px from the edges of `view` and from `taken`.
 */
export function findFreePosition(
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
  return candidates.toSorted((a, b) => b - a).find(isFree) ?? null;
}
