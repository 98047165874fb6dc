import type { ReactNode, Ref } from 'react';
import { card, choice, content, radio, trailing as trailingClass } from './RadioCard.css.ts';

export interface RadioCardProps {
  /** `name` of the radio group. */
  group: string;
  value: string;
  checked: boolean;
  onSelect: () => void;
  /** Content of the label, which is the radio's accessible name and target. */
  children: ReactNode;
  /** Content outside the label: a delete button, an image. */
  trailing?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** One of several options, as a card with a radio. */
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
