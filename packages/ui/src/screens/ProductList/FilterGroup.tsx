import { useState } from 'react';
import { CheckboxGroup, type CheckboxGroupProps } from '../../components/index.ts';
import type { asOption } from './filter-option.ts';
import { ShowMore } from './ShowMore.tsx';

interface FilterGroupProps extends CheckboxGroupProps<string> {
  options: readonly ReturnType<typeof asOption>[];
  /** Number of options after which the others are folded, unless they are chosen. */
  most?: number;
}

/**
 * The checkboxes of a filter. Options that would leave no products, and those after `most`, are folded. The chosen ones, the one that has the
 * focus, and those that have been shown stay, so that nothing moves under a finger; new counts can only add options.
 */
export function FilterGroup({ options, most = Number.POSITIVE_INFINITY, ...group }: FilterGroupProps) {
  /** Null until the first counts arrive. */
  const [shown, setShown] = useState<readonly string[] | null>(null);
  const useful = options.filter(({ disabledReason }) => disabledReason === undefined);
  const isCounted = options.every(({ count }) => count !== null);
  const kept = options.filter(({ value }) => shown?.includes(value));
  const added = useful.filter((option) => !kept.includes(option)).slice(0, Math.max(0, most - kept.length));
  if (isCounted && (shown === null || added.length > 0)) {
    const focused = options.filter(({ value }) => value === document.activeElement?.getAttribute('value'));
    setShown([...new Set([...kept, ...added, ...focused].map(({ value }) => value))]);
  }
  const unfolded = options.filter(
    ({ value }, index) => group.values.includes(value) || (shown?.includes(value) ?? index < most),
  );
  return (
    <ShowMore folded={options.length - unfolded.length}>
      {(showsAll) => <CheckboxGroup {...group} options={showsAll ? options : unfolded} />}
    </ShowMore>
  );
}
