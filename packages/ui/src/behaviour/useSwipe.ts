import { type RefObject, type TouchEvent, useRef } from 'react';

/** Horizontal distance that a swipe must exceed to change the slide, in px (spec section 9). */
const SWIPE_PX = 50;

/** Distance after which the direction of a touch is decided, in px. */
const DIRECTION_PX = 5;

interface SwipeInput {
  /** The row that follows the finger. One with the attribute `data-zoomed` does not. */
  row: RefObject<HTMLElement | null>;
  /** The current slide. */
  index: number;
  /** Called when a touch ends, with the slide at its start and the direction of the swipe: 1 from right to left, 0 if it was none. */
  onEnd: (from: number, step: 1 | -1 | 0) => void;
}

/** A touch on the row, with the values at its start. */
interface Touch {
  readonly x: number;
  readonly y: number;
  readonly index: number;
  /** Scroll offset of the row, in px. */
  readonly left: number;
  /** Whether the touch scrolls the row or the page; undefined until its direction is decided. */
  axis: 'row' | 'page' | undefined;
}

/**
 * Lets a row of slides follow a finger. Handled by script, because native snapping depends on the speed of a swipe and not on its length.
 */
export function useSwipe({ row, index, onEnd }: SwipeInput) {
  const touched = useRef<Touch | null>(null);

  function end(step: 1 | -1 | 0) {
    if (!touched.current) return;
    const { index: from } = touched.current;
    touched.current = null;
    onEnd(from, step);
  }

  return {
    isTouched: () => touched.current !== null,
    /** Whether the touch moves the row. */
    isDragging: () => touched.current?.axis === 'row',
    handlers: {
      onTouchStart({ touches }: TouchEvent) {
        const touch = touches[0];
        end(0);
        // Two fingers zoom, and one finger pans a zoomed page.
        if (!touch || !row.current || touches.length > 1 || row.current.hasAttribute('data-zoomed')) return;
        const { clientX: x, clientY: y } = touch;
        touched.current = { x, y, index, left: row.current.scrollLeft, axis: undefined };
      },
      onTouchMove({ touches }: TouchEvent) {
        const touch = touches[0];
        if (!touch || !row.current || !touched.current) return;
        const { x, y, left } = touched.current;
        const across = touch.clientX - x;
        const down = touch.clientY - y;
        if (touched.current.axis === undefined && Math.hypot(across, down) >= DIRECTION_PX) {
          touched.current.axis = Math.abs(across) > Math.abs(down) ? 'row' : 'page';
        }
        if (touched.current.axis !== 'row') return;
        row.current.style.scrollSnapType = 'none';
        row.current.scrollTo({ left: left - across, behavior: 'instant' });
      },
      onTouchEnd({ changedTouches, touches }: TouchEvent) {
        const touch = changedTouches[0];
        if (!touch || !touched.current || touches.length > 0) return;
        const { x, y, axis } = touched.current;
        const across = touch.clientX - x;
        const isSwipe =
          axis !== 'page' && Math.abs(across) > SWIPE_PX && Math.abs(across) > Math.abs(touch.clientY - y);
        end(isSwipe ? (across < 0 ? 1 : -1) : 0);
      },
      onTouchCancel: () => end(0),
    },
  };
}
