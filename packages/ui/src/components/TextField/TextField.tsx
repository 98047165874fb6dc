import type { HTMLInputAutoCompleteAttribute, Ref } from 'react';
import { control } from '../../css/control.css.ts';
import { Field, type FieldTexts, splitFieldProps } from '../Field/index.ts';
import { input } from './TextField.css.ts';

/** Props of both TextField and TextArea. */
export interface TextEntry extends FieldTexts {
  value: string;
  onValueChange: (value: string) => void;
  name?: string;
  placeholder?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  required?: boolean;
  disabled?: boolean;
  enterKeyHint?: 'enter' | 'done' | 'go' | 'next' | 'search' | 'send';
}

export interface TextFieldProps extends TextEntry {
  type?: 'text' | 'tel';
  ref?: Ref<HTMLInputElement>;
}

/** A field for one line of text. */
export function TextField({ onValueChange, type = 'text', ...props }: TextFieldProps) {
  const { field, rest: entry } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(fieldControl) => (
        <input
          {...entry}
          {...fieldControl}
          type={type}
          className={`${control({ invalid: Boolean(field.error) })} ${input}`}
          onChange={(event) => onValueChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
