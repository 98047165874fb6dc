import { interactiveElements, nameOf } from './dom.ts';

/** What a ring may be drawn with. Forced colours take shadows away. */
const RING = [
  'outlineStyle',
  'outlineWidth',
  'outlineColor',
  'borderTopColor',
  'borderTopWidth',
  'backgroundColor',
] as const;

/** Names everything that looks the same with the keyboard on it as without. */
export function unmarkedFocus(): readonly string[] {
  const before = document.activeElement;
  const found = interactiveElements()
    .filter((element) => element.tabIndex >= 0)
    .flatMap((element) => {
      element.blur();
      const unfocused = looks(element);
      element.focus({ preventScroll: true });
      if (document.activeElement !== element) return [];
      return looks(element) === unfocused ? [`${nameOf(element)} shows no focus`] : [];
    });
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return found;
}

/** How the element and what may draw the ring for it look: its label, neighbour and the boxes around it. */
function looks(element: HTMLElement): string {
  const around = [
    element,
    element.nextElementSibling,
    element.parentElement,
    element.parentElement?.parentElement,
    element instanceof HTMLInputElement ? element.labels?.[0] : undefined,
  ];
  const shadows = !matchMedia('(forced-colors: active)').matches;
  return around
    .filter((drawn) => drawn instanceof Element)
    .flatMap((drawn) => [
      getComputedStyle(drawn),
      getComputedStyle(drawn, '::before'),
      getComputedStyle(drawn, '::after'),
    ])
    .map((style) => [...RING.map((property) => style[property]), shadows ? style.boxShadow : ''].join())
    .join('|');
}
