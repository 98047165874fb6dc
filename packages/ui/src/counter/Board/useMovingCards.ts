import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { media } from '../../theme/index.ts';
import { duration, ease } from '../../theme/values.ts';

type Places = ReadonlyMap<string, { readonly x: number; readonly y: number }>;

const cardOf = (orderId: string) => `[data-order="${CSS.escape(orderId)}"]`;

/** How long after a command its effect on the focus is expected, in ms. */
const FOCUS_MS = 1_000;

/**
 * Moves each card from its former place to its new one when `arrangement` changes, unless reduced motion is set. Returns a function to call before a
 * command on an order: it records the places as they are then. If the command removes the focused control, the order's card gets the focus.
 */
export function useMovingCards(
  board: RefObject<HTMLElement | null>,
  arrangement: string,
): (orderId: string) => void {
  const before = useRef<Places>(new Map());
  const commanded = useRef<{ orderId: string; at: number }>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the places change with the arrangement
  useLayoutEffect(() => {
    if (!board.current) return;
    const after = placesIn(board.current);
    if (!matchMedia(media.reducedMotion).matches) moveCards(board.current, before.current, after);
    before.current = after;
  }, [board, arrangement]);

  // After every change of the board.
  useLayoutEffect(() => {
    if (!commanded.current || document.activeElement !== document.body) return;
    const { orderId, at } = commanded.current;
    commanded.current = undefined;
    if (performance.now() - at > FOCUS_MS) return;
    const card = board.current?.querySelector<HTMLElement>(cardOf(orderId));
    (card ?? document.querySelector('h1'))?.focus({ preventScroll: true });
  });

  return useCallback(
    (orderId) => {
      if (board.current) before.current = placesIn(board.current);
      commanded.current = { orderId, at: performance.now() };
    },
    [board],
  );
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
