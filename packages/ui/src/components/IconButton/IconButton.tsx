import type { MouseEventHandler, Ref } from 'react';
import { Badge } from '../Badge/index.ts';
import { Icon, type IconGlyph } from '../Icon/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { badgeSlot, iconButton } from './IconButton.css.ts';

/** What an IconButton and an IconLink share. */
export interface IconButtonLook {
  icon: IconGlyph;
  /** Its name. Says the count too, where there is a badge: "Bag, 3 items". */
  label: string;
  /** The figure in the corner; 0 is shown as well. */
  badge?: number;
  /** `floating`: a disc over a picture. `tile`: a square over a picture. `onCloth`: on the dark cloth. */
  variant?: 'plain' | 'floating' | 'tile' | 'onCloth';
  /** px */
  iconSize?: 18 | 20 | 22 | 24;
}

export interface IconButtonProps extends IconButtonLook {
  /** Of a toggle: draws the icon filled and says it is pressed. */
  pressed?: boolean;
  /** Draws the icon filled, where outlined strokes would be lost. */
  filled?: boolean;
  /** Of a button that opens something. */
  expanded?: boolean;
  /** Busy: a spinner takes the icon's place. Keeps its focus, does nothing when pressed. */
  loading?: boolean;
  /** Show the reason nearby and point `describedBy` at it. */
  disabled?: boolean;
  describedBy?: string;
  onClick?: MouseEventHandler<HTMLButtonElement>;
  ref?: Ref<HTMLButtonElement>;
}

/** An action drawn as an icon. */
export function IconButton({
  pressed,
  expanded,
  loading = false,
  disabled,
  describedBy,
  filled,
  ...rest
}: IconButtonProps) {
  const { onClick, ref, ...look } = rest;
  return (
    <button
      ref={ref}
      type="button"
      className={iconButtonClass(look, disabled)}
      disabled={disabled}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-describedby={describedBy}
      onClick={loading ? undefined : onClick}
    >
      <IconButtonContent {...look} active={filled ?? pressed} loading={loading} />
    </button>
  );
}

/** The class of anything that looks like an icon button. */
export function iconButtonClass({ variant, badge }: IconButtonLook, disabled?: boolean): string {
  return iconButton({ variant, badged: badge !== undefined, disabled });
}

interface IconButtonContentProps extends IconButtonLook {
  active?: boolean | undefined;
  loading?: boolean;
}

/** The name is text rather than `aria-label`, which would have to repeat the figure exactly as the badge cuts it. */
export function IconButtonContent(props: IconButtonContentProps) {
  const { label, icon, badge, variant, iconSize = 24, active = false, loading = false } = props;
  const over = variant === 'floating' || variant === 'tile' ? 'chalk' : 'paper';
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      {loading ? <Spinner /> : <Icon icon={icon} size={iconSize} active={active} />}
      {badge !== undefined && (
        <span className={badgeSlot({ over })}>
          <Badge count={badge} surface={over} />
        </span>
      )}
    </>
  );
}
