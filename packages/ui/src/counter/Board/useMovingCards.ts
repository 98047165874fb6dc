import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { media } from '../../theme/index.ts';
import { duration, ease } from '../../theme/values.ts';

type Places = ReadonlyMap<string, { readonly x: number; readonly y: number }>;

const cardOf = (orderId: string) => `[data-order="${CSS.escape(orderId)}"]`;

/**
 * Moves each card from its former place to its new one when `arrangement` changes, unless reduced motion is set, and moves the focus with the card
 * that had it. Returns a function to call before a command: it records the places and the focus as they are then.
 */
export function useMovingCards(board: RefObject<HTMLElement | null>, arrangement: string): () => void {
  const before = useRef<Places>(new Map());
  const focused = useRef<string>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the places change with the arrangement
  useLayoutEffect(() => {
    if (!board.current) return;
    const after = placesIn(board.current);
    if (!matchMedia(media.reducedMotion).matches) moveCards(board.current, before.current, after);
    before.current = after;
    if (focused.current === undefined || document.activeElement !== document.body) return;
    const card = board.current.querySelector<HTMLElement>(cardOf(focused.current));
    (card ?? board.current.querySelector('h1'))?.focus({ preventScroll: true });
    focused.current = undefined;
  }, [board, arrangement]);

  return useCallback(() => {
    if (board.current) before.current = placesIn(board.current);
    focused.current = document.activeElement?.closest<HTMLElement>('[data-order]')?.dataset.order;
  }, [board]);
}

/** Returns the places of the cards on the board, which do not change when the page is scrolled. */
function placesIn(board: HTMLElement): Places {
  const { left, top } = board.getBoundingClientRect();
  return new Map(
    [...board.querySelectorAll<HTMLElement>('[data-order]')].map((card) => {
      const box = card.getBoundingClientRect();
      return [card.dataset.order ?? '', { x: box.left - left, y: box.top - top }];
    }),
  );
}

/** Cards that are new fade in. */
function moveCards(board: HTMLElement, before: Places, after: Places) {
  if (before.size === 0) return;
  for (const [orderId, to] of after) {
    const from = before.get(orderId);
    if (from?.x === to.x && from.y === to.y) continue;
    const start = from ? { transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` } : { opacity: 0 };
    const end = from ? { transform: 'none' } : { opacity: 1 };
    board.querySelector(cardOf(orderId))?.animate([start, end], {
      duration: duration.full.sheetIn,
      easing: `cubic-bezier(${ease.out.join()})`,
    });
  }
}
