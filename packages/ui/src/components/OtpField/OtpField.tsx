import { CODE_LENGTH, digitsIn, typedCode } from '@naap/api-clients/typed-numbers';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
  useEffect,
  useRef,
  useState,
} from 'react';
import { hasModifier } from '../../behaviour/hasModifier.ts';
import { Field, type FieldTexts, splitFieldProps } from '../Field/index.ts';
import { box, boxes, frame, input } from './OtpField.css.ts';

/** Moves the caret to a box and selects its digit, so that typing replaces it. */
const selectBox = (field: HTMLInputElement, index: number) => field.setSelectionRange(index, index + 1);

export interface OtpFieldProps extends FieldTexts {
  /** At most `length` digits. */
  value: string;
  /** Number of digits. Default: 6, those of a code that comes by text message. */
  length?: number;
  onValueChange: (digits: string) => void;
  name?: string;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A field for a one-time code: a single invisible input over six boxes, so that paste, autofill and screen readers work. */
export function OtpField({ value, onValueChange, length = CODE_LENGTH, ...props }: OtpFieldProps) {
  const { field, rest } = splitFieldProps(props);
  const [caret, setCaret] = useState<number | null>(null);
  /** The last key removed a digit: the next one is typed in its place, before the digit behind the caret. */
  const hasDeleted = useRef(false);
  const container = useRef<HTMLDivElement>(null);
  // React does not report a selection that a script makes, such as `select()`.
  useEffect(() => {
    const controller = new AbortController();
    container.current?.addEventListener(
      'select',
      ({ target }) => setCaret((target as HTMLInputElement).selectionStart),
      { signal: controller.signal },
    );
    return () => controller.abort();
  }, []);
  const current = Math.min(caret ?? value.length, value.length, length - 1);

  const isSentByText = length === CODE_LENGTH;
  const codeIn = (text: string) => (isSentByText ? typedCode(text) : digitsIn(text).slice(0, length));

  function handleChange({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    hasDeleted.current = nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('delete');
    onValueChange(codeIn(currentTarget.value));
  }

  /** Replaces the value by a pasted code if it is complete, at any caret position. */
  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = codeIn(event.clipboardData.getData('text'));
    if (pasted.length < length) return;
    event.preventDefault();
    setCaret(null);
    onValueChange(pasted);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    hasDeleted.current = false;
    if (step === 0 || event.shiftKey || hasModifier(event)) return;
    event.preventDefault();
    selectBox(event.currentTarget, Math.min(Math.max(current + step, 0), value.length));
  }

  /** A caret before a digit selects it, so that typing replaces it. */
  function handleSelect({ currentTarget }: { currentTarget: HTMLInputElement }) {
    const { selectionStart, selectionEnd } = currentTarget;
    setCaret(selectionStart);
    if (selectionStart === null || selectionStart !== selectionEnd || hasDeleted.current) return;
    if (selectionStart < currentTarget.value.length) selectBox(currentTarget, selectionStart);
  }

  /** Computes the clicked box, because the digits of the invisible input have other positions than the boxes. */
  function handlePointerUp({ currentTarget, clientX }: PointerEvent<HTMLInputElement>) {
    const { left, width } = currentTarget.getBoundingClientRect();
    const pressed = Math.floor(((clientX - left) / width) * length);
    selectBox(currentTarget, Math.min(pressed, value.length));
  }

  return (
    <Field {...field}>
      {(fieldControl) => (
        <div ref={container} className={frame}>
          <input
            {...rest}
            {...fieldControl}
            className={input}
            type="text"
            inputMode="numeric"
            autoComplete={isSentByText ? 'one-time-code' : 'off'}
            enterKeyHint="done"
            spellCheck={false}
            value={value}
            onChange={handleChange}
            onSelect={handleSelect}
            onPaste={handlePaste}
            onKeyDown={handleKeyDown}
            onPointerUp={handlePointerUp}
          />
          <div className={boxes} aria-hidden="true">
            {Array.from({ length }, (_, index) => (
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
