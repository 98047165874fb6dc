import { type ClipboardEvent, type KeyboardEvent, type PointerEvent, type Ref, useState } from 'react';
import { Field, type FieldTexts, splitFieldProps } from '../Field/index.ts';
import { box, boxes, frame, input } from './OtpField.css.ts';

const LENGTH = 6;

const codeDigits = (text: string) => text.replace(/\D/g, '').slice(0, LENGTH);

/** Moves the caret to a box and selects its digit, so that typing replaces it. */
const selectBox = (field: HTMLInputElement, index: number) => field.setSelectionRange(index, index + 1);

export interface OtpFieldProps extends FieldTexts {
  /** At most six digits. */
  value: string;
  onValueChange: (digits: string) => void;
  name?: string;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A field for a one-time code of six digits: a single invisible input over six boxes, so that paste, autofill and screen readers work. */
export function OtpField({ value, onValueChange, ...props }: OtpFieldProps) {
  const { field, rest } = splitFieldProps(props);
  const [caret, setCaret] = useState<number | null>(null);
  const current = Math.min(caret ?? value.length, value.length, LENGTH - 1);

  /** Replaces the value by a pasted code if it is complete, at any caret position. */
  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = codeDigits(event.clipboardData.getData('text'));
    if (pasted.length < LENGTH) return;
    event.preventDefault();
    setCaret(null);
    onValueChange(pasted);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    if (step === 0 || event.shiftKey) return;
    event.preventDefault();
    selectBox(event.currentTarget, Math.min(Math.max(current + step, 0), value.length));
  }

  /** In a complete code, a caret between two digits selects the digit after it. */
  function handleSelect({ currentTarget }: { currentTarget: HTMLInputElement }) {
    const { selectionStart, selectionEnd } = currentTarget;
    setCaret(selectionStart);
    if (selectionStart === null || selectionStart !== selectionEnd || value.length < LENGTH) return;
    if (selectionStart < LENGTH) selectBox(currentTarget, selectionStart);
  }

  /** Computes the clicked box, because the digits of the invisible input have other positions than the boxes. */
  function handlePointerUp({ currentTarget, clientX }: PointerEvent<HTMLInputElement>) {
    const { left, width } = currentTarget.getBoundingClientRect();
    const pressed = Math.floor(((clientX - left) / width) * LENGTH);
    selectBox(currentTarget, Math.min(pressed, value.length));
  }

  return (
    <Field {...field}>
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
            onChange={(event) => onValueChange(codeDigits(event.currentTarget.value))}
            onSelect={handleSelect}
            onPaste={handlePaste}
            onKeyDown={handleKeyDown}
            onPointerUp={handlePointerUp}
          />
          <div className={boxes} aria-hidden="true">
            {Array.from({ length: LENGTH }, (_, index) => (
              <span
                key={index}
                className={box({ invalid: Boolean(field.error), current: index === current })}
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
