import type { Ref } from 'react';
import { box, row, text } from './Checkbox.css.ts';

export interface CheckboxProps {
  label: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  name?: string;
  value?: string;
  ref?: Ref<HTMLInputElement>;
}

/** An option that is on or off. The whole row is its target. */
export function Checkbox({ label, onCheckedChange, ...input }: CheckboxProps) {
  return (
    <label className={row}>
      <input
        {...input}
        type="checkbox"
        // A browser restores the state of a control on reload, and would change a hydrated one.
        autoComplete="off"
        className={box}
        onChange={(event) => onCheckedChange(event.currentTarget.checked)}
      />
      <span className={text}>{label}</span>
    </label>
  );
}
