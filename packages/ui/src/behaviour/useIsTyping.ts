import { useSyncExternalStore } from 'react';

/** Returns whether a field for text has the focus; false on the server. In CSS, `:has` would search the whole page after each change. */
export function useIsTyping(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      document.addEventListener('focusin', onChange);
      document.addEventListener('focusout', onChange);
      return () => {
        document.removeEventListener('focusin', onChange);
        document.removeEventListener('focusout', onChange);
      };
    },
    () =>
      document.activeElement?.matches(
        'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea',
      ) ?? false,
    () => false,
  );
}
