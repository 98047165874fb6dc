import { spinner } from './Spinner.css.ts';

export interface SpinnerProps {
  /** px */
  size?: 20 | 40;
}

/** Decoration of something busy; the element around it says so in words or by `aria-busy`. */
export function Spinner({ size }: SpinnerProps) {
  return <span className={spinner({ size })} aria-hidden="true" />;
}
