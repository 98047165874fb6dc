import { useState } from 'react';

interface Overlay<Subject> {
  open: boolean;
  /** What the overlay was last opened for, also while it closes; null before the first time. */
  subject: Subject | null;
  /** Changes each time the overlay opens. As its `key` it drops the state of the time before. */
  openings: number;
  show: (subject: Subject) => void;
  close: () => void;
}

/**
 * State of an overlay that is mounted when first needed, and keeps its content while it closes. Render it once `subject` is there, and
 * pass it `open`.
 */
export function useOverlay<Subject>(): Overlay<Subject> {
  const [state, setState] = useState<Pick<Overlay<Subject>, 'open' | 'subject' | 'openings'>>({
    open: false,
    subject: null,
    openings: 0,
  });
  return {
    ...state,
    show: (subject) => setState(({ openings }) => ({ open: true, subject, openings: openings + 1 })),
    close: () => setState((shown) => ({ ...shown, open: false })),
  };
}
