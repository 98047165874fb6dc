import { spinner } from './Spinner.css.ts';

export interface SpinnerProps {
  /** In px at the default text size. */
  size?: 20 | 40;
}

/** A turning ring. Hidden from assistive technology: the surrounding element needs a text or `aria-busy`. */
export function Spinner({ size }: SpinnerProps) {
  return <span className={spinner({ size })} aria-hidden="true" />;
}
