import { startTransition, useState } from 'react';

interface Overlay<Subject> {
  open: boolean;
  /** The argument of the last `show`, kept while the overlay closes; null before it is first opened. */
  subject: Subject | null;
  /** Number of times the overlay has opened. As the overlay's `key` it resets its state each time. */
  openCount: number;
  show: (subject: Subject) => void;
  close: () => void;
}

/**
 * Holds the state of an overlay that is mounted when first opened and keeps its content while it closes. Render the overlay once
 * `subject` is not null, and pass it `open`.
 */
export function useOverlay<Subject>(): Overlay<Subject> {
  const [state, setState] = useState<Pick<Overlay<Subject>, 'open' | 'subject' | 'openCount'>>({
    open: false,
    subject: null,
    openCount: 0,
  });
  return {
    ...state,
    show(subject) {
      const open = () => setState(({ openCount }) => ({ open: true, subject, openCount: openCount + 1 }));
      // At first a transition: the click is painted before the overlay is loaded. Later ones open at once, before Tab can move the focus, which
      // the overlay restores when it closes.
      if (state.openCount === 0) startTransition(open);
      else open();
    },
    close: () => setState((shown) => ({ ...shown, open: false })),
  };
}
