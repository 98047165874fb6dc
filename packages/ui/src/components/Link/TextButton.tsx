import type { Ref } from 'react';
import { link } from './Link.css.ts';

export interface TextButtonProps {
  label: string;
  /** Accessible name, if the label alone is not enough. Must start with the label. */
  accessibleLabel?: string;
  onClick: () => void;
  disabled?: boolean;
  /** Whether the content that the button controls is expanded. */
  expanded?: boolean;
  /** `quiet` is not underlined, for a button that can be clicked but has no effect at the moment. */
  emphasis?: 'underlined' | 'quiet';
  tone?: 'ink' | 'secondary' | 'inherit';
  ref?: Ref<HTMLButtonElement>;
}

/** An action that looks like a link: Change Number, Remove. */
export function TextButton({ label, emphasis, tone, expanded, accessibleLabel, ...button }: TextButtonProps) {
  return (
    <button
      {...button}
      aria-label={accessibleLabel}
      aria-expanded={expanded}
      type="button"
      className={link({ emphasis, tone, placement: 'alone' })}
    >
      {label}
    </button>
  );
}
