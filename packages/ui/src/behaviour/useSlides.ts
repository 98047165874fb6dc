import {
  type KeyboardEvent,
  type RefObject,
  type TouchEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** ms during which a second move is ignored (spec section 9). */
const LOCK_MS = 300;
/** px a finger must travel sideways to move on (spec section 9). */
const SWIPE_PX = 50;

export interface Slides {
  index: number;
  /** To the next (1) or the previous (-1) slide, round the ends. Ignored within 300 ms of the last move. */
  move: (step: 1 | -1) => void;
  /** Shows one slide at once. */
  show: (index: number) => void;
  /** Spread on the scrolling row whose children are the slides, each as wide as the row. */
  track: {
    ref: RefObject<HTMLUListElement | null>;
    onScroll: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
    onTouchStart: (event: TouchEvent) => void;
    onTouchEnd: (event: TouchEvent) => void;
  };
}

interface SlidesInput {
  count: number;
  /** Names the set of slides: another set starts at its first one again. */
  setKey: string;
  startIndex?: number;
}

/**
 * One slide at a time in a row that scrolls and snaps natively. A swipe of more than 50 px moves on even where snapping would
 * turn back, and goes round the ends, which scrolling cannot.
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
  const touch = useRef({ x: 0, y: 0, index: 0 });
  const firstSet = useRef(setKey);

  useLayoutEffect(() => {
    const start = setKey === firstSet.current ? startIndex : 0;
    heading.current = null;
    ref.current?.scrollTo({ left: start * ref.current.clientWidth, behavior: 'instant' });
  }, [setKey, startIndex]);

  function scrollTo(slide: number) {
    const row = ref.current;
    heading.current = slide;
    row?.scrollTo({ left: slide * row.clientWidth });
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

  return {
    index,
    move: (step) => showUnlessLocked(index + step),
    show,
    track: {
      ref,
      onScroll() {
        const row = ref.current;
        if (!row || row.clientWidth === 0) return;
        const position = row.scrollLeft / row.clientWidth;
        if (heading.current === null) setIndex(Math.min(count - 1, Math.max(0, Math.round(position))));
        else if (Math.abs(position - heading.current) < 0.02) heading.current = null;
      },
      onKeyDown(event) {
        if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
        event.preventDefault();
        showUnlessLocked(index + (event.key === 'ArrowRight' ? 1 : -1));
      },
      onTouchStart(event) {
        const finger = event.touches[0];
        if (!finger) return;
        heading.current = null;
        touch.current = { x: finger.clientX, y: finger.clientY, index };
      },
      onTouchEnd(event) {
        const finger = event.changedTouches[0];
        if (!finger || event.touches.length > 0) return;
        const x = finger.clientX - touch.current.x;
        const y = finger.clientY - touch.current.y;
        if (Math.abs(x) > SWIPE_PX && Math.abs(x) > Math.abs(y)) {
          showUnlessLocked(touch.current.index + (x < 0 ? 1 : -1));
        } else if (x !== 0) {
          // A short flick would carry the row on by its speed.
          scrollTo(touch.current.index);
        }
      },
    },
  };
}
