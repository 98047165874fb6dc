import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

interface Place {
  /** px from the top. */
  top: number;
  /** Address of the link that had the focus. */
  link: string | null;
}

/**
 * Where a screen begins: one that is newly opened at its top with the focus on its title, one returned to where it was left,
 * before it is painted. `ready` is when the screen has its height. Kept by history entry, so it outlives a reload.
 */
export function useScrollMemory(ready: boolean): void {
  const { key, pathname } = useLocation();
  const navigationType = useNavigationType();
  const entry = useRef('');
  const settled = useRef(false);

  useLayoutEffect(() => {
    entry.current = `scroll:${key}:${pathname}`;
  }, [key, pathname]);

  useLayoutEffect(() => {
    if (settled.current || !ready) return;
    settled.current = true;
    const left = navigationType === 'POP' ? read(entry.current) : null;
    window.scrollTo({ top: left?.top ?? 0, behavior: 'instant' });
    if (left?.link) focusOn(`a[href="${CSS.escape(left.link)}"]`);
    else if (navigationType === 'PUSH' && document.activeElement === document.body) focusOn('h1[tabindex]');
  }, [ready, navigationType]);

  useEffect(() => {
    // The browser's own restoring would come before the screen has its height again.
    history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    const save = () => {
      if (settled.current) write(entry.current, { top: window.scrollY, link: focusedLink() });
    };
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      // While the screen is still in the page: its height and its focus go with it.
      save();
    };
  }, []);
}

function focusOn(selector: string) {
  document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
}

function focusedLink(): string | null {
  const { activeElement } = document;
  return activeElement instanceof HTMLAnchorElement ? activeElement.getAttribute('href') : null;
}

function read(entry: string): Place | null {
  try {
    const place: unknown = JSON.parse(sessionStorage.getItem(entry) ?? 'null');
    if (typeof place !== 'object' || place === null || !('top' in place) || typeof place.top !== 'number')
      return null;
    return { top: place.top, link: 'link' in place && typeof place.link === 'string' ? place.link : null };
  } catch {
    return null;
  }
}

function write(entry: string, place: Place) {
  try {
    sessionStorage.setItem(entry, JSON.stringify(place));
  } catch {
    // Storage is full or forbidden: the screen then begins at its top.
  }
}
