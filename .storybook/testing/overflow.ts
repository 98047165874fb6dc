import { isShown, nameOf, usableRoot } from './dom.ts';

/** px by which glyphs and rounding may stand over. */
const TOLERANCE = 1;

/** Names what makes the page scroll sideways, and every text of which a part is cut off. */
export function overflows(): readonly string[] {
  window.scrollTo({ left: 0, top: 0, behavior: 'instant' });
  return [...sidewaysScroll(), ...cutTexts()];
}

function sidewaysScroll(): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const widest = [...document.body.querySelectorAll('*')]
    .filter((element) => isShown(element) && !isScrolledOrCut(element))
    .map((element) => ({ element, right: element.getBoundingClientRect().right }))
    .sort((a, b) => b.right - a.right)[0];
  const because = widest === undefined ? '' : `, because of ${nameOf(widest.element)}`;
  return [`the page is ${scrollWidth} px wide where ${clientWidth} are to be had${because}`];
}

function isScrolledOrCut(element: Element): boolean {
  for (let { parentElement: box } = element; box !== null && box !== document.body; box = box.parentElement) {
    if (getComputedStyle(box).overflowX !== 'visible') return true;
  }
  return false;
}

/**
 * Text outside the box that clips it. An ellipsis says that there is more, a scroller shows it, and `aria-hidden` marks
 * decoration; those may be cut.
 */
function cutTexts(): readonly string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(usableRoot(), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const { parentElement: element } = text;
    if (
      element === null ||
      !/\S/.test(text.textContent ?? '') ||
      element.closest('[aria-hidden="true"], [inert]')
    )
      continue;
    if (!isShown(element)) continue;
    range.selectNodeContents(text);
    const cut = edgeThatCuts(element, range.getBoundingClientRect());
    if (cut !== null) found.push(`the text of ${nameOf(element)} is cut off at ${cut}`);
  }
  return found;
}

/** What cuts a text of `element` that takes up `drawn`, such as "the right of div"; null when all of it is shown. */
function edgeThatCuts(element: Element, drawn: DOMRect): string | null {
  for (let box: Element | null = element; box !== null && box !== document.body; box = box.parentElement) {
    const style = getComputedStyle(box);
    if (style.clipPath !== 'none' || style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none')
      return null;
    if (style.position === 'fixed') break;
    const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    if (!clips(style.overflowX) && style.overflowX !== 'visible') return null;
    const clip = box.getBoundingClientRect();
    if (clips(style.overflowX)) {
      if (drawn.left < clip.left - TOLERANCE) return `the left of ${nameOf(box)}`;
      if (drawn.right > clip.right + TOLERANCE) return `the right of ${nameOf(box)}`;
    }
    if (clips(style.overflowY)) {
      if (drawn.top < clip.top - TOLERANCE) return `the top of ${nameOf(box)}`;
      if (drawn.bottom > clip.bottom + TOLERANCE) return `the bottom of ${nameOf(box)}`;
    }
  }
  const { clientWidth } = document.documentElement;
  if (drawn.left < -TOLERANCE) return 'the left of the screen';
  if (drawn.right > clientWidth + TOLERANCE) return 'the right of the screen';
  return null;
}
