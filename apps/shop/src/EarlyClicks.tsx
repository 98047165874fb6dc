import { repeatEarlyClicks } from '@naap/ui/early-clicks';
import { useEffect } from 'react';

/** Repeats the presses on a server-rendered page that came before its code. Render it beside the screen, within its Suspense boundary. */
export function EarlyClicks() {
  useEffect(() => {
    const root = document.getElementById('root');
    if (root) repeatEarlyClicks(root);
  }, []);
  return null;
}
