import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { focusTitle } from '../../behaviour/focusTitle.ts';

/** Debounce of the anchor's update after scrolling, because finding it costs a layout. */
const ANCHOR_DEBOUNCE_MS = 100;

interface ScrollPosition {
  /** Scroll offset, in px. */
  top: number;
  /** The link that was clicked or focused last. */
  link: LinkPosition | null;
  /** The first visible link of a list; null at the top of the page. */
  anchor: Anchor | null;
}

/** A link in a list, with its offset. Scrolling to it works even when content above it has changed its height. */
interface Anchor {
  link: LinkPosition;
  /** Distance from the top of the viewport, in px. */
  offset: number;
}

interface LinkPosition {
  href: string;
  /** Index among the links to `href`. */
  nth: number;
}

/**
 * Restores scroll position and focus before the screen is painted. A new page starts at the top with the focus on its title; a page returned
 * to is scrolled to its last position, with the focus on the last link. Pass `ready` once the screen has its title and its height. Positions
 * are stored by history entry in session storage, so they survive a reload. Every screen calls this once.
 */
export function useScrollRestoration(ready = true): void {
  const { key, pathname } = useLocation();
  const navigationType = useNavigationType();
  const entry = `scroll:${key}:${pathname}`;
  const position = useScrollPosition();
  /** The entry that is being restored, and the one that has been restored. */
  const restoring = useRef<string>(undefined);
  const restored = useRef<string>(undefined);

  useLayoutEffect(() => {
    if (restored.current === entry) return;
    if (restoring.current !== entry) {
      const before = restored.current;
      restoring.current = entry;
      restored.current = undefined;
      if (before !== undefined) write(before, position.current);
      if (before !== undefined && navigationType === 'REPLACE') {
        // The page stays, and only its URL has changed, as with changed filters.
        restored.current = entry;
        return;
      }
      if (navigationType !== 'POP') {
        window.scrollTo({ top: 0, behavior: 'instant' });
        if (!isTyping()) focusTitle();
      }
    }
    if (!ready) return;
    restored.current = entry;
    if (navigationType === 'POP') restore(read(entry));
    // Some screens have no title until their data has loaded.
    else if (document.activeElement === document.body) focusTitle();
    position.current = { ...position.current, top: Math.round(window.scrollY), anchor: anchorInView() };
  }, [entry, ready, navigationType, position]);

  useLayoutEffect(() => {
    // Stores the last known position, because the DOM may have changed already.
    const save = () => {
      if (restored.current !== undefined) write(restored.current, position.current);
    };
    const saveAll = () => {
      position.current = { ...position.current, anchor: anchorInView() };
      save();
    };
    window.addEventListener('pagehide', saveAll);
    return () => {
      window.removeEventListener('pagehide', saveAll);
      save();
    };
  }, [position]);

  useEffect(() => {
    // The browser would restore the position before the screen has its height.
    history.scrollRestoration = 'manual';
  }, []);
}

/** Returns the current scroll position, updated on scrolling, focus changes and clicks on links. */
function useScrollPosition(): RefObject<ScrollPosition> {
  const position = useRef<ScrollPosition>({ top: 0, link: null, anchor: null });
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const updateAnchor = () => {
      position.current = { ...position.current, anchor: anchorInView() };
    };
    const onScroll = () => {
      position.current = { ...position.current, top: Math.round(window.scrollY) };
      clearTimeout(timer);
      timer = setTimeout(updateAnchor, ANCHOR_DEBOUNCE_MS);
    };
    // Some browsers do not focus a clicked link, so clicks are observed too.
    const onLink = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLElement>('a[href]') : null;
      position.current = link
        ? { top: Math.round(window.scrollY), link: linkPosition(link), anchor: anchorInView() }
        : { ...position.current, link: null };
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    document.addEventListener('focusin', onLink);
    document.addEventListener('click', onLink, { capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
      document.removeEventListener('focusin', onLink);
      document.removeEventListener('click', onLink, { capture: true });
    };
  }, []);
  return position;
}

/** Whether a position was restored since the document was loaded. */
let hasRestored = false;

function restore(position: ScrollPosition | null) {
  const isFirst = !hasRestored;
  hasRestored = true;
  if (position === null) {
    // The shopper may have scrolled a page of the server before it was hydrated.
    if (!isFirst) window.scrollTo({ top: 0, behavior: 'instant' });
    return;
  }
  window.scrollTo({ top: position.top, behavior: 'instant' });
  const anchor = position.anchor && linksTo(position.anchor.link.href)[position.anchor.link.nth];
  if (position.anchor && anchor) {
    window.scrollBy({
      top: anchor.getBoundingClientRect().top - position.anchor.offset,
      behavior: 'instant',
    });
  }
  const link = position.link && linksTo(position.link.href)[position.link.nth];
  if (link) link.focus({ preventScroll: true });
  else if (document.activeElement === document.body) focusTitle();
}

/** Returns whether a field of the new screen has the focus. */
function isTyping(): boolean {
  return document.activeElement instanceof HTMLInputElement;
}

function anchorInView(): Anchor | null {
  if (window.scrollY < 1) return null;
  const links = document.querySelectorAll<HTMLElement>('main :is(li, [role="listitem"]) a[href]');
  const link = [...links].find((one) => {
    // The box of an element whose rendering is skipped costs a layout.
    if (!one.checkVisibility({ contentVisibilityAuto: true })) return false;
    const { top, bottom } = one.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });
  return link ? { link: linkPosition(link), offset: Math.round(link.getBoundingClientRect().top) } : null;
}

function linkPosition(link: HTMLElement): LinkPosition {
  const href = link.getAttribute('href') ?? '';
  return { href, nth: linksTo(href).indexOf(link) };
}

function linksTo(href: string): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]`)];
}

function read(entry: string): ScrollPosition | null {
  try {
    const position: unknown = JSON.parse(sessionStorage.getItem(entry) ?? 'null');
    if (
      typeof position !== 'object' ||
      position === null ||
      !('top' in position) ||
      typeof position.top !== 'number'
    )
      return null;
    return {
      top: position.top,
      link: 'link' in position && isLinkPosition(position.link) ? position.link : null,
      anchor: 'anchor' in position && isAnchor(position.anchor) ? position.anchor : null,
    };
  } catch {
    return null;
  }
}

function isLinkPosition(value: unknown): value is LinkPosition {
  return (
    typeof value === 'object' &&
    value !== null &&
    'href' in value &&
    typeof value.href === 'string' &&
    'nth' in value &&
    typeof value.nth === 'number'
  );
}

function isAnchor(value: unknown): value is Anchor {
  return (
    typeof value === 'object' &&
    value !== null &&
    'link' in value &&
    isLinkPosition(value.link) &&
    'offset' in value &&
    typeof value.offset === 'number'
  );
}

function write(entry: string, position: ScrollPosition) {
  try {
    sessionStorage.setItem(entry, JSON.stringify(position));
  } catch {
    // Storage is full or disabled: the screen then starts at its top.
  }
}
