import { control } from '../../css/control.css.ts';
import { Field, type FieldTexts, splitFieldProps } from '../Field/index.ts';
import { select } from './SelectField.css.ts';

export interface SelectFieldProps extends FieldTexts {
  /** '' while nothing is selected. */
  value: string;
  onValueChange: (value: string) => void;
  options: readonly { readonly value: string; readonly label: string }[];
  /** Shown while nothing is selected: 'Choose a kind'. */
  placeholder: string;
}

/** A field for one of many fixed values, which the system's list shows. */
export function SelectField({ value, onValueChange, options, placeholder, ...props }: SelectFieldProps) {
  const { field } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(fieldControl) => (
        <select
          {...fieldControl}
          className={`${control({ invalid: Boolean(field.error) })} ${select}`}
          value={value}
          onChange={(event) => onValueChange(event.currentTarget.value)}
        >
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
