import type { MouseEventHandler, Ref } from 'react';
import { Badge } from '../Badge/index.ts';
import { Icon, type IconGlyph } from '../Icon/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { badgeSlot, iconButton } from './IconButton.css.ts';

/** Props of both IconButton and IconLink. */
export interface IconButtonLook {
  icon: IconGlyph;
  /** Accessible name. Includes the count if there is a badge: "Bag, 3 items". */
  label: string;
  /** Number in the corner. 0 is shown too. */
  badge?: number;
  /** `plain` is the default. `floating`: a disc over an image. `tile`: a square over an image. `onCloth`: on the dark cloth surface, without a badge. */
  variant?: 'plain' | 'floating' | 'tile' | 'onCloth';
  /** In px. Default 24. */
  iconSize?: 18 | 20 | 22 | 24;
}

export interface IconButtonProps extends IconButtonLook {
  /** Makes it a toggle button. The icon is filled if true. */
  pressed?: boolean;
  /** Fills the icon even if the button is not pressed, for icons that are hard to see as outlines. */
  filled?: boolean;
  /** Whether the content that the button controls is expanded. */
  expanded?: boolean;
  /** Busy: a spinner replaces the icon. The button keeps its focus and ignores clicks. */
  loading?: boolean;
  /** Show the reason nearby, and pass its id as `describedBy`. */
  disabled?: boolean;
  /** Id of the element that describes the button. */
  describedBy?: string;
  onClick?: MouseEventHandler<HTMLButtonElement>;
  ref?: Ref<HTMLButtonElement>;
}

/** A button with an icon instead of a text. */
export function IconButton({
  pressed,
  expanded,
  loading = false,
  disabled,
  describedBy,
  filled,
  onClick,
  ref,
  ...look
}: IconButtonProps) {
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
      <IconButtonContent {...look} active={filled || pressed} loading={loading} />
    </button>
  );
}

/** Returns the class of an element that looks like an icon button. */
export function iconButtonClass({ variant, badge }: IconButtonLook, disabled?: boolean): string {
  return iconButton({ variant, badged: badge !== undefined, disabled });
}

interface IconButtonContentProps extends IconButtonLook {
  active?: boolean | undefined;
  loading?: boolean;
}

/** The content of the button. Its name is hidden text, because axe compares an `aria-label` with the badge's text ("99+"). */
export function IconButtonContent(props: IconButtonContentProps) {
  const { label, icon, badge, variant, iconSize = 24, active = false, loading = false } = props;
  const over = variant === 'floating' || variant === 'tile' ? 'chalk' : 'paper';
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      {loading ? <Spinner /> : <Icon icon={icon} size={iconSize} active={active} />}
      {badge !== undefined && (
        <span className={badgeSlot}>
          <Badge count={badge} surface={over} />
        </span>
      )}
    </>
  );
}
