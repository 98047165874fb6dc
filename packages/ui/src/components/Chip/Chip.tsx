import type { Ref } from 'react';
import { Icon, type IconGlyph, xIcon } from '../Icon/index.ts';
import { useLinkComponent } from '../Link/index.ts';
import { chip, words } from './Chip.css.ts';

interface ChipLook {
  label: string;
  emphasis?: 'outline' | 'ink' | 'soft';
}

export interface ChipProps extends ChipLook {
  icon?: IconGlyph;
  onClick: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** A small choice among several. */
export function Chip({ label, emphasis, icon, ...button }: ChipProps) {
  return (
    <button {...button} type="button" className={chip({ emphasis })}>
      {icon && <Icon icon={icon} size={18} />}
      <span className={words}>{label}</span>
    </button>
  );
}

export interface ChipLinkProps extends ChipLook {
  href: string;
}

/** A small choice that leads somewhere. */
export function ChipLink({ label, emphasis, href }: ChipLinkProps) {
  const Anchor = useLinkComponent();
  return (
    <Anchor href={href} className={chip({ emphasis })}>
      <span className={words}>{label}</span>
    </Anchor>
  );
}

export interface RemovableChipProps extends ChipLook {
  /** Its name: 'Remove Dresses'. Must contain the label. */
  removeLabel: string;
  onRemove: () => void;
}

/** Something applied; a tap takes it away. */
export function RemovableChip({ label, emphasis, removeLabel, onRemove }: RemovableChipProps) {
  return (
    <button
      type="button"
      className={chip({ emphasis, removable: true })}
      aria-label={removeLabel}
      onClick={onRemove}
    >
      <span className={words}>{label}</span>
      <Icon icon={xIcon} size={16} />
    </button>
  );
}
