/** What a focus ring may be drawn with, beside shadows. */
export const ring = [
  'outlineStyle',
  'outlineWidth',
  'outlineColor',
  'borderTopColor',
  'borderTopWidth',
  'backgroundColor',
] as const;

/** What else may tell one that is chosen from one that is not. */
export const marks = [
  ...ring,
  'borderTopStyle',
  'borderBottomColor',
  'borderBottomWidth',
  'color',
  'content',
  'display',
  'fontWeight',
  'textDecorationLine',
] as const;

/** Whether the system's few colours stand in for those of the page. */
export function coloursAreForced(): boolean {
  return matchMedia('(forced-colors: active)').matches;
}

/**
 * How the elements look, pseudo-elements included: a text that differs where the properties do, or the shadows, as long as
 * forced colours do not take these away.
 */
export function looksOf(elements: readonly Element[], properties: typeof ring | typeof marks): string {
  const shadows = !coloursAreForced();
  return elements
    .flatMap((element) => [
      getComputedStyle(element),
      getComputedStyle(element, '::before'),
      getComputedStyle(element, '::after'),
    ])
    .map((style) => [...properties.map((property) => style[property]), shadows ? style.boxShadow : ''].join())
    .join('|');
}
