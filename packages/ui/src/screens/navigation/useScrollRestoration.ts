import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How long scrolling has to rest before the anchor is looked for, which costs a layout. */
const ANCHOR_DELAY_MS = 100;

interface Place {
  /** px from the top. */
  top: number;
  /** The link the page was left by, or that had the focus. */
  link: LeftLink | null;
  /** What stood at the top of the window; null at the top of the page. */
  anchor: Anchor | null;
}

/** The first link of a list in view. It is returned to even when what stands above it has changed its height. */
interface Anchor {
  link: LeftLink;
  /** px from the top of the window. */
  offset: number;
}

interface LeftLink {
  href: string;
  /** Which of the links to `href` it was, counted from 0. */
  nth: number;
}

/**
 * Where a screen begins: one that is newly opened at its top with the focus on its title, one returned to where it was left,
 * with the focus on the link it was left by, before it is painted. `ready` is when the screen has its title and its height. Kept by
 * history entry, so it outlives a reload. Every screen calls it once.
 */
export function useScrollRestoration(ready = true): void {
  const { key, pathname } = useLocation();
  const navigationType = useNavigationType();
  const entry = `scroll:${key}:${pathname}`;
  const place = usePlace();
  /** The entry whose beginning is under way, and the one whose beginning is over. */
  const opened = useRef<string>(undefined);
  const settled = useRef<string>(undefined);

  useLayoutEffect(() => {
    if (settled.current === entry) return;
    if (opened.current !== entry) {
      const before = settled.current;
      opened.current = entry;
      settled.current = undefined;
      if (before !== undefined) write(before, place.current);
      if (before !== undefined && navigationType === 'REPLACE') {
        // The same page under another address, as when filters are written into it.
        settled.current = entry;
        return;
      }
      if (navigationType !== 'POP') {
        window.scrollTo({ top: 0, behavior: 'instant' });
        if (!isTyping()) focusTitle();
      }
    }
    if (!ready) return;
    settled.current = entry;
    if (navigationType === 'POP') restore(read(entry));
    // Some screens have no title before their data is there.
    else if (document.activeElement === document.body) focusTitle();
    place.current = { ...place.current, top: Math.round(window.scrollY), anchor: anchorInView() };
  }, [entry, ready, navigationType, place]);

  useLayoutEffect(() => {
    // As noted last: what stands around the screen may have changed already, and moved it.
    const save = () => {
      if (settled.current !== undefined) write(settled.current, place.current);
    };
    const saveAll = () => {
      place.current = { ...place.current, anchor: anchorInView() };
      save();
    };
    window.addEventListener('pagehide', saveAll);
    return () => {
      window.removeEventListener('pagehide', saveAll);
      save();
    };
  }, [place]);

  useEffect(() => {
    // The browser's own restoring would come before the screen has its height again.
    history.scrollRestoration = 'manual';
  }, []);
}

/** Where the shopper is on the page, kept up as they scroll, move the focus and press links. */
function usePlace(): RefObject<Place> {
  const place = useRef<Place>({ top: 0, link: null, anchor: null });
  useLayoutEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined;
    const noteAnchor = () => {
      place.current = { ...place.current, anchor: anchorInView() };
    };
    const onScroll = () => {
      place.current = { ...place.current, top: Math.round(window.scrollY) };
      clearTimeout(pause);
      pause = setTimeout(noteAnchor, ANCHOR_DELAY_MS);
    };
    // Some browsers give a pressed link no focus, so the press counts as well.
    const onLink = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLElement>('a[href]') : null;
      place.current = {
        top: Math.round(window.scrollY),
        link: link && leftLink(link),
        anchor: anchorInView(),
      };
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    document.addEventListener('focusin', onLink);
    document.addEventListener('click', onLink, { capture: true });
    return () => {
      clearTimeout(pause);
      window.removeEventListener('scroll', onScroll);
      document.removeEventListener('focusin', onLink);
      document.removeEventListener('click', onLink, { capture: true });
    };
  }, []);
  return place;
}

function restore(place: Place | null) {
  window.scrollTo({ top: place?.top ?? 0, behavior: 'instant' });
  if (place === null) return;
  const anchor = place.anchor && linksTo(place.anchor.link.href)[place.anchor.link.nth];
  if (place.anchor && anchor) {
    window.scrollBy({
      top: anchor.getBoundingClientRect().top - place.anchor.offset,
      behavior: 'instant',
    });
  }
  const link = place.link && linksTo(place.link.href)[place.link.nth];
  if (link) link.focus({ preventScroll: true });
  else if (document.activeElement === document.body) focusTitle();
}

function focusTitle() {
  const title = [...document.querySelectorAll('h1')].find((one) => one.getClientRects().length > 0);
  if (!title) return;
  if (!title.hasAttribute('tabindex')) title.tabIndex = -1;
  title.focus({ preventScroll: true });
}

/** A field of the new screen has taken the focus by itself. */
function isTyping(): boolean {
  return document.activeElement instanceof HTMLInputElement;
}

function anchorInView(): Anchor | null {
  if (window.scrollY < 1) return null;
  const link = [...document.querySelectorAll<HTMLElement>('main li a[href]')].find((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });
  return link ? { link: leftLink(link), offset: Math.round(link.getBoundingClientRect().top) } : null;
}

function leftLink(link: HTMLElement): LeftLink {
  const href = link.getAttribute('href') ?? '';
  return { href, nth: linksTo(href).indexOf(link) };
}

function linksTo(href: string): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]`)];
}

function read(entry: string): Place | null {
  try {
    const place: unknown = JSON.parse(sessionStorage.getItem(entry) ?? 'null');
    if (typeof place !== 'object' || place === null || !('top' in place) || typeof place.top !== 'number')
      return null;
    return {
      top: place.top,
      link: 'link' in place && isLeftLink(place.link) ? place.link : null,
      anchor: 'anchor' in place && isAnchor(place.anchor) ? place.anchor : null,
    };
  } catch {
    return null;
  }
}

function isLeftLink(value: unknown): value is LeftLink {
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
    isLeftLink(value.link) &&
    'offset' in value &&
    typeof value.offset === 'number'
  );
}

function write(entry: string, place: Place) {
  try {
    sessionStorage.setItem(entry, JSON.stringify(place));
  } catch {
    // Storage is full or forbidden: the screen then begins at its top.
  }
}
