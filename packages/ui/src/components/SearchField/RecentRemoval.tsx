import { useRef } from 'react';
import { RemovableChip } from '../Chip/index.ts';
import { Inline } from '../Inline/index.ts';
import { TextButton } from '../Link/index.ts';
import { removal } from './SuggestionList.css.ts';
import type { RecentGroup } from './suggestions.ts';

export interface RecentRemovalProps {
  group: RecentGroup;
  focusInput: () => void;
}

/** Buttons that remove recent searches. They are outside of the listbox, because an option cannot contain a button. */
export function RecentRemoval({ group, focusInput }: RecentRemovalProps) {
  const { items, labelOf = String, removeLabelOf, onRemove, clearLabel, onClear } = group;
  const area = useRef<HTMLDivElement>(null);
  const buttons = useRef(new Map<string, HTMLButtonElement>());

  /** Moves the focus before its button disappears: to the button of a neighbour, or to the input. After a click of the pointer, the input has it. */
  function moveFocus(neighbour?: string) {
    if (!area.current?.contains(document.activeElement)) return;
    const button = neighbour === undefined ? undefined : buttons.current.get(neighbour);
    if (button) button.focus();
    else focusInput();
  }

  return (
    <div ref={area} className={removal}>
      <Inline wrap space={12}>
        {items.map((item, index) => (
          <RemovableChip
            key={item}
            ref={(button) => {
              if (button) buttons.current.set(item, button);
              else buttons.current.delete(item);
            }}
            label={labelOf(item)}
            emphasis="soft"
            removeLabel={removeLabelOf(item)}
            onRemove={() => {
              moveFocus(items[index + 1] ?? items[index - 1]);
              onRemove(item);
            }}
          />
        ))}
        <TextButton
          label={clearLabel}
          onClick={() => {
            moveFocus();
            onClear();
          }}
        />
      </Inline>
    </div>
  );
}
