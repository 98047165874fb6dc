import { useEffect, useEffectEvent } from 'react';
import { TextButton } from '../Link/index.ts';

interface UndoButtonProps {
  label: string;
  /** Dismisses the message. */
  dismiss: () => void;
  onSelect: () => void;
}

/** The button of a message that can be undone. Ctrl+Z (Cmd+Z) presses it too, except in a text field, where it undoes typing. */
export function UndoButton({ label, dismiss, onSelect }: UndoButtonProps) {
  function select() {
    // First, because it moves the focus back to the page; `onSelect` may move it on.
    dismiss();
    onSelect();
  }

  const selectByKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
    if (!isUndo || (event.target instanceof Element && event.target.matches('input, textarea'))) return;
    event.preventDefault();
    select();
  });
  useEffect(() => {
    const controller = new AbortController();
    document.addEventListener('keydown', (event) => selectByKey(event), { signal: controller.signal });
    return () => controller.abort();
  }, []);

  return <TextButton label={label} tone="inherit" onClick={select} />;
}
