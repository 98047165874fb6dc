import type { KeyboardEvent } from 'react';

/** Returns whether a key belongs to the browser: with Alt, Ctrl or Cmd it goes back, moves by words or changes the tab. */
export const hasModifier = ({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey;
