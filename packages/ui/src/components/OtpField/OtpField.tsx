import type { Ref } from 'react';
import { Field, type FieldTexts, splitFieldTexts } from '../Field/index.ts';
import { box, boxes, frame, input } from './OtpField.css.ts';

const LENGTH = 6;

export interface OtpFieldProps extends FieldTexts {
  /** Digits, at most six. */
  value: string;
  onValueChange: (digits: string) => void;
  name?: string;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A one-time code of six digits: ONE input, so that paste, autofill and screen readers work, over six painted boxes. */
export function OtpField({ value, onValueChange, ...props }: OtpFieldProps) {
  const { texts, rest } = splitFieldTexts(props);
  const current = Math.min(value.length, LENGTH - 1);
  return (
    <Field {...texts}>
      {(fieldControl) => (
        <div className={frame}>
          <input
            {...rest}
            {...fieldControl}
            className={input}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            enterKeyHint="done"
            spellCheck={false}
            value={value}
            onChange={(event) => onValueChange(event.currentTarget.value.replace(/\D/g, '').slice(0, LENGTH))}
          />
          <div className={boxes} aria-hidden="true">
            {Array.from({ length: LENGTH }, (_, index) => (
              <span
                key={index}
                className={box({ invalid: Boolean(texts.error), current: index === current })}
              >
                {value[index]}
              </span>
            ))}
          </div>
        </div>
      )}
    </Field>
  );
}
