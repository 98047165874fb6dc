import { type RefObject, useLayoutEffect, useState } from 'react';
import { findFreePosition, type Span } from './free-position.ts';

/** Distance between a toast and elements that it must not cover, in px. */
const GAP = 8;

/** Set by components that a toast must not cover: bars, the back button, the bag, primary buttons. */
const KEEP_CLEAR = '[data-keep-clear]';

const CONTROLS = 'a, button, input, select, textarea, [tabindex="0"]';

/**
 * Moves an element that lies above the page to a position where it covers neither elements with `data-keep-clear` nor the focused control,
 * initially and whenever the page changes, while `content` is not null. Nor does it cover a modal dialog, but what is behind it, or the controls
 * of a form. If there is no such position, it covers the dialog without its controls, else other controls, and if that is not enough, everything
 * but the focused one.
 * Returns whether there is a position.
 */
export function useFreePosition(ref: RefObject<HTMLElement | null>, content: unknown): boolean {
  const [isPositioned, setIsPositioned] = useState(true);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || content === null) return;
    let top: number | null = null;
    let frame: number | undefined;

    function updatePosition(box: HTMLElement) {
      frame = undefined;
      top = positionFor(box, top);
      if (top !== null) box.style.translate = `0 ${top}px`;
      setIsPositioned(top !== null);
    }
    const scheduleUpdate = () => {
      frame ??= requestAnimationFrame(() => updatePosition(element));
    };
    updatePosition(element);

    const changes = new MutationObserver(scheduleUpdate);
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open', 'class'] });
    const events = ['scroll', 'transitionend', 'animationend', 'focusin'] as const;
    for (const event of events)
      document.addEventListener(event, scheduleUpdate, { capture: true, passive: true });
    const views = [window, window.visualViewport];
    for (const view of views) view?.addEventListener('resize', scheduleUpdate);
    window.visualViewport?.addEventListener('scroll', scheduleUpdate);
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      changes.disconnect();
      for (const event of events) document.removeEventListener(event, scheduleUpdate, { capture: true });
      for (const view of views) view?.removeEventListener('resize', scheduleUpdate);
      window.visualViewport?.removeEventListener('scroll', scheduleUpdate);
    };
  }, [ref, content]);

  return isPositioned;
}

function positionFor(element: HTMLElement, current: number | null): number | null {
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
  const focusedOnly = focused ? [focused] : [];
  // The page behind a modal dialog cannot be used, so only the dialog is kept clear.
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);
  const root = dialog ?? document;
  const marked = [...root.querySelectorAll(KEEP_CLEAR), ...focusedOnly];
  const controls = root.querySelectorAll(dialog ? CONTROLS : `form :is(${CONTROLS})`);
  const taken = [
    ...(dialog ? [() => [layoutSpan(dialog)]] : []),
    ...[[...marked, ...controls], marked, focusedOnly].map((clear) => () => spansOf(clear)),
  ];
  for (const spans of taken) {
    const position = findFreePosition(height, view, spans(), current, GAP);
    if (position !== null) return position;
  }
  return null;
}

/** Returns the place of a dialog after its transition. */
function layoutSpan({ offsetTop, offsetHeight }: HTMLDialogElement): Span {
  return { top: offsetTop, bottom: offsetTop + offsetHeight };
}

/** Returns the visible part of an element's box, clipped by its scrolling ancestors; null if it is not visible. */
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
