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
 * `subject` is not null, and pass it `open`. `isLoaded` returns whether its code is there; by default it is.
 */
export function useOverlay<Subject>(isLoaded = () => true): Overlay<Subject> {
  const [state, setState] = useState<Pick<Overlay<Subject>, 'open' | 'subject' | 'openCount'>>({
    open: false,
    subject: null,
    openCount: 0,
  });
  return {
    ...state,
    show(subject) {
      const open = () => setState(({ openCount }) => ({ open: true, subject, openCount: openCount + 1 }));
      // At once, before Tab can move the focus, which the overlay restores when it closes. While the code is fetched, a transition: React would
      // show the overlay at the earliest 300 ms after an empty fallback.
      if (isLoaded()) open();
      else startTransition(open);
    },
    close: () => setState((shown) => ({ ...shown, open: false })),
  };
}
