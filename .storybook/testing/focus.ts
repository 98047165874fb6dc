import { interactiveElements, nameOf } from './dom.ts';
import { ring, stylesOf } from './styles.ts';

/** Maximum number of sibling elements that are checked for a focus ring. */
const MAX_SIBLINGS = 40;

/** Roles with a roving tabindex: one element of the group is in the tab order, arrow keys lead to the others. */
const ROVING_ROLES =
  '[role="option"], [role="menuitem"], [role="menuitemradio"], [role="radio"], [role="tab"]';

/** Names controls that the keyboard cannot reach, and controls that look the same with and without focus. */
export function focusFaults(): readonly string[] {
  const before = document.activeElement;
  const found = interactiveElements().flatMap((element) => {
    if (element.tabIndex < 0) {
      return hasRovingTabindex(element) ? [] : [`${nameOf(element)} cannot be reached by keyboard`];
    }
    element.blur();
    const unfocused = stylesOf([element], ring);
    element.focus({ preventScroll: true, focusVisible: true });
    if (document.activeElement !== element || stylesOf([element], ring) !== unfocused) return [];
    // The ring may be drawn by a label, a parent or a sibling, which takes much longer to check.
    const focused = stylesAround(element);
    element.blur();
    return stylesAround(element) === focused ? [`${nameOf(element)} has no visible focus`] : [];
  });
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return found;
}

/** Whether another element of the same group is in the tab order, as with slides of which only the current one is. */
function hasRovingTabindex(element: HTMLElement): boolean {
  if (element.matches(ROVING_ROLES)) return true;
  const siblings = element.closest('ul, ol')?.querySelectorAll<HTMLElement>(element.localName) ?? [];
  return [...siblings].some(({ tabIndex }) => tabIndex >= 0);
}

/** Returns the styles of the element and of all elements that may draw its focus ring: labels, siblings and parents. */
function stylesAround(element: HTMLElement): string {
  const { parentElement: parent } = element;
  const drawn: Element[] = [element, ...[...(parent?.querySelectorAll('*') ?? [])].slice(0, MAX_SIBLINGS)];
  if (parent !== null) drawn.push(parent);
  if (parent?.parentElement) drawn.push(parent.parentElement);
  if (element instanceof HTMLInputElement) drawn.push(...(element.labels ?? []));
  return stylesOf(drawn, ring);
}
