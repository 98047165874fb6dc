import { useRef } from 'react';
import { xIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { TextButton } from '../Link/index.ts';
import { clearRecent, removal, removals } from './SuggestionList.css.ts';
import type { RecentGroup } from './suggestions.ts';

export interface RecentRemovalProps {
  group: RecentGroup;
  /** Index of the active suggestion, of which the recent searches are the first. */
  active: number | null;
  focusInput: () => void;
}

/** Buttons that remove recent searches, beside their rows, and all of them, below. They are outside of the listbox, because an option cannot contain a button. */
export function RecentRemoval({ group, active, focusInput }: RecentRemovalProps) {
  const { items, removeLabelOf, onRemove, clearLabel, onClear } = group;
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
    <div ref={area} className={removals}>
      {items.map((item, index) => (
        <span key={item} className={removal({ active: index === active })}>
          <IconButton
            ref={(button) => {
              if (button) buttons.current.set(item, button);
              else buttons.current.delete(item);
            }}
            icon={xIcon}
            iconSize={18}
            label={removeLabelOf(item)}
            onClick={() => {
              moveFocus(items[index + 1] ?? items[index - 1]);
              onRemove(item);
            }}
          />
        </span>
      ))}
      <span className={clearRecent}>
        <TextButton
          label={clearLabel}
          onClick={() => {
            moveFocus();
            onClear();
          }}
        />
      </span>
    </div>
  );
}
