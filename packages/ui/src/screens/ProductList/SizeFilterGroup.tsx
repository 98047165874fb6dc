import { m } from '@naap/messages';
import { sizeKind } from '@naap/state';
import { useState } from 'react';
import { type CheckboxGroupProps, SizeTapeGroup } from '../../components/index.ts';
import { ShowMore } from './ShowMore.tsx';

/** Number of tapes after which the others are folded, so that the colours are near. */
const TAPES = 2;

/** The sizes of a filter, with a tape for each kind. A tape stays unfolded while one of its sizes is chosen, or was when the filter appeared. */
export function SizeFilterGroup({ options, ...group }: CheckboxGroupProps<string>) {
  const [initial] = useState(group.values);
  const sizes = options.map((option) => ({ ...option, tape: tapeName(sizeKind(option.value)) }));
  const tapeOf = (size: string) => sizes.find(({ value }) => value === size)?.tape;
  const tapes = [...new Set(sizes.map(({ tape }) => tape))];
  const shown = [...tapes.slice(0, TAPES), ...[...initial, ...group.values].map(tapeOf)];
  const unfolded = sizes.filter(({ tape }) => shown.includes(tape));
  return (
    <ShowMore folded={sizes.length - unfolded.length}>
      {(showsAll) => <SizeTapeGroup {...group} options={showsAll ? sizes : unfolded} />}
    </ShowMore>
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
