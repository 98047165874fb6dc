import { isShown, nameOf, usableRoot } from './dom.ts';
import { coloursAreForced, looksOf, marks } from './looks.ts';

/** WCAG 1.4.11, for what is needed to understand a control. */
const LEAST_CONTRAST = 3;

/** Names what cannot be told where the system's colours are forced on the page: icons, and which of several is chosen. */
export function forcedColourFaults(): readonly string[] {
  return coloursAreForced() ? [...unseenIcons(), ...unmarkedChoices()] : [];
}

function unseenIcons(): readonly string[] {
  return [...usableRoot().querySelectorAll<SVGElement>(':is(a, button, label) svg')]
    .filter(isShown)
    .flatMap((icon) => {
      const ground = groundOf(icon);
      const paints = [...icon.querySelectorAll('path, circle, rect, line, polyline, polygon')].flatMap(
        (shape) => {
          const { fill, stroke } = getComputedStyle(shape);
          return [fill, stroke].filter((paint) => paint !== 'none');
        },
      );
      if (paints.length === 0 || paints.some((paint) => contrast(paint, ground) >= LEAST_CONTRAST)) return [];
      const control = icon.closest('a, button, label') ?? icon;
      return [`the icon of ${nameOf(control)} cannot be seen in forced colours`];
    });
}

/** Choices of which the chosen one looks like another. */
function unmarkedChoices(): readonly string[] {
  const choices = [
    ...usableRoot().querySelectorAll('[aria-current], [aria-selected="true"], [type="radio"]:checked'),
  ];
  return choices.filter(isShown).flatMap((chosen) => {
    // The browser draws it itself, in colours of the system.
    if (chosen instanceof HTMLInputElement && getComputedStyle(chosen).appearance !== 'none') return [];
    const other = anotherLike(chosen);
    if (other === undefined || chosen.matches(':focus') || other.matches(':focus')) return [];
    const differs =
      looksOf(partsOf(chosen), marks) !== looksOf(partsOf(other), marks) ||
      iconsOf(chosen) !== iconsOf(other);
    return differs ? [] : [`${nameOf(chosen)} does not look chosen in forced colours`];
  });
}

/** One that could be chosen instead. */
function anotherLike(chosen: Element): Element | undefined {
  if (chosen instanceof HTMLInputElement) {
    const group = usableRoot().querySelectorAll(`[type="radio"][name="${CSS.escape(chosen.name)}"]`);
    return [...group].find((radio) => !radio.matches(':checked, :disabled'));
  }
  const list =
    chosen.parentElement?.localName === 'li' ? chosen.parentElement.parentElement : chosen.parentElement;
  return [...(list?.querySelectorAll(chosen.localName) ?? [])].find(
    (other) => !other.matches('[aria-current], [aria-selected="true"]') && other.className !== '',
  );
}

/** What may show the state: all that the choice is made of, which for an unseen radio is the box around it. */
function partsOf(choice: Element): readonly Element[] {
  const whole =
    choice instanceof HTMLInputElement ? (choice.labels?.[0] ?? choice.parentElement ?? choice) : choice;
  return [whole, ...whole.querySelectorAll('*:not(svg, svg *)')];
}

const iconsOf = (choice: Element) =>
  partsOf(choice)
    .flatMap((part) => [...part.querySelectorAll('path')])
    .map((path) => path.getAttribute('d'))
    .join();

/** The first colour under the element. */
function groundOf(element: Element): string {
  for (let box: Element | null = element; box !== null; box = box.parentElement) {
    const { backgroundColor } = getComputedStyle(box);
    if ((channelsOf(backgroundColor)[3] ?? 1) > 0) return backgroundColor;
  }
  return 'rgb(255, 255, 255)';
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** WCAG's relative luminance of an `rgb()`. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour)
    .map((channel) => channel / 255)
    .map((share) => (share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const channelsOf = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
