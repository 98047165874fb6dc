import { interactiveElements, nameOf } from './dom.ts';

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
    const parts = partsOf(element);
    // Without those that are rendered for assistive technology only (`visuallyHidden` of css/utilities).
    const drawn = parts.find((part) => getComputedStyle(part).clipPath !== 'inset(50%)');
    // A link that is visible only on focus is measured by the story that focuses it.
    if (drawn === undefined || isInRunningText(element)) return [];
    const size = touchableSize(drawn, parts);
    if (Math.min(...size) >= MIN_TARGET_PX - TOLERANCE) return [];
    const measured = size.map((length) => length.toFixed(1)).join(' x ');
    return [
      `${nameOf(element)} receives touches on ${measured} px, less than ${MIN_TARGET_PX} x ${MIN_TARGET_PX}`,
    ];
  });
}

/** WCAG 2.5.8 exempts links within a sentence: the line height of the text determines their size. */
function isInRunningText(element: HTMLElement): boolean {
  const { parentElement } = element;
  if (parentElement === null || getComputedStyle(element).display !== 'inline') return false;
  const isText = (node: Node) => node instanceof Text && /\p{Letter}/u.test(node.data);
  return [...parentElement.childNodes].some(isText) || isInRunningText(parentElement);
}

/** Returns the element and the labels that activate it. */
function partsOf(element: HTMLElement): readonly HTMLElement[] {
  if (!(element instanceof HTMLInputElement) || !/^(checkbox|radio|file)$/.test(element.type))
    return [element];
  return [element, ...(element.labels ?? [])];
}

/**
 * Returns the width and height of the cross around the centre of `drawn` in which touches reach the target, each at most
 * 2 * `MIN_TARGET_PX`, or `MIN_TARGET_PX` when both are large enough; nothing where another element covers the centre.
 */
function touchableSize(drawn: Element, parts: readonly Element[]): readonly number[] {
  const takes = (dx: number, dy: number) => {
    const { left, top, width, height } = drawn.getBoundingClientRect();
    const point = [left + width / 2 + dx, top + height / 2 + dy] as const;
    // Listing all elements takes several times as long as finding the topmost one.
    const topmost = document.elementFromPoint(...point);
    const touched =
      topmost && isInTransientOverlay(topmost, drawn)
        ? document.elementsFromPoint(...point).find((element) => !isInTransientOverlay(element, drawn))
        : topmost;
    return parts.some((part) => part.contains(touched ?? null));
  };
  const enough = (MIN_TARGET_PX - TOLERANCE) / 2;
  const isLargeEnough = () =>
    takes(-enough, 0) && takes(enough, 0) && takes(0, -enough) && takes(0, enough) && takes(0, 0);
  // Most targets are large enough on every side. To find that out takes a tenth of the hit tests that a measurement takes, and a hit test after
  // scrolling takes several times as long.
  if (isLargeEnough()) return [MIN_TARGET_PX, MIN_TARGET_PX];
  drawn.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  if (!takes(0, 0)) return [];
  if (isLargeEnough()) return [MIN_TARGET_PX, MIN_TARGET_PX];
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
  const overlay = element.closest(
    ':popover-open, :has(> [role="listbox"], > * > [role="listbox"]), [role="listbox"], [role="menu"]',
  );
  return overlay !== null && !overlay.contains(drawn);
}
