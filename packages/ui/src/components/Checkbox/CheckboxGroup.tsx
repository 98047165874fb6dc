import { legend as legendClass, options as optionsClass } from './Checkbox.css.ts';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

export interface CheckboxGroupProps<Value extends string> {
  legend: string;
  options: readonly ({ value: Value } & Pick<
    CheckboxProps,
    'label' | 'swatch' | 'disabled' | 'disabledReason' | 'count' | 'countLabel'
  >)[];
  /** The checked options, in the order in which they were checked. */
  values: readonly Value[];
  onValuesChange: (values: Value[]) => void;
  /** Use two for a long list of short names, and `fit` for names as short as sizes: as many as there is room for. */
  columns?: 1 | 2 | 'fit';
}

/** A labelled group of checkboxes. */
export function CheckboxGroup<Value extends string>({
  legend,
  options,
  values,
  onValuesChange,
  columns,
}: CheckboxGroupProps<Value>) {
  return (
    <fieldset>
      <legend className={legendClass}>{legend}</legend>
      <div className={optionsClass({ columns })}>
        {options.map(({ value, ...option }) => (
          <Checkbox
            key={value}
            {...option}
            checked={values.includes(value)}
            onCheckedChange={(checked) =>
              onValuesChange(checked ? [...values, value] : values.filter((chosen) => chosen !== value))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
