const queue: (() => void)[] = [];

/**
 * Calls `begin` once all entries that were queued earlier have ended, immediately if there are none. Returns a function that ends the
 * entry, or removes it from the queue if it has not begun.
 */
export function enqueue(begin: () => void): () => void {
  queue.push(begin);
  if (queue[0] === begin) begin();
  return () => {
    const position = queue.indexOf(begin);
    if (position === -1) return;
    queue.splice(position, 1);
    if (position === 0) queue[0]?.();
  };
}
