import { isShown, nameOf, usableRoot } from './dom.ts';

/** Names controls whose `aria-controls` names no element, or whose `aria-expanded` does not match whether that element is visible. */
export function expandedFaults(): readonly string[] {
  return [...usableRoot().querySelectorAll('[aria-controls]')].filter(isShown).flatMap((control) => {
    const id = control.getAttribute('aria-controls') ?? '';
    const controlled = document.getElementById(id);
    if (controlled === null) return [`${nameOf(control)} has aria-controls="${id}", which names no element`];
    const isOpen = isShown(controlled);
    const isExpanded = control.getAttribute('aria-expanded');
    if (isExpanded === null || isOpen === (isExpanded === 'true')) return [];
    return [
      `${nameOf(control)} has aria-expanded="${isExpanded}", but the element it controls is ${isOpen ? 'visible' : 'hidden'}`,
    ];
  });
}
