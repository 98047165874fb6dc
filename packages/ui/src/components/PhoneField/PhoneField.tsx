import { isForeignPhone, isIndianPhone, typedPhone } from '@naap/api-clients/typed-numbers';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type Ref,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { bareInput, control } from '../../css/control.css.ts';
import { Field, type FieldTexts, splitFieldProps } from '../Field/index.ts';
import { box, digits as digitsClass, prefix as prefixClass } from './PhoneField.css.ts';
import { caretAfter, groupPhone, phoneEdit } from './phoneEdit.ts';

export interface PhoneFieldProps extends FieldTexts {
  /** At most ten national digits. With the country code of another country, '+' and all digits. */
  value: string;
  onValueChange: (phone: string) => void;
  /** Error while the value has the country code of another country. */
  foreignError: string;
  /** Error after more than ten digits, which leave the value as it is. */
  tooLongError: string;
  /** Fixed prefix before the digits: `+91`. */
  prefix: string;
  name?: string;
  disabled?: boolean;
  enterKeyHint?: 'go' | 'next' | 'send';
  ref?: Ref<HTMLInputElement>;
}

/**
 * A field for an Indian mobile number. Groups the digits, removes +91 and 0 as soon as they are recognised (hence no `maxLength`), and removes
 * other characters.
 */
export function PhoneField({
  value,
  onValueChange,
  foreignError,
  tooLongError,
  prefix,
  ref,
  error,
  ...props
}: PhoneFieldProps) {
  const [isTooLong, setTooLong] = useState(false);
  const shownError = isForeignPhone(value) ? foreignError : isTooLong ? tooLongError : error;
  const { field, rest } = splitFieldProps({ ...props, error: shownError });
  const input = useRef<HTMLInputElement>(null);
  const lengthBeforeCaret = useRef<number | null>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);

  // Restores the caret, which moves to the end when React replaces the text by the grouped digits.
  useLayoutEffect(() => {
    const count = lengthBeforeCaret.current;
    if (count === null) return;
    lengthBeforeCaret.current = null;
    const caret = caretAfter(value, count);
    // In a field without focus, it would move the focus in Safari.
    if (input.current?.matches(':focus')) input.current.setSelectionRange(caret, caret);
  });

  const keepTypedText = useEffectEvent(() => {
    const { current } = input;
    if (current && current.value !== groupPhone(value)) readText(current, true);
  });
  // Keeps a number that was typed before hydration, about which React sends no event.
  useLayoutEffect(() => keepTypedText(), []);

  function handleChange({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const isDelete = nativeEvent instanceof InputEvent && nativeEvent.inputType === 'deleteContentForward';
    readText(currentTarget, !isDelete);
  }

  function readText({ value: text, selectionStart }: HTMLInputElement, backward: boolean) {
    const edit = phoneEdit(text, selectionStart ?? text.length, value, backward);
    lengthBeforeCaret.current = edit.beforeCaret;
    setTooLong(edit.isTooLong);
    onValueChange(edit.phone);
  }

  /** Replaces the value by a pasted number if it is complete or another country's, at any caret position. */
  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = typedPhone(event.clipboardData.getData('text'));
    if (pasted === null || !(isIndianPhone(pasted) || isForeignPhone(pasted))) return;
    event.preventDefault();
    lengthBeforeCaret.current = pasted.length;
    setTooLong(false);
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
