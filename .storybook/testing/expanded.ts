import { isShown, nameOf, usableRoot } from './dom.ts';

/** Names what says that it has opened something, or has not, where the eye sees otherwise. */
export function expandedFaults(): readonly string[] {
  return [...usableRoot().querySelectorAll('[aria-expanded][aria-controls]')]
    .filter(isShown)
    .flatMap((opener) => {
      const opened = document.getElementById(opener.getAttribute('aria-controls') ?? '');
      const isOpen = opened !== null && isShown(opened);
      const saysOpen = opener.getAttribute('aria-expanded') === 'true';
      if (isOpen === saysOpen) return [];
      return [`${nameOf(opener)} says that it is ${saysOpen ? 'open' : 'closed'}, which it is not`];
    });
}
