import type { Ref } from 'react';
import { control } from '../../css/control.css.ts';
import { Field, splitFieldProps } from '../Field/index.ts';
import { area } from './TextField.css.ts';
import type { TextEntry } from './TextField.tsx';

export interface TextAreaProps extends TextEntry {
  ref?: Ref<HTMLTextAreaElement>;
}

/** A field for several lines of text: three at first, and as many as its text needs where the browser supports `field-sizing`. */
export function TextArea({ onValueChange, ref, ...props }: TextAreaProps) {
  const { field, rest: entry } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(fieldControl) => (
        <textarea
          {...entry}
          {...fieldControl}
          ref={ref}
          rows={3}
          className={`${control({ invalid: Boolean(field.error) })} ${area}`}
          onChange={(event) => onValueChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
