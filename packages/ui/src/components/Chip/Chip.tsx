import { Icon, xIcon } from '../Icon/index.ts';
import { useLinkComponent } from '../Link/index.ts';
import { chip, text } from './Chip.css.ts';

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
}

/** An applied filter or sort order that a tap removes. */
export function RemovableChip({ label, emphasis, removeLabel, onRemove }: RemovableChipProps) {
  return (
    <button
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
