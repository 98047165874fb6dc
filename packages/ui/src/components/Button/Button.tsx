import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { Icon, type IconGlyph } from '../Icon/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { button, count as countClass, label as labelClass, labels, text } from './Button.css.ts';

/** Props of both Button and LinkButton. */
export interface ButtonLook {
  label: string;
  /** `primary`: tape, at most once per screen. `ink`: a filled block. `outline` and `quiet`: buttons beside the primary one. */
  emphasis?: 'primary' | 'ink' | 'outline' | 'quiet';
  tone?: 'neutral' | 'danger';
  /** 56, 48 or 44 px high. */
  size?: 'large' | 'medium' | 'small';
  width?: 'auto' | 'full';
  icon?: IconGlyph;
  /** A number in a tape-coloured disc after the label. Include it in `accessibleLabel`. */
  count?: number;
  /** Accessible name, if the label alone is not enough. Must start with the label. */
  accessibleLabel?: string;
}

export interface ButtonProps extends ButtonLook {
  type?: 'button' | 'submit';
  /** Busy: the button keeps its width and focus, and ignores clicks. */
  loading?: boolean;
  /** Label beside the spinner while busy. Without it the spinner replaces the label. */
  loadingLabel?: string;
  /** Show the reason nearby and pass its id as `describedBy`. */
  disabled?: boolean;
  /**
   * Looks disabled and is announced as disabled, but can be focused and pressed (also by Enter in a form), so that a click can say what is
   * missing.
   */
  unavailable?: boolean;
  describedBy?: string;
  /** Whether the content that the button controls is expanded. */
  expanded?: boolean;
  onClick?: MouseEventHandler<HTMLButtonElement>;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that performs an action. */
export function Button({
  loading = false,
  loadingLabel,
  type = 'button',
  disabled,
  describedBy,
  ...rest
}: ButtonProps) {
  const { expanded, onClick, ref, unavailable = false, ...look } = rest;
  return (
    <button
      ref={ref}
      type={type}
      className={buttonClass(look)}
      {...keepClear(look)}
      disabled={disabled}
      aria-busy={loading || undefined}
      aria-disabled={loading || unavailable || undefined}
      aria-describedby={describedBy}
      aria-expanded={expanded}
      onClick={loading ? preventDefault : onClick}
    >
      <span className={labels} data-loading-label={loadingLabel}>
        <ButtonLabel {...look} visibility={!loading ? 'shown' : loadingLabel ? 'hidden' : 'transparent'} />
        {loading && (
          <span className={labelClass()}>
            <Spinner />
            {loadingLabel && <span className={text}>{loadingLabel}</span>}
          </span>
        )}
      </span>
    </button>
  );
}

/** Returns the class of an element that looks like a button. */
export function buttonClass({ emphasis, tone, size, width }: Omit<ButtonLook, 'label'>): string {
  return button({ emphasis, tone, size, width });
}

/** Returns the attribute that keeps toasts from covering a filled button, which is usually the next step. */
export function keepClear({ emphasis = 'primary' }: Pick<ButtonLook, 'emphasis'>) {
  return emphasis === 'primary' || emphasis === 'ink' ? { 'data-keep-clear': '' } : {};
}

type ButtonLabelProps = Pick<ButtonLook, 'label' | 'accessibleLabel' | 'icon' | 'count'> & {
  visibility?: 'shown' | 'transparent' | 'hidden';
};

export function ButtonLabel({
  label,
  accessibleLabel,
  icon,
  count,
  visibility,
}: ButtonLabelProps): ReactNode {
  const ariaHidden = accessibleLabel === undefined ? undefined : true;
  return (
    <span className={labelClass({ visibility })}>
      {icon && <Icon icon={icon} size={22} />}
      {accessibleLabel !== undefined && <VisuallyHidden>{accessibleLabel}</VisuallyHidden>}
      <span className={text} aria-hidden={ariaHidden}>
        {label}
      </span>
      {count !== undefined && (
        <span className={countClass} aria-hidden={ariaHidden}>
          {count}
        </span>
      )}
    </span>
  );
}

/** Keeps a busy submit button from submitting its form again. */
const preventDefault: MouseEventHandler<HTMLButtonElement> = (event) => event.preventDefault();
