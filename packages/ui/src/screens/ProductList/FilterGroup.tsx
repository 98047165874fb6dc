import { m } from '@naap/messages';
import { useState } from 'react';
import { CheckboxGroup, type CheckboxGroupProps, TextButton } from '../../components/index.ts';
import type { asOption } from './filter-option.ts';
import { unfold } from './ProductList.css.ts';

interface FilterGroupProps extends CheckboxGroupProps<string> {
  options: readonly ReturnType<typeof asOption>[];
}

/**
 * The checkboxes of a filter. Options that would leave no products are folded. The option that has the focus, and one that has been shown,
 * stay, so that nothing moves under a finger; new counts can only add options.
 */
export function FilterGroup({ options, ...group }: FilterGroupProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  /** Null until the first counts arrive. */
  const [shown, setShown] = useState<readonly string[] | null>(null);
  const useful = options.filter(({ disabledReason }) => disabledReason === undefined);
  const isCounted = options.every(({ count }) => count !== null);
  if (isCounted && (shown === null || useful.some(({ value }) => !shown.includes(value)))) {
    const focused = options.filter(({ value }) => value === document.activeElement?.getAttribute('value'));
    setShown([...new Set([...(shown ?? []), ...[...useful, ...focused].map(({ value }) => value)])]);
  }
  const unfolded = options.filter(({ value }) => shown?.includes(value) ?? true);
  const folded = options.length - unfolded.length;
  return (
    <div>
      <CheckboxGroup {...group} options={isUnfolded ? options : unfolded} />
      {folded > 0 && (
        <div className={unfold}>
          <TextButton
            label={isUnfolded ? m.product_list_filter_fewer() : m.product_list_filter_more({ count: folded })}
            expanded={isUnfolded}
            onClick={() => setUnfolded(!isUnfolded)}
          />
        </div>
      )}
    </div>
  );
}
