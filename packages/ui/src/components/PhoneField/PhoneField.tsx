import {
  type ChangeEvent,
  type ClipboardEvent,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { bareInput, control } from '../../css/control.css.ts';
import { Field, type FieldTexts, splitFieldProps } from '../Field/index.ts';
import { box, digits as digitsClass, prefix as prefixClass } from './PhoneField.css.ts';
import { caretAfter, groupPhone, isWholeNumber, phoneDigits, phoneEdit } from './phoneDigits.ts';

export interface PhoneFieldProps extends FieldTexts {
  /** National digits, at most ten. */
  value: string;
  onValueChange: (digits: string) => void;
  /** Fixed prefix before the digits: `+91`. */
  prefix: string;
  name?: string;
  disabled?: boolean;
  enterKeyHint?: 'go' | 'next' | 'send';
  ref?: Ref<HTMLInputElement>;
}

/**
 * A field for an Indian mobile number. Groups the digits, accepts pasted numbers with any prefix (hence no `maxLength`), and removes
 * other characters.
 */
export function PhoneField({ value, onValueChange, prefix, ref, ...props }: PhoneFieldProps) {
  const { field, rest } = splitFieldProps(props);
  const input = useRef<HTMLInputElement>(null);
  const digitsBeforeCaret = useRef<number | null>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);

  // Restores the caret, which moves to the end when React replaces the text by the grouped digits.
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

  /** Replaces the value by a pasted number if it is complete, at any caret position. */
  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = phoneDigits(event.clipboardData.getData('text'));
    if (!isWholeNumber(pasted)) return;
    event.preventDefault();
    digitsBeforeCaret.current = pasted.length;
    onValueChange(pasted);
  }

  return (
    <Field {...field}>
      {(fieldControl) => (
        <div className={`${control({ size: 'large', invalid: Boolean(field.error) })} ${box}`}>
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
