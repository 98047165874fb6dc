import { expect, test, vi } from 'vitest';
import { enqueue } from './play-queue.ts';

test('runs one entry at a time, in the order of the queue', () => {
  const [first, second, third] = [vi.fn(), vi.fn(), vi.fn()];
  const endFirst = enqueue(first);
  const endSecond = enqueue(second);
  const endThird = enqueue(third);
  expect(first).toHaveBeenCalledOnce();
  expect(second).not.toHaveBeenCalled();

  endSecond(); // Removes it before it has begun.
  expect(third).not.toHaveBeenCalled();
  endFirst();
  endFirst(); // A second call does nothing.
  expect(second).not.toHaveBeenCalled();
  expect(third).toHaveBeenCalledOnce();

  endThird();
  const later = vi.fn();
  enqueue(later)();
  expect(later).toHaveBeenCalledOnce();
});
