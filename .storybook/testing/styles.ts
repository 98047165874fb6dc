/** Properties that may draw a focus ring, besides shadows. */
export const ring = [
  'outlineStyle',
  'outlineWidth',
  'outlineColor',
  'borderTopColor',
  'borderTopWidth',
  'backgroundColor',
] as const;

/** Properties that may mark the selected one of several choices. Not the weight of a border or of letters, which is hard to see. */
export const marks = [
  'backgroundColor',
  'color',
  'content',
  'display',
  'outlineStyle',
  'textDecorationLine',
] as const;

/** Whether forced colours (such as Windows' contrast themes) are active. */
export function coloursAreForced(): boolean {
  return matchMedia('(forced-colors: active)').matches;
}

/**
 * Returns the computed values of `properties` and of `box-shadow` for the elements and their pseudo-elements as one string, for
 * comparison. Forced colours remove shadows, so these are left out then.
 */
export function stylesOf(elements: readonly Element[], properties: typeof ring | typeof marks): string {
  const shadows = !coloursAreForced();
  return elements
    .flatMap((element) => [null, '::before', '::after'].map((pseudo) => getComputedStyle(element, pseudo)))
    .map((style) => [...properties.map((property) => style[property]), shadows ? style.boxShadow : ''].join())
    .join('|');
}
