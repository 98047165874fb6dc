import { type Ref, useId } from 'react';
import { swatchStyle } from '../Swatches/swatch-style.ts';
import {
  box,
  count as countClass,
  detail as detailClass,
  row,
  strong,
  swatch as swatchClass,
  text,
  trailing as trailingClass,
} from './Checkbox.css.ts';

export interface CheckboxProps {
  label: string;
  /** At most two lines below the label, which is larger then: the product of a piece whose size is the label. */
  detail?: string | undefined;
  /** A word at the end of the row, such as a shelf. Part of the name, as is `detail`. */
  trailing?: string | undefined;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  /** Why the option cannot be changed. It is disabled, but can be focused, so that a screen reader announces the reason. */
  disabledReason?: string | undefined;
  /** The colour or the pattern that the label names. */
  swatch?: { color: string | null; image: string | null } | undefined;
  /** A number after the label, such as the number of products; null while it is unknown, which keeps its room. */
  count?: number | null;
  /** Says what `count` counts. A screen reader announces it after the label. */
  countLabel?: string | undefined;
  name?: string;
  value?: string;
  ref?: Ref<HTMLInputElement>;
}

/** An option that is on or off. The whole row is its target. */
export function Checkbox({
  label,
  detail,
  trailing,
  swatch,
  count,
  countLabel,
  disabledReason,
  onCheckedChange,
  ...input
}: CheckboxProps) {
  const id = useId();
  const description = disabledReason ?? countLabel;
  return (
    <label className={row} data-disabled={input.disabled || disabledReason !== undefined || undefined}>
      <input
        {...input}
        type="checkbox"
        // A browser restores the state of a control on reload, and would change a hydrated one.
        autoComplete="off"
        className={box}
        aria-disabled={disabledReason === undefined ? undefined : true}
        aria-describedby={description === undefined ? undefined : id}
        onChange={(event) => {
          if (disabledReason === undefined) onCheckedChange(event.currentTarget.checked);
        }}
      />
      {swatch && <span className={swatchClass} style={swatchStyle(swatch.color, swatch.image)} />}
      <span className={text}>
        {detail ? <span className={strong}>{label}</span> : label}
        {detail && ' '}
        {detail && <span className={detailClass}>{detail}</span>}
      </span>
      {trailing && <span className={trailingClass}> {trailing}</span>}
      {count !== undefined && (
        <span className={countClass} aria-hidden="true">
          {count}
        </span>
      )}
      {description !== undefined && (
        // Not part of the name, because it is hidden.
        <span id={id} hidden>
          {description}
        </span>
      )}
    </label>
  );
}
