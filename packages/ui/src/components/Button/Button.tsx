import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { Icon, type IconGlyph } from '../Icon/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { button, count as countClass, label as labelClass, labels, words } from './Button.css.ts';

/** What a Button and a LinkButton share. */
export interface ButtonLook {
  label: string;
  /** `primary`: the tape, once a screen. `ink`: a filled block. `outline`, `quiet`: everything beside it. */
  emphasis?: 'primary' | 'ink' | 'outline' | 'quiet';
  tone?: 'neutral' | 'danger';
  /** 56, 48 or 44 px high. */
  size?: 'large' | 'medium' | 'small';
  width?: 'auto' | 'full';
  icon?: IconGlyph;
  /** A round button-pill that floats over the page, such as the filter's. */
  floating?: boolean;
  /** A figure in a tape-coloured disc after the label. Say it in `accessibleLabel` too. */
  count?: number;
  /** The name for assistive technology, where the label alone is not enough. Must begin with the label. */
  accessibleLabel?: string;
}

export interface ButtonProps extends ButtonLook {
  type?: 'button' | 'submit';
  /** Busy: keeps its width and its focus, does nothing when pressed. */
  loading?: boolean;
  /** The label while busy, beside the spinner. Without one the spinner takes the label's place. */
  loadingLabel?: string;
  /** Show the reason nearby and point `describedBy` at it. */
  disabled?: boolean;
  /**
   * Looks disabled and says that it is, but can be reached and pressed, as by Enter in a form: the press then says what is missing.
   */
  unavailable?: boolean;
  describedBy?: string;
  /** Of a button that opens something. */
  expanded?: boolean;
  onClick?: MouseEventHandler<HTMLButtonElement>;
  ref?: Ref<HTMLButtonElement>;
}

/** An action. */
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
      {...keptClear(look)}
      disabled={disabled}
      aria-busy={loading || undefined}
      aria-disabled={loading || unavailable || undefined}
      aria-describedby={describedBy}
      aria-expanded={expanded}
      onClick={loading ? preventDefault : onClick}
    >
      <span className={labels} data-loading-label={loadingLabel}>
        <ButtonLabel {...look} visibility={!loading ? 'shown' : loadingLabel ? 'hidden' : 'unseen'} />
        {loading && (
          <span className={labelClass()}>
            <Spinner />
            {loadingLabel && <span className={words}>{loadingLabel}</span>}
          </span>
        )}
      </span>
    </button>
  );
}

/** The class of anything that looks like a button. */
export function buttonClass({ emphasis, tone, size, width, floating }: Omit<ButtonLook, 'label'>): string {
  return button({ emphasis, tone, size, width, floating });
}

/** What fills its shape is the next step, which no toast covers. */
export function keptClear({ emphasis = 'primary' }: Pick<ButtonLook, 'emphasis'>) {
  return emphasis === 'primary' || emphasis === 'ink' ? { 'data-keep-clear': '' } : {};
}

type ButtonLabelProps = Pick<ButtonLook, 'label' | 'accessibleLabel' | 'icon' | 'count'> & {
  visibility?: 'shown' | 'unseen' | 'hidden';
};

export function ButtonLabel({
  label,
  accessibleLabel,
  icon,
  count,
  visibility,
}: ButtonLabelProps): ReactNode {
  const unheard = accessibleLabel === undefined ? undefined : true;
  return (
    <span className={labelClass({ visibility })}>
      {icon && <Icon icon={icon} size={22} />}
      {accessibleLabel !== undefined && <VisuallyHidden>{accessibleLabel}</VisuallyHidden>}
      <span className={words} aria-hidden={unheard}>
        {label}
      </span>
      {count !== undefined && (
        <span className={countClass} aria-hidden={unheard}>
          {count}
        </span>
      )}
    </span>
  );
}

/** A busy submit button must not send its form again. */
const preventDefault: MouseEventHandler<HTMLButtonElement> = (event) => event.preventDefault();
