import type { Ref } from 'react';
import { Icon, xIcon } from '../Icon/index.ts';
import { useLinkComponent } from '../Link/index.ts';
import { chip, linkPart, pair, removePart, text } from './Chip.css.ts';

interface ChipLook {
  label: string;
  emphasis?: 'outline' | 'ink' | 'soft';
}

export interface ChipLinkProps extends ChipLook {
  href: string;
}

/** A link with a small label. */
export function ChipLink({ label, emphasis, href }: ChipLinkProps) {
  const Anchor = useLinkComponent();
  return (
    <Anchor href={href} className={chip({ emphasis })}>
      <span className={text}>{label}</span>
    </Anchor>
  );
}

export interface RemovableChipProps extends ChipLook {
  /** Accessible name, such as 'Remove Dresses'. Must contain the label. */
  removeLabel: string;
  onRemove: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** An applied filter, a sort order or a recent search that a tap removes. */
export function RemovableChip({ label, emphasis, removeLabel, onRemove, ref }: RemovableChipProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={chip({ emphasis, removable: true })}
      aria-label={removeLabel}
      onClick={onRemove}
    >
      <span className={text}>{label}</span>
      <Icon icon={xIcon} size={16} />
    </button>
  );
}

export interface RemovableChipLinkProps extends ChipLinkProps {
  /** Accessible name of the button, such as 'Remove linen shirt'. Must contain the label. */
  removeLabel: string;
  onRemove: () => void;
  removeRef?: Ref<HTMLButtonElement>;
}

/** A link with a small label, and a button beside it that removes both. */
export function RemovableChipLink({
  label,
  emphasis = 'soft',
  href,
  removeLabel,
  onRemove,
  removeRef,
}: RemovableChipLinkProps) {
  const Anchor = useLinkComponent();
  return (
    <span className={pair}>
      <Anchor href={href} className={`${chip({ emphasis })} ${linkPart}`}>
        <span className={text}>{label}</span>
      </Anchor>
      <button
        ref={removeRef}
        type="button"
        className={`${chip({ emphasis })} ${removePart}`}
        aria-label={removeLabel}
        onClick={onRemove}
      >
        <Icon icon={xIcon} size={16} />
      </button>
    </span>
  );
}
