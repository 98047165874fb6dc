import { type RefObject, useState } from 'react';
import { useAutoAdvance } from './useAutoAdvance.ts';

/** Returns one value after another, changing every `intervalMs` under the conditions of `useAutoAdvance`. */
export function useRotation<Value>(
  values: readonly [Value, ...Value[]],
  intervalMs: number,
  target: RefObject<Element | null>,
): Value {
  const [index, setIndex] = useState(0);
  useAutoAdvance({
    running: values.length > 1,
    intervalMs,
    target,
    onAdvance: () => setIndex((now) => now + 1),
  });
  return values[index % values.length] ?? values[0];
}
