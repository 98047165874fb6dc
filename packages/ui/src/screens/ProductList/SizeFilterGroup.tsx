import { m } from '@naap/messages';
import { sizeKind } from '@naap/state';
import { useState } from 'react';
import { type CheckboxGroupProps, SizeTapeGroup, TextButton } from '../../components/index.ts';
import { unfold } from './ProductList.css.ts';

/** Number of tapes after which the others are folded, so that the colours are near. */
const TAPES = 2;

/** The sizes of a filter, with a tape for each kind. A tape stays unfolded while one of its sizes is chosen, or was when the filter appeared. */
export function SizeFilterGroup({ options, ...group }: CheckboxGroupProps<string>) {
  const [isUnfolded, setUnfolded] = useState(false);
  const [initial] = useState(group.values);
  const sizes = options.map((option) => ({ ...option, tape: tapeName(sizeKind(option.value)) }));
  const tapeOf = (size: string) => sizes.find(({ value }) => value === size)?.tape;
  const tapes = [...new Set(sizes.map(({ tape }) => tape))];
  const shown = [...tapes.slice(0, TAPES), ...[...initial, ...group.values].map(tapeOf)];
  const unfolded = sizes.filter(({ tape }) => shown.includes(tape));
  const folded = sizes.length - unfolded.length;
  return (
    <div>
      <SizeTapeGroup {...group} options={isUnfolded ? sizes : unfolded} />
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

/** Returns the name of a kind of size: 'Letter sizes'. */
function tapeName(kind: string): string {
  const names: Readonly<Record<string, () => string>> = {
    letters: m.product_list_filter_sizes_letters,
    numbers: m.product_list_filter_sizes_numbers,
    cups: m.product_list_filter_sizes_cups,
    others: m.product_list_filter_sizes_others,
  };
  return names[kind]?.() ?? m.product_list_filter_sizes_of({ name: kind.toUpperCase() });
}
