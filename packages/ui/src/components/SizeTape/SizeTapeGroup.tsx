import { useId } from 'react';
import { legend as legendClass } from '../Checkbox/Checkbox.css.ts';
import type { CheckboxGroupProps } from '../Checkbox/index.ts';
import {
  cell,
  count as countClass,
  marker,
  radio,
  scroller,
  strip,
  text,
  unavailable,
} from './SizeTape.css.ts';

/** A group of checkboxes with sizes as marks on an inch tape. A size with a `disabledReason` is hatched. */
export function SizeTapeGroup({
  legend,
  options,
  values,
  onValuesChange,
}: Omit<CheckboxGroupProps<string>, 'columns'>) {
  const id = useId();
  return (
    <fieldset>
      <legend className={legendClass}>{legend}</legend>
      <div className={scroller}>
        <div className={strip} style={{ '--sizes': options.length }}>
          {options.map(
            ({ value }, index) =>
              values.includes(value) && <span key={value} className={marker} style={{ '--chosen': index }} />,
          )}
          {options.map(({ value, label, count, countLabel, disabledReason }, index) => {
            const description = disabledReason ?? countLabel;
            return (
              <label key={value} className={disabledReason === undefined ? cell : `${cell} ${unavailable}`}>
                <input
                  className={radio}
                  type="checkbox"
                  autoComplete="off"
                  checked={values.includes(value)}
                  aria-disabled={disabledReason === undefined ? undefined : true}
                  aria-describedby={description === undefined ? undefined : `${id}-${index}`}
                  onChange={({ currentTarget }) => {
                    if (disabledReason !== undefined) return;
                    onValuesChange(
                      currentTarget.checked ? [...values, value] : values.filter((other) => other !== value),
                    );
                  }}
                />
                <span className={text}>{label}</span>
                <span className={countClass} aria-hidden="true">
                  {count}
                </span>
                {description !== undefined && (
                  <span id={`${id}-${index}`} hidden>
                    {description}
                  </span>
                )}
              </label>
            );
          })}
        </div>
      </div>
    </fieldset>
  );
}
