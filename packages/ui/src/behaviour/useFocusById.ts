import { type RefCallback, useRef } from 'react';

export interface FocusById {
  register(id: string): RefCallback<HTMLElement>;
  /** Focuses the element with this ID, now or as soon as it is rendered. */
  focus(id: string): void;
}

/** Moves the focus between the items of a list, also to one that is about to appear. */
export function useFocusById(): FocusById {
  const elements = useRef(new Map<string, HTMLElement>());
  const awaited = useRef<string>(null);
  return {
    register: (id) => (element) => {
      if (element === null) return;
      elements.current.set(id, element);
      if (awaited.current === id) {
        awaited.current = null;
        element.focus();
      }
      return () => void elements.current.delete(id);
    },
    focus(id) {
      const element = elements.current.get(id);
      if (element) element.focus();
      else awaited.current = id;
    },
  };
}
