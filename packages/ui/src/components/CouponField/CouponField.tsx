import type { FormEvent, Ref } from 'react';
import { control } from '../../css/control.css.ts';
import { Button } from '../Button/index.ts';
import { Field } from '../Field/index.ts';
import { apply, box, form } from './CouponField.css.ts';

export interface CouponFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onValueChange: (value: string) => void;
  applyLabel: string;
  onApply: () => void;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A field for a coupon code. The label is visually hidden, because the heading above shows it. */
export function CouponField({
  label,
  error,
  applyLabel,
  onApply,
  onValueChange,
  ...input
}: CouponFieldProps) {
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onApply();
  }
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Field label={label} labelHidden error={error}>
        {(fieldControl) => (
          <div className={form}>
            <input
              {...input}
              {...fieldControl}
              className={`${control({ invalid: Boolean(error) })} ${box}`}
              type="text"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="done"
              onChange={(event) => onValueChange(event.currentTarget.value)}
            />
            <div className={apply}>
              <Button type="submit" emphasis="outline" size="medium" label={applyLabel} />
            </div>
          </div>
        )}
      </Field>
    </form>
  );
}
