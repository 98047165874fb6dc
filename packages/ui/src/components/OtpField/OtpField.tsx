import { type ClipboardEvent, type KeyboardEvent, type PointerEvent, type Ref, useState } from 'react';
import { Field, type FieldTexts, splitFieldTexts } from '../Field/index.ts';
import { box, boxes, frame, input } from './OtpField.css.ts';

const LENGTH = 6;

const codeDigits = (text: string) => text.replace(/\D/g, '').slice(0, LENGTH);

/** Puts the caret into a box; the digit that is in it is selected, so that typing replaces it. */
const enterBox = (field: HTMLInputElement, index: number) => field.setSelectionRange(index, index + 1);

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
  const [caret, setCaret] = useState<number | null>(null);
  const current = Math.min(caret ?? value.length, value.length, LENGTH - 1);

  /** A whole code takes the place of whatever is there, wherever the caret stands. */
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
    enterBox(event.currentTarget, Math.min(Math.max(current + step, 0), value.length));
  }

  /** In a whole code every box has its digit, so a caret between two of them selects the one after it. */
  function handleSelect({ currentTarget }: { currentTarget: HTMLInputElement }) {
    const { selectionStart, selectionEnd } = currentTarget;
    setCaret(selectionStart);
    if (selectionStart === null || selectionStart !== selectionEnd || value.length < LENGTH) return;
    if (selectionStart < LENGTH) enterBox(currentTarget, selectionStart);
  }

  /** The unseen text does not stand where the painted digits do. */
  function handlePointerUp({ currentTarget, clientX }: PointerEvent<HTMLInputElement>) {
    const { left, width } = currentTarget.getBoundingClientRect();
    const pressed = Math.floor(((clientX - left) / width) * LENGTH);
    enterBox(currentTarget, Math.min(pressed, value.length));
  }

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
