import { interactiveElements, nameOf } from './dom.ts';
import { looksOf, ring } from './looks.ts';

/** More elements around a control than may draw the ring for it. */
const NEIGHBOURS = 40;

/** Roles of which one of several is in the order of Tab, and keys of its own lead to the others. */
const ONE_OF_SEVERAL =
  '[role="option"], [role="menuitem"], [role="menuitemradio"], [role="radio"], [role="tab"]';

/** Names what the keyboard does not reach, and what looks the same with the focus on it as without. */
export function focusFaults(): readonly string[] {
  const before = document.activeElement;
  const found = interactiveElements().flatMap((element) => {
    if (element.tabIndex < 0) {
      return isOneOfSeveral(element) ? [] : [`${nameOf(element)} cannot be reached by keyboard`];
    }
    element.blur();
    const unfocused = looksOf([element], ring);
    element.focus({ preventScroll: true, focusVisible: true });
    if (document.activeElement !== element || looksOf([element], ring) !== unfocused) return [];
    // Only few draw the ring around or beside themselves, where looking takes forty times as long.
    const focused = looksAround(element);
    element.blur();
    return looksAround(element) === focused ? [`${nameOf(element)} shows no focus`] : [];
  });
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return found;
}

/** Also one of a row of slides, of which only the one shown is in the order of Tab. */
function isOneOfSeveral(element: HTMLElement): boolean {
  if (element.matches(ONE_OF_SEVERAL)) return true;
  const others = element.closest('ul, ol')?.querySelectorAll<HTMLElement>(element.localName) ?? [];
  return [...others].some(({ tabIndex }) => tabIndex >= 0);
}

/** How the element looks, and what may draw the ring for it: its label, and what lies beside and around it. */
function looksAround(element: HTMLElement): string {
  const { parentElement: parent } = element;
  const drawn: Element[] = [element, ...[...(parent?.querySelectorAll('*') ?? [])].slice(0, NEIGHBOURS)];
  if (parent !== null) drawn.push(parent);
  if (parent?.parentElement) drawn.push(parent.parentElement);
  if (element instanceof HTMLInputElement) drawn.push(...(element.labels ?? []));
  return looksOf(drawn, ring);
}
