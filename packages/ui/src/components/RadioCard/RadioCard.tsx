import type { ReactNode, Ref } from 'react';
import { card, choice, content, radio, trailing as trailingClass } from './RadioCard.css.ts';

export interface RadioCardProps {
  /** Name of the group of radios it belongs to. */
  group: string;
  value: string;
  checked: boolean;
  onSelect: () => void;
  /** What is chosen; the whole of it is the radio's name and its target. */
  children: ReactNode;
  /** Beside the choice and no part of it: a delete button, a picture. */
  trailing?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** One of several, as a card with a radio. */
export function RadioCard({ group, value, checked, onSelect, children, trailing, ref }: RadioCardProps) {
  return (
    <div className={card({ checked })}>
      <label className={choice}>
        <input
          ref={ref}
          className={radio}
          type="radio"
          name={group}
          value={value}
          checked={checked}
          onChange={onSelect}
        />
        <span className={content}>{children}</span>
      </label>
      {trailing && <div className={trailingClass}>{trailing}</div>}
    </div>
  );
}
