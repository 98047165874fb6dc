import { Icon, xIcon } from '../Icon/index.ts';
import { useLinkComponent } from '../Link/index.ts';
import { chip, words } from './Chip.css.ts';

interface ChipLook {
  label: string;
  emphasis?: 'outline' | 'ink' | 'soft';
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
