import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** "Skip to content". */
  label: string;
}

/** The first thing Tab reaches: past header and navigation to the `main` of the screen. */
export function SkipLink({ label }: SkipLinkProps) {
  return (
    // A button, as an address would be one more entry of the history.
    <button type="button" className={skipLink} onClick={focusMain}>
      {label}
    </button>
  );
}

function focusMain() {
  const main = document.querySelector('main');
  if (!main) return;
  if (!main.hasAttribute('tabindex')) main.tabIndex = -1;
  main.focus();
}
