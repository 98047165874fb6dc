import { isShown, nameOf, usableRoot } from './dom.ts';

/** Names controls whose `aria-expanded` does not match whether the controlled element is visible. */
export function expandedFaults(): readonly string[] {
  return [...usableRoot().querySelectorAll('[aria-expanded][aria-controls]')]
    .filter(isShown)
    .flatMap((control) => {
      const controlled = document.getElementById(control.getAttribute('aria-controls') ?? '');
      const isOpen = controlled !== null && isShown(controlled);
      const isExpanded = control.getAttribute('aria-expanded') === 'true';
      if (isOpen === isExpanded) return [];
      return [
        `${nameOf(control)} has aria-expanded="${isExpanded}", but the element it controls is ${isOpen ? 'visible' : 'hidden'}`,
      ];
    });
}
