import { interactiveElements, isVisuallyHidden, nameOf, scrollToMiddle } from './dom.ts';

/** Minimum width and height of a touch target, in px. */
const MIN_TARGET_PX = 44;
/** Error of the measurement, in px: hit tests are rounded to whole pixels at both ends. */
const TOLERANCE = 1.25;

/**
 * Names every touch target smaller than 44 by 44 px. Measures by hit tests instead of the element's box, because labels and
 * pseudo-elements receive touches too, and overlapping neighbours take some away.
 */
export function smallTargets(): readonly string[] {
  return interactiveElements().flatMap((element) => {
    if (isInRunningText(element)) return [];
    const parts = partsOf(element);
    const drawn = parts.find((part) => !isVisuallyHidden(part));
    // A link that is visible only on focus is measured by the story that focuses it.
    if (drawn === undefined || isClearlyLargeEnough(drawn, parts)) return [];
    scrollToMiddle(drawn);
    if (isClearlyLargeEnough(drawn, parts)) return [];
    const size = touchableSize(drawn, parts);
    if (size === null) return [];
    if (Math.min(...size) >= MIN_TARGET_PX - TOLERANCE) return [];
    const measured = size.map((length) => length.toFixed(1)).join(' x ');
    return [
      `${nameOf(element)} receives touches on ${measured} px, less than ${MIN_TARGET_PX} x ${MIN_TARGET_PX}`,
    ];
  });
}

/** WCAG 2.5.8 exempts links within a sentence: the line height of the text determines their size. */
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

/** Returns the element and the labels that activate it. */
function partsOf(element: HTMLElement): readonly HTMLElement[] {
  if (!(element instanceof HTMLInputElement) || !/^(checkbox|radio|file)$/.test(element.type))
    return [element];
  return [element, ...(element.labels ?? [])];
}

/** Whether the target receives touches at half the minimum size in all four directions. A quick test that most targets pass. */
function isClearlyLargeEnough(drawn: Element, parts: readonly Element[]): boolean {
  const takes = touchTest(drawn, parts);
  const half = (MIN_TARGET_PX - TOLERANCE) / 2;
  return takes(0, 0) && takes(-half, 0) && takes(half, 0) && takes(0, -half) && takes(0, half);
}

/** Returns a function that tells whether a touch at an offset from the centre of `drawn` reaches the target. */
function touchTest(drawn: Element, parts: readonly Element[]): (dx: number, dy: number) => boolean {
  const box = drawn.getBoundingClientRect();
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  return (dx, dy) => {
    let touched = document.elementFromPoint(x + dx, y + dy);
    if (touched !== null && isInTransientOverlay(touched, drawn)) {
      const below = document.elementsFromPoint(x + dx, y + dy);
      touched = below.find((element) => !isInTransientOverlay(element, drawn)) ?? null;
    }
    return touched !== null && parts.some((part) => part.contains(touched));
  };
}

/**
 * Returns the width and height of the cross around the centre of `drawn` in which touches reach the target, each at most
 * 2 * `MIN_TARGET_PX`; null where another element covers the centre.
 */
function touchableSize(drawn: Element, parts: readonly Element[]): readonly [number, number] | null {
  const takes = touchTest(drawn, parts);
  if (!takes(0, 0)) return null;
  const reach = (dx: number, dy: number) => {
    let inside = 0;
    let outside = MIN_TARGET_PX;
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

/** Whether the element belongs to a toast, menu or list of suggestions that covers `drawn` for a while. */
function isInTransientOverlay(element: Element, drawn: Element): boolean {
  const overlay = element.closest(':popover-open, [role="listbox"], [role="menu"]');
  return overlay !== null && !overlay.contains(drawn);
}
