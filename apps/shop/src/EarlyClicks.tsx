import { useEffect } from 'react';

declare global {
  interface Window {
    /** Controls that were pressed before their screen was hydrated. Recorded by index.html. */
    earlyClicks?: HTMLElement[];
    /** Stops the recording. */
    hydrated?: true;
  }
}

/** Repeats the presses on a server-rendered page that came before its code. Render it beside the screen, within its Suspense boundary. */
export function EarlyClicks() {
  useEffect(() => {
    window.hydrated = true;
    for (const control of window.earlyClicks?.splice(0) ?? []) if (control.isConnected) control.click();
  }, []);
  return null;
}
