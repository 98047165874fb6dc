import type { Ref } from 'react';
import { control } from '../../css/control.css.ts';
import { Field, splitFieldProps } from '../Field/index.ts';
import { area } from './TextField.css.ts';
import type { TextEntry } from './TextField.tsx';

export interface TextAreaProps extends TextEntry {
  /** Initial number of lines; the field grows with its text. */
  rows?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

/** A field for several lines of text. */
export function TextArea({ onValueChange, rows = 3, ...props }: TextAreaProps) {
  const { field, rest: entry } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(fieldControl) => (
        <textarea
          {...entry}
          {...fieldControl}
          rows={rows}
          className={`${control({ invalid: Boolean(field.error) })} ${area}`}
          onChange={(event) => onValueChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
