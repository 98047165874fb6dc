import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** "Skip to content". */
  label: string;
  /** Id of the element that gets the focus, without scrolling to it. Default: the page's `main`. */
  targetId?: string;
}

/** Moves the focus past the header and the navigation to the page's `main`, or past an endless list. */
export function SkipLink({ label, targetId }: SkipLinkProps) {
  return (
    // A button and not a link, which would add a history entry.
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
