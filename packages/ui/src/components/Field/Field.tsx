import { type ReactNode, useId } from 'react';
import { Icon, warningCircleIcon } from '../Icon/index.ts';
import { error as errorClass, field, hint as hintClass, label as labelClass } from './Field.css.ts';

/** Attributes that the control inside a Field must have. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldTexts {
  label: string;
  /** Hides the label visually, if a visible text nearby says the same. */
  labelHidden?: boolean;
  hint?: string | undefined;
  /** What is wrong and how to fix it. */
  error?: string | undefined;
}

export interface FieldProps extends FieldTexts {
  children: (control: FieldControl) => ReactNode;
}

/** Label, hint and error around a form control. */
export function Field({ label, labelHidden = false, hint, error, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={field}>
      <label className={labelClass({ hidden: labelHidden })} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError id={errorId} error={error} />
      {hint && (
        <p className={hintClass} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** The error of a control, which is announced. Hidden while there is none. */
export function FieldError({ id, error }: { id: string | undefined; error: string | undefined }) {
  return (
    <div aria-live="polite">
      {error && (
        <p className={errorClass} id={id}>
          <Icon icon={warningCircleIcon} size={20} active />
          {error}
        </p>
      )}
    </div>
  );
}

/** Separates the props of a Field from the props of its control. */
export function splitFieldProps<Props extends FieldTexts>(props: Props) {
  const { label, labelHidden, hint, error, ...rest } = props;
  const field = {
    label,
    hint,
    error,
    ...(labelHidden !== undefined && { labelHidden }),
  };
  return { field, rest };
}
