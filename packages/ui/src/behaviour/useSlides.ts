import {
  type KeyboardEvent,
  type RefObject,
  type TouchEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { hasModifier } from './hasModifier.ts';
import { useSwipe } from './useSwipe.ts';

/** Time after a move during which another one is ignored, in ms (spec section 9). */
const LOCK_MS = 300;

/** Older browsers fire no `scrollend` event. */
const SUPPORTS_SCROLL_END = 'onscrollend' in globalThis;

export interface Slides {
  index: number;
  /** Shows the next (1) or the previous (-1) slide, wrapping around at the ends. Ignored within 300 ms of the last move. */
  move: (step: 1 | -1) => void;
  /** Shows a slide, even within 300 ms of the last move. */
  show: (index: number) => void;
  /** Spread onto the scrolling row whose children are the slides, each as wide as the row. Style the row with `slidingTrack`. */
  track: {
    ref: RefObject<HTMLUListElement | null>;
    onScroll: () => void;
    onScrollEnd: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
    onTouchStart: (event: TouchEvent) => void;
    onTouchMove: (event: TouchEvent) => void;
    onTouchEnd: (event: TouchEvent) => void;
    onTouchCancel: () => void;
  };
}

interface SlidesInput {
  count: number;
  /** Identifies the set of slides. When it changes, the first slide is shown. */
  setKey: string;
  startIndex?: number;
}

/**
 * Shows one slide at a time in a row that scrolls and snaps natively. A swipe of more than 50 px changes the slide, wrapping around at the
 * ends.
 */
export function useSlides({ count, setKey, startIndex = 0 }: SlidesInput): Slides {
  const ref = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(startIndex);
  const [shownSet, setShownSet] = useState(setKey);
  if (shownSet !== setKey) {
    setShownSet(setKey);
    setIndex(0);
  }

  const lockedUntil = useRef(0);
  /** Target of a scroll started by script. Until the row gets there, its scroll position does not set the index. */
  const scrollTarget = useRef<number | null>(null);
  const alignedSet = useRef<string | null>(null);

  useLayoutEffect(() => {
    const row = ref.current;
    if (!row || alignedSet.current === setKey) return;
    const isFirst = alignedSet.current === null;
    alignedSet.current = setKey;
    scrollTarget.current = null;
    // HTML from the server may have been scrolled before it was hydrated.
    if (isFirst && row.scrollLeft !== 0) setIndex(Math.round(positionOf(row)));
    else row.scrollTo({ left: offsetOf(row, isFirst ? startIndex : 0), behavior: 'instant' });
  }, [setKey, startIndex]);

  // The row may also be scrolled natively, or show other slides, while a slide has the focus.
  useLayoutEffect(() => {
    const slides = [...(ref.current?.children ?? [])];
    const focused = slides.findIndex((slide) => slide.contains(document.activeElement));
    if (focused < 0 || focused === index) return;
    slides[index]?.querySelector('button')?.focus({ preventScroll: true });
  }, [index]);

  useEffect(() => {
    const { visualViewport } = window;
    // While the page is zoomed by pinching, a touch must be able to pan it sideways.
    const onZoom = () => ref.current?.toggleAttribute('data-zoomed', (visualViewport?.scale ?? 1) > 1);
    visualViewport?.addEventListener('resize', onZoom);
    return () => visualViewport?.removeEventListener('resize', onZoom);
  }, []);

  function scrollTo(slide: number) {
    const row = ref.current;
    if (!row) return;
    scrollTarget.current = slide;
    row.scrollTo({ left: offsetOf(row, slide) });
    if (!isAt(row, slide)) return;
    scrollTarget.current = null;
    row.style.scrollSnapType = '';
  }

  function show(next: number) {
    lockedUntil.current = performance.now() + LOCK_MS;
    const target = (next + count) % count;
    setIndex(target);
    scrollTo(target);
  }

  function showUnlessLocked(next: number) {
    if (performance.now() >= lockedUntil.current) show(next);
  }

  const swipe = useSwipe({
    row: ref,
    index,
    onEnd(from, step) {
      const isLocked = performance.now() < lockedUntil.current;
      if (step !== 0 && !isLocked) show(from + step * directionOf(ref.current));
      else scrollTo(from);
    },
  });

  return {
    index,
    move: (step) => showUnlessLocked(index + step),
    show,
    track: {
      ref,
      onScroll() {
        const row = ref.current;
        if (!row || row.clientWidth === 0 || swipe.isDragging()) return;
        if (scrollTarget.current === null) setIndex(Math.min(count - 1, Math.round(positionOf(row))));
        else if (isAt(row, scrollTarget.current)) {
          scrollTarget.current = null;
          if (!SUPPORTS_SCROLL_END) row.style.scrollSnapType = '';
        }
      },
      onScrollEnd() {
        // Snapping is restored only now: earlier, it would interrupt the smooth scroll.
        if (ref.current && !swipe.isTouched() && scrollTarget.current === null) {
          ref.current.style.scrollSnapType = '';
        }
      },
      onKeyDown(event) {
        if (hasModifier(event) || (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft')) return;
        event.preventDefault();
        showUnlessLocked(index + (event.key === 'ArrowRight' ? 1 : -1) * directionOf(ref.current));
      },
      ...swipe.handlers,
    },
  };
}

/** Returns 1, or -1 if the row begins at the right, so that its scroll offsets are negative. */
function directionOf(row: Element | null): 1 | -1 {
  return row && getComputedStyle(row).direction === 'rtl' ? -1 : 1;
}

/** Returns the scroll offset at which a row shows a slide, in px. */
export function offsetOf(row: Element, slide: number): number {
  return slide * row.clientWidth * directionOf(row);
}

/** Returns how many slides the row is scrolled from its start. */
function positionOf(row: Element): number {
  return Math.abs(row.scrollLeft) / row.clientWidth;
}

function isAt(row: Element, slide: number): boolean {
  return row.clientWidth > 0 && Math.abs(positionOf(row) - slide) < 0.02;
}
