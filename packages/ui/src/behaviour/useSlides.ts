import {
  type KeyboardEvent,
  type RefObject,
  type TouchEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** ms during which a second move is ignored (spec section 9). */
const LOCK_MS = 300;
/** px a finger must travel sideways to move on (spec section 9). */
const SWIPE_PX = 50;

/** px a finger must travel before its direction counts. */
const DIRECTION_PX = 5;

/** False in older browsers. */
const TELLS_SCROLL_END = 'onscrollend' in globalThis;

export interface Slides {
  index: number;
  /** To the next (1) or the previous (-1) slide, round the ends. Ignored within 300 ms of the last move. */
  move: (step: 1 | -1) => void;
  /** Shows one slide at once. */
  show: (index: number) => void;
  /** Spread on the scrolling row whose children are the slides, each as wide as the row. Its style takes `slidingTrack`. */
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
  /** Names the set of slides: another set starts at its first one again. */
  setKey: string;
  startIndex?: number;
}

/** A finger on the row. */
interface Swipe {
  readonly x: number;
  readonly y: number;
  /** The slide that was shown. */
  readonly index: number;
  /** px the row was scrolled. */
  readonly left: number;
  /** Whether the row follows the finger, or the page does; undefined until the finger shows its direction. */
  axis: 'row' | 'page' | undefined;
}

/**
 * One slide at a time in a row that scrolls and snaps natively, except under a finger: snapping would go by the speed of a swipe, not by
 * its length. There the row follows the finger, and only a swipe of more than 50 px moves on; it goes round the ends, which
 * scrolling cannot.
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
  /** Where a scroll of our own is heading; positions on the way there are not the shopper's choice. */
  const heading = useRef<number | null>(null);
  const swipe = useRef<Swipe | null>(null);
  const firstSet = useRef(setKey);

  useLayoutEffect(() => {
    const start = setKey === firstSet.current ? startIndex : 0;
    heading.current = null;
    ref.current?.scrollTo({ left: start * ref.current.clientWidth, behavior: 'instant' });
  }, [setKey, startIndex]);

  useEffect(() => {
    const { visualViewport } = window;
    // In a page zoomed by pinching, a finger has to be able to move the page sideways.
    const onZoom = () => ref.current?.toggleAttribute('data-zoomed', (visualViewport?.scale ?? 1) > 1);
    visualViewport?.addEventListener('resize', onZoom);
    return () => visualViewport?.removeEventListener('resize', onZoom);
  }, []);

  function scrollTo(slide: number) {
    const row = ref.current;
    if (!row) return;
    heading.current = slide;
    row.scrollTo({ left: slide * row.clientWidth });
    if (!isAt(row, slide)) return;
    heading.current = null;
    row.style.scrollSnapType = '';
  }

  function show(next: number) {
    lockedUntil.current = performance.now() + LOCK_MS;
    const row = ref.current;
    const target = (next + count) % count;
    setIndex(target);
    if (!row) return;
    scrollTo(target);
    if (row.contains(document.activeElement)) {
      row.children[target]?.querySelector('button')?.focus({ preventScroll: true });
    }
  }

  function showUnlessLocked(next: number) {
    if (performance.now() >= lockedUntil.current) show(next);
  }

  /** Ends a swipe: on to another slide, or back to the one that was shown. */
  function settle({ index: from }: Swipe, step: 1 | -1 | 0) {
    swipe.current = null;
    if (step !== 0 && performance.now() >= lockedUntil.current) show(from + step);
    else scrollTo(from);
  }

  return {
    index,
    move: (step) => showUnlessLocked(index + step),
    show,
    track: {
      ref,
      onScroll() {
        const row = ref.current;
        if (!row || row.clientWidth === 0 || swipe.current?.axis === 'row') return;
        const position = row.scrollLeft / row.clientWidth;
        if (heading.current === null) setIndex(Math.min(count - 1, Math.max(0, Math.round(position))));
        else if (isAt(row, heading.current)) {
          heading.current = null;
          if (!TELLS_SCROLL_END) row.style.scrollSnapType = '';
        }
      },
      onScrollEnd() {
        // Any earlier, snapping would cut the last pixels of the way short.
        if (ref.current && swipe.current === null && heading.current === null) {
          ref.current.style.scrollSnapType = '';
        }
      },
      onKeyDown(event) {
        if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
        event.preventDefault();
        showUnlessLocked(index + (event.key === 'ArrowRight' ? 1 : -1));
      },
      onTouchStart({ touches }) {
        const finger = touches[0];
        const row = ref.current;
        if (swipe.current) settle(swipe.current, 0);
        // Two fingers zoom, and one moves what is zoomed.
        if (!finger || !row || touches.length > 1 || row.hasAttribute('data-zoomed')) return;
        swipe.current = {
          x: finger.clientX,
          y: finger.clientY,
          index,
          left: row.scrollLeft,
          axis: undefined,
        };
      },
      onTouchMove({ touches }) {
        const finger = touches[0];
        const row = ref.current;
        if (!finger || !row || !swipe.current) return;
        const { x, y, left } = swipe.current;
        const across = finger.clientX - x;
        const down = finger.clientY - y;
        if (swipe.current.axis === undefined && Math.hypot(across, down) >= DIRECTION_PX) {
          swipe.current.axis = Math.abs(across) > Math.abs(down) ? 'row' : 'page';
        }
        if (swipe.current.axis !== 'row') return;
        row.style.scrollSnapType = 'none';
        row.scrollTo({ left: left - across, behavior: 'instant' });
      },
      onTouchEnd({ changedTouches, touches }) {
        const finger = changedTouches[0];
        if (!finger || !swipe.current || touches.length > 0) return;
        const { x, y, axis } = swipe.current;
        const across = finger.clientX - x;
        const isSwipe =
          axis !== 'page' && Math.abs(across) > SWIPE_PX && Math.abs(across) > Math.abs(finger.clientY - y);
        settle(swipe.current, isSwipe ? (across < 0 ? 1 : -1) : 0);
      },
      onTouchCancel() {
        if (swipe.current) settle(swipe.current, 0);
      },
    },
  };
}

function isAt(row: HTMLElement, slide: number): boolean {
  return row.clientWidth > 0 && Math.abs(row.scrollLeft / row.clientWidth - slide) < 0.02;
}
