const queue: (() => void)[] = [];

/**
 * Calls `begin` as soon as everyone who asked before has ended, at once where nobody has. Returns what ends the turn, or gives up
 * the place of one that has not begun.
 */
export function takeTurn(begin: () => void): () => void {
  queue.push(begin);
  if (queue[0] === begin) begin();
  return () => {
    const place = queue.indexOf(begin);
    if (place === -1) return;
    queue.splice(place, 1);
    if (place === 0) queue[0]?.();
  };
}
