import { parse, wcagContrast } from 'culori';
import { isShown, nameOf, usableRoot } from './dom.ts';
import { coloursAreForced, marks, stylesOf } from './styles.ts';

/** Minimum contrast of graphics that are needed to understand a control (WCAG 1.4.11). */
const MIN_CONTRAST = 3;

/** Names icons that are invisible and selected choices that are not marked when forced colours are active. */
export function forcedColourFaults(): readonly string[] {
  return coloursAreForced() ? [...invisibleIcons(), ...unmarkedChoices()] : [];
}

function invisibleIcons(): readonly string[] {
  const icons = [...usableRoot().querySelectorAll(':is(a, button, label) svg')].filter(isShown);
  return icons.filter(isInvisible).map((icon) => {
    const control = icon.closest('a, button, label') ?? icon;
    return `the icon of ${nameOf(control)} is invisible in forced colours`;
  });
}

function isInvisible(icon: Element): boolean {
  const background = backgroundOf(icon);
  const paints = [...icon.querySelectorAll('path, circle, rect, line, polyline, polygon')]
    .map((shape) => getComputedStyle(shape))
    .flatMap(({ fill, stroke }) => [fill, stroke])
    .filter((paint) => parse(paint) !== undefined);
  return paints.length > 0 && paints.every((paint) => wcagContrast(paint, background) < MIN_CONTRAST);
}

/** Names selected choices that look like an unselected one. */
function unmarkedChoices(): readonly string[] {
  const selected = '[aria-current], [aria-selected="true"], [aria-checked="true"], [type="radio"]:checked';
  return [...usableRoot().querySelectorAll(selected)].filter(isShown).flatMap((chosen) => {
    // The browser draws native controls in system colours.
    if (chosen instanceof HTMLInputElement && getComputedStyle(chosen).appearance !== 'none') return [];
    const other = unselectedChoice(chosen);
    if (other === undefined || chosen.matches(':focus') || other.matches(':focus')) return [];
    const differs =
      stylesOf(partsOf(chosen), marks) !== stylesOf(partsOf(other), marks) ||
      iconsOf(chosen) !== iconsOf(other);
    return differs ? [] : [`${nameOf(chosen)} does not look selected in forced colours`];
  });
}

/** Returns another choice of the same group that is not selected. */
function unselectedChoice(chosen: Element): Element | undefined {
  if (chosen instanceof HTMLInputElement) {
    const group = usableRoot().querySelectorAll(`[type="radio"][name="${CSS.escape(chosen.name)}"]`);
    return [...group].find((radio) => !radio.matches(':checked, :disabled'));
  }
  const { parentElement: parent } = chosen;
  const list = parent?.localName === 'li' ? parent.parentElement : parent;
  return [...(list?.querySelectorAll(chosen.localName) ?? [])].find(
    (other) =>
      !other.matches('[aria-current], [aria-selected="true"], [aria-checked="true"]') &&
      other.className !== '',
  );
}

/** Returns the elements that may show the state: the choice and its descendants, or the label of a visually hidden radio. */
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

/** Returns the background colour behind the element. */
function backgroundOf(element: Element): string {
  for (let box: Element | null = element; box !== null; box = box.parentElement) {
    const { backgroundColor } = getComputedStyle(box);
    if (parse(backgroundColor)?.alpha !== 0) return backgroundColor;
  }
  return 'rgb(255, 255, 255)';
}
