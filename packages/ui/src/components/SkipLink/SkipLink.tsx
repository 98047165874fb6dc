import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** "Skip to content". */
  label: string;
  /** Id of the element that gets the focus; without it the `main` of the screen. It is not scrolled to. */
  targetId?: string;
}

/** The first thing Tab reaches: past header and navigation to the `main` of the screen, or past a list without end. */
export function SkipLink({ label, targetId }: SkipLinkProps) {
  return (
    // A button, as an address would be one more entry of the history.
    <button
      type="button"
      className={skipLink}
      onClick={() => (targetId === undefined ? focusMain() : focusElement(targetId))}
    >
      {label}
    </button>
  );
}

function focusElement(id: string) {
  document.getElementById(id)?.focus({ preventScroll: true });
}

function focusMain() {
  const main = document.querySelector('main');
  if (!main) return;
  if (!main.hasAttribute('tabindex')) main.tabIndex = -1;
  main.focus();
}
