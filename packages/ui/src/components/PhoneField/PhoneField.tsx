import {
  type ChangeEvent,
  type ClipboardEvent,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { bareInput, control } from '../../css/control.css.ts';
import { Field, type FieldTexts, splitFieldTexts } from '../Field/index.ts';
import { box, digits as digitsClass, prefix as prefixClass } from './PhoneField.css.ts';
import { caretAfter, groupPhone, isWholeNumber, phoneDigits, phoneEdit } from './phoneDigits.ts';

export interface PhoneFieldProps extends FieldTexts {
  /** National digits, at most ten. */
  value: string;
  onValueChange: (digits: string) => void;
  /** Stands before the digits and cannot be edited: `+91`. */
  prefix: string;
  name?: string;
  disabled?: boolean;
  enterKeyHint?: 'go' | 'next' | 'send';
  ref?: Ref<HTMLInputElement>;
}

/**
 * An Indian mobile number. Shows the digits 5 and 5, takes a pasted number with any prefix (hence no `maxLength`), drops
 * everything that is no digit.
 */
export function PhoneField({ value, onValueChange, prefix, ref, ...props }: PhoneFieldProps) {
  const { texts, rest } = splitFieldTexts(props);
  const input = useRef<HTMLInputElement>(null);
  const digitsBeforeCaret = useRef<number | null>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);

  // Grouping rewrites the text, and a rewritten input throws its caret to the end.
  useLayoutEffect(() => {
    const count = digitsBeforeCaret.current;
    if (count === null) return;
    digitsBeforeCaret.current = null;
    input.current?.setSelectionRange(caretAfter(count), caretAfter(count));
  });

  function handleChange({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const { value: text, selectionStart } = currentTarget;
    const backward = !(nativeEvent instanceof InputEvent && nativeEvent.inputType === 'deleteContentForward');
    const { digits, beforeCaret } = phoneEdit(text, selectionStart ?? text.length, value, backward);
    digitsBeforeCaret.current = beforeCaret;
    onValueChange(digits);
  }

  /** A whole number takes the place of whatever is there, wherever the caret stands. */
  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = phoneDigits(event.clipboardData.getData('text'));
    if (!isWholeNumber(pasted)) return;
    event.preventDefault();
    digitsBeforeCaret.current = pasted.length;
    onValueChange(pasted);
  }

  return (
    <Field {...texts}>
      {(fieldControl) => (
        <div className={`${control({ size: 'large', invalid: Boolean(texts.error) })} ${box}`}>
          <span className={prefixClass}>{prefix}</span>
          <input
            {...rest}
            {...fieldControl}
            ref={input}
            className={`${bareInput} ${digitsClass}`}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            value={groupPhone(value)}
            onChange={handleChange}
            onPaste={handlePaste}
          />
        </div>
      )}
    </Field>
  );
}
