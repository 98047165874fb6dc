import { isShown, nameOf, usableRoot } from './dom.ts';

/** Overflow that glyphs and rounding may cause, in px. */
const TOLERANCE = 1;

/** Names the element that makes the page scroll horizontally, and every text that is partly clipped. */
export function overflows(): readonly string[] {
  window.scrollTo({ left: 0, top: 0, behavior: 'instant' });
  return [...horizontalOverflow(), ...clippedTexts()];
}

function horizontalOverflow(): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const edgeOf = (element: Element) => clippingEdge(element, element.getBoundingClientRect());
  const widest = [...document.body.querySelectorAll('*')].find(
    (element) => isShown(element) && edgeOf(element) === 'the right of the screen',
  );
  const because = widest === undefined ? '' : `, because of ${nameOf(widest)}`;
  return [`the page is ${scrollWidth} px wide in a viewport of ${clientWidth} px${because}`];
}

/** Names text outside the box that clips it. Text with an ellipsis, text in a scroller and decoration (`aria-hidden`) may be clipped. */
function clippedTexts(): readonly string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(usableRoot(), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const { parentElement: element } = text;
    const isDecoration = element?.closest('[aria-hidden="true"], [inert]');
    if (!element || isDecoration || !/\S/.test(text.textContent ?? '') || !isShown(element)) continue;
    range.selectNodeContents(text);
    const edge = clippingEdge(element, range.getBoundingClientRect());
    if (edge !== null) found.push(`the text of ${nameOf(element)} is clipped at ${edge}`);
  }
  return found;
}

/** Returns the edge that clips a text of `element` whose box is `drawn`, such as "the right of div"; null when all of it is shown. */
function clippingEdge(element: Element, drawn: DOMRect): string | null {
  for (let box: Element | null = element; box !== null && box !== document.body; box = box.parentElement) {
    const style = getComputedStyle(box);
    if (style.clipPath !== 'none' || style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none')
      return null;
    if (style.position === 'fixed') break;
    const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    if (!clips(style.overflowX) && style.overflowX !== 'visible') return null;
    const edges = edgesBeyond(drawn, box.getBoundingClientRect()).filter((edge) =>
      clips(edge === 'left' || edge === 'right' ? style.overflowX : style.overflowY),
    );
    if (edges[0]) return `the ${edges[0]} of ${nameOf(box)}`;
  }
  const screen = new DOMRect(0, drawn.top, document.documentElement.clientWidth, drawn.height);
  const [edge] = edgesBeyond(drawn, screen);
  return edge ? `the ${edge} of the screen` : null;
}

/** Returns the edges of a clipping box that something drawn crosses. */
function edgesBeyond(drawn: DOMRect, clip: DOMRect) {
  const before = (['left', 'top'] as const).filter((edge) => drawn[edge] < clip[edge] - TOLERANCE);
  const after = (['right', 'bottom'] as const).filter((edge) => drawn[edge] > clip[edge] + TOLERANCE);
  return [...before, ...after];
}
