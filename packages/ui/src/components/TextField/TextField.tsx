import { type HTMLInputAutoCompleteAttribute, type Ref, useId } from 'react';
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
  maxLength?: number;
  /** Texts that the browser suggests while another can be typed. */
  suggestions?: readonly string[];
  ref?: Ref<HTMLInputElement>;
}

/** A field for one line of text. */
export function TextField({ onValueChange, type = 'text', suggestions, ...props }: TextFieldProps) {
  const { field, rest: entry } = splitFieldProps(props);
  const listId = useId();
  return (
    <Field {...field}>
      {(fieldControl) => (
        <>
          <input
            {...entry}
            {...fieldControl}
            type={type}
            list={suggestions && listId}
            className={`${control({ invalid: Boolean(field.error) })} ${input}`}
            onChange={(event) => onValueChange(event.currentTarget.value)}
          />
          {suggestions && (
            <datalist id={listId}>
              {suggestions.map((text) => (
                <option key={text} value={text} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  );
}
