import { type RefObject, useLayoutEffect, useState } from 'react';
import { freePlace, type Span } from './free-place.ts';

/** px between a toast and whatever it must not cover. */
const GAP = 8;

/** Marked by the components that stay usable under a toast: bars, Back, the bag, primary buttons. */
const KEEP_CLEAR = '[data-keep-clear]';

/**
 * Moves an element that lies over the page to a place where it covers nothing that is marked `data-keep-clear`, nor the control that has the
 * focus: at first and whenever the page changes, while `content` is not null. Answers whether there is such a place. Behind an open
 * dialog only what the dialog holds counts, if the rest leaves no room.
 */
export function useFreePlace(ref: RefObject<HTMLElement | null>, content: unknown): boolean {
  const [isPlaced, setIsPlaced] = useState(true);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || content === null) return;
    let top: number | null = null;
    let frame: number | undefined;

    function place(box: HTMLElement) {
      frame = undefined;
      top = findPlace(box, top);
      if (top !== null) box.style.translate = `0 ${top}px`;
      setIsPlaced(top !== null);
    }
    const placeSoon = () => {
      frame ??= requestAnimationFrame(() => place(element));
    };
    place(element);

    const changes = new MutationObserver(placeSoon);
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open', 'class'] });
    const events = ['scroll', 'transitionend', 'animationend', 'focusin'] as const;
    for (const event of events) document.addEventListener(event, placeSoon, { capture: true, passive: true });
    const views = [window, window.visualViewport];
    for (const view of views) view?.addEventListener('resize', placeSoon);
    window.visualViewport?.addEventListener('scroll', placeSoon);
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      changes.disconnect();
      for (const event of events) document.removeEventListener(event, placeSoon, { capture: true });
      for (const view of views) view?.removeEventListener('resize', placeSoon);
      window.visualViewport?.removeEventListener('scroll', placeSoon);
    };
  }, [ref, content]);

  return isPlaced;
}

function findPlace(element: HTMLElement, current: number | null): number | null {
  const { left, right, height } = element.getBoundingClientRect();
  const { visualViewport, innerHeight } = window;
  const viewTop = visualViewport?.offsetTop ?? 0;
  const view = { top: viewTop, bottom: viewTop + (visualViewport?.height ?? innerHeight) };
  const spansOf = (marked: Iterable<Element>): Span[] =>
    [...marked].flatMap((one) => {
      if (element.contains(one)) return [];
      const box = visibleBox(one);
      return box && box.left < right && box.right > left ? [box] : [];
    });

  const focused = document.activeElement?.matches('input, textarea, select, button, a')
    ? document.activeElement
    : null;
  const marked = [...document.querySelectorAll(KEEP_CLEAR), ...(focused ? [focused] : [])];
  const everything = freePlace(height, view, spansOf(marked), current, GAP);
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  if (everything !== null || !dialog) return everything;
  return freePlace(height, view, spansOf(marked.filter((one) => dialog.contains(one))), current, GAP);
}

/** What of an element can be seen: its box without what scrollers around it cut off. null where it is not shown. */
function visibleBox(element: Element): (Span & { left: number; right: number }) | null {
  if (!element.checkVisibility({ visibilityProperty: true })) return null;
  let { top, bottom, left, right } = element.getBoundingClientRect();
  for (
    let parent = element.parentElement;
    parent && parent !== document.body;
    parent = parent.parentElement
  ) {
    if (getComputedStyle(parent).overflow === 'visible') continue;
    const box = parent.getBoundingClientRect();
    top = Math.max(top, box.top);
    bottom = Math.min(bottom, box.bottom);
    left = Math.max(left, box.left);
    right = Math.min(right, box.right);
  }
  return bottom > top && right > left ? { top, bottom, left, right } : null;
}
