import type { FilterState } from '@naap/state';
import { useState } from 'react';
import { Button, Heading, Inline, TextButton } from '../../components/index.ts';
import { choiceOf, FilterGroups } from './FilterGroups.tsx';
import { copy } from './ProductList.copy.ts';
import { railFoot, railGroups } from './ProductList.css.ts';

interface FilterRailProps {
  filters: FilterState;
  onApply: (tags: readonly string[], brands: readonly string[]) => void;
}

/**
 * The filters beside the list. Like the dialog it edits a copy, which 'Apply Filters' applies and 'Cancel' discards
 * (docs/decisions/catalogue.md). When the applied filters change, the copy is replaced.
 */
export function FilterRail({ filters, onApply }: FilterRailProps) {
  const [choice, setChoice] = useState(() => choiceOf(filters));
  const applied = filters.selectedTags.join('\n');
  const [copied, setCopied] = useState(applied);
  // A `key` would remount the rail, and the pressed button would lose the focus.
  if (copied !== applied) {
    setCopied(applied);
    setChoice(choiceOf(filters));
  }
  return (
    <>
      <div className={railGroups}>
        <Inline justify="between">
          <Heading level={2}>{copy.filter.title}</Heading>
          <TextButton label={copy.filter.clearAll} onClick={() => setChoice({ tags: [], brands: [] })} />
        </Inline>
        <FilterGroups choice={choice} onChoiceChange={setChoice} />
      </div>
      <div className={railFoot}>
        <Button
          label={copy.filter.cancel}
          emphasis="quiet"
          size="medium"
          onClick={() => setChoice(choiceOf(filters))}
        />
        <Button
          label={copy.filter.apply}
          size="medium"
          width="full"
          onClick={() => onApply(choice.tags, choice.brands)}
        />
      </div>
    </>
  );
}
