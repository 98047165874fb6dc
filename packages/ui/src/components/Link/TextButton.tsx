import type { Ref } from 'react';
import { link } from './Link.css.ts';

export interface TextButtonProps {
  label: string;
  onClick: () => void;
  disabled?: boolean;
  tone?: 'ink' | 'secondary' | 'inherit';
  ref?: Ref<HTMLButtonElement>;
}

/** An action that looks like a link: Change Number, Remove. */
export function TextButton({ label, tone, ...button }: TextButtonProps) {
  return (
    <button {...button} type="button" className={link({ tone, placement: 'alone' })}>
      {label}
    </button>
  );
}
