import { useEffect } from 'react';

declare global {
  interface Window {
    /** Controls that were pressed in HTML that is not hydrated yet. Recorded by a script in the shop's index.html. */
    earlyClicks?: readonly HTMLElement[];
  }
}

/** Attribute of an element whose server-rendered HTML is not hydrated yet. Presses in it are recorded. */
const DEHYDRATED = 'data-dehydrated';

/**
 * Repeats the presses that an element received before its HTML was hydrated. `area` is the element's selector. Render it within the Suspense
 * boundary of that HTML.
 */
export function EarlyClicks({ area }: { area: string }) {
  useEffect(() => {
    const element = document.querySelector<HTMLElement>(area);
    if (element) void repeatEarlyClicks(element);
  }, [area]);
  return null;
}

async function repeatEarlyClicks(element: HTMLElement): Promise<void> {
  element.removeAttribute(DEHYDRATED);
  const clicks = window.earlyClicks ?? [];
  const isReady = (control: HTMLElement) =>
    element.contains(control) && control.closest(`[${DEHYDRATED}]`) === null;
  window.earlyClicks = clicks.filter((control) => !isReady(control));
  for (const control of clicks.filter(isReady)) {
    control.click();
    // React renders the change before the next press, as between a shopper's own presses.
    await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
  }
}
