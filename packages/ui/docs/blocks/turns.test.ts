import { expect, test, vi } from 'vitest';
import { takeTurn } from './turns.ts';

test('one at a time, in the order of asking', () => {
  const [first, second, third] = [vi.fn(), vi.fn(), vi.fn()];
  const endFirst = takeTurn(first);
  const endSecond = takeTurn(second);
  const endThird = takeTurn(third);
  expect(first).toHaveBeenCalledOnce();
  expect(second).not.toHaveBeenCalled();

  endSecond(); // Gives up its place.
  expect(third).not.toHaveBeenCalled();
  endFirst();
  endFirst(); // Again: nothing.
  expect(second).not.toHaveBeenCalled();
  expect(third).toHaveBeenCalledOnce();

  endThird();
  const later = vi.fn();
  takeTurn(later)();
  expect(later).toHaveBeenCalledOnce();
});
