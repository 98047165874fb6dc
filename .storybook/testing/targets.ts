import { interactiveElements, isVisuallyHidden, nameOf, scrollToMiddle } from './dom.ts';

/** px: the least a target measures each way. */
const LEAST = 44;
/** px a target may seem to fall short of it: touches are told in whole pixels, at either end. */
const TOLERANCE = 1.25;

/**
 * Names every target smaller than 44 by 44 px. What counts is where a touch arrives, which is more than the drawn box: labels
 * and pseudo-elements take touches too, and neighbours that lie over it take some away.
 */
export function smallTargets(): readonly string[] {
  return interactiveElements().flatMap((element) => {
    if (isInRunningText(element)) return [];
    const parts = partsOf(element);
    const drawn = parts.find((part) => !isVisuallyHidden(part));
    // A link that shows itself only on focus is measured by the story that focuses it.
    if (drawn === undefined || isClearlyLargeEnough(drawn, parts)) return [];
    scrollToMiddle(drawn);
    if (isClearlyLargeEnough(drawn, parts)) return [];
    const size = touchableSize(drawn, parts);
    if (size === null) return [];
    const [width, height] = size;
    if (Math.min(width, height) >= LEAST - TOLERANCE) return [];
    return [
      `${nameOf(element)} takes touches on ${round(width)} x ${round(height)} px, less than ${LEAST} x ${LEAST}`,
    ];
  });
}

/** WCAG's exception: the size of a link within a sentence follows from the line of text. */
function isInRunningText(element: HTMLElement): boolean {
  let inline: Element | null = element;
  while (inline !== null && getComputedStyle(inline).display === 'inline') {
    const parentElement: Element | null = inline.parentElement;
    for (const node of parentElement?.childNodes ?? []) {
      if (node.nodeType === Node.TEXT_NODE && /\p{Letter}/u.test(node.textContent ?? '')) return true;
    }
    inline = parentElement;
  }
  return false;
}

/** The element, and the labels a touch on which does the same. */
function partsOf(element: HTMLElement): readonly HTMLElement[] {
  if (!(element instanceof HTMLInputElement) || !/^(checkbox|radio|file)$/.test(element.type))
    return [element];
  return [element, ...(element.labels ?? [])];
}

/** Whether the target takes touches at half the least size in all four directions, where it is now. Spares most targets the measuring. */
function isClearlyLargeEnough(drawn: Element, parts: readonly Element[]): boolean {
  const takes = touchTest(drawn, parts);
  const half = (LEAST - TOLERANCE) / 2;
  return takes(0, 0) && takes(-half, 0) && takes(half, 0) && takes(0, -half) && takes(0, half);
}

/** Returns a function that tells whether a touch at a distance from the middle of `drawn` arrives at the target. */
function touchTest(drawn: Element, parts: readonly Element[]): (dx: number, dy: number) => boolean {
  const box = drawn.getBoundingClientRect();
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  return (dx, dy) => {
    let touched = document.elementFromPoint(x + dx, y + dy);
    if (touched !== null && isPassing(touched, drawn)) {
      const below = document.elementsFromPoint(x + dx, y + dy);
      touched = below.find((element) => !isPassing(element, drawn)) ?? null;
    }
    return touched !== null && parts.some((part) => part.contains(touched));
  };
}

/**
 * Width and height of the cross that takes touches around the middle of `drawn`, each at most 2 * `LEAST`. Null where
 * another element covers the middle.
 */
function touchableSize(drawn: Element, parts: readonly Element[]): readonly [number, number] | null {
  const takes = touchTest(drawn, parts);
  if (!takes(0, 0)) return null;
  const reach = (dx: number, dy: number) => {
    let inside = 0;
    let outside = LEAST;
    if (takes(dx * outside, dy * outside)) return outside;
    while (outside - inside > 0.1) {
      const middle = (inside + outside) / 2;
      if (takes(dx * middle, dy * middle)) inside = middle;
      else outside = middle;
    }
    return inside;
  };
  return [reach(-1, 0) + reach(1, 0), reach(0, -1) + reach(0, 1)];
}

/** Of a message, a menu or a list of suggestions that lies over `drawn` for a while. */
function isPassing(element: Element, drawn: Element): boolean {
  const passing = element.closest(':popover-open, [role="listbox"], [role="menu"]');
  return passing !== null && !passing.contains(drawn);
}

const round = (length: number) => Math.round(length * 10) / 10;
