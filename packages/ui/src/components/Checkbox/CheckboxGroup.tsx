import { memo, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { legend as legendClass, options as optionsClass } from './Checkbox.css.ts';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

type CheckboxOption<Value extends string> = { value: Value } & Pick<
  CheckboxProps,
  'label' | 'swatch' | 'disabled' | 'disabledReason' | 'count' | 'countLabel'
>;

export interface CheckboxGroupProps<Value extends string> {
  legend: string;
  options: readonly CheckboxOption<Value>[];
  /** The checked options, in the order in which they were checked. */
  values: readonly Value[];
  onValuesChange: (values: Value[]) => void;
  /** Use two for a long list of short names; a narrow group has one. `swatches`: the swatches as a grid, with the names below. */
  columns?: 1 | 2 | 'swatches';
}

/** A labelled group of checkboxes. */
export function CheckboxGroup<Value extends string>({
  legend,
  options,
  values,
  onValuesChange,
  columns,
}: CheckboxGroupProps<Value>) {
  const latest = useRef({ values, onValuesChange });
  useEffect(() => {
    latest.current = { values, onValuesChange };
  });
  const change = useCallback((value: Value, checked: boolean) => {
    const { values, onValuesChange } = latest.current;
    onValuesChange(checked ? [...values, value] : values.filter((chosen) => chosen !== value));
  }, []);
  return (
    <fieldset>
      <legend className={legendClass}>{legend}</legend>
      <div className={optionsClass({ columns })}>
        {options.map((option) => (
          <Option key={option.value} {...option} checked={values.includes(option.value)} onChange={change} />
        ))}
      </div>
    </fieldset>
  );
}

type OptionProps<Value extends string> = CheckboxOption<Value> & {
  checked: boolean;
  onChange: (value: Value, checked: boolean) => void;
};

/** An option, memoised, because a group can have a hundred options and a click changes one. */
const Option = memo(function Option<Value extends string>({
  value,
  onChange,
  ...option
}: OptionProps<Value>) {
  return <Checkbox {...option} value={value} onCheckedChange={(checked) => onChange(value, checked)} />;
}) as <Value extends string>(props: OptionProps<Value>) => ReactNode;
