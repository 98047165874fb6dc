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
  const ready: HTMLElement[] = [];
  const others: HTMLElement[] = [];
  for (const pressed of window.earlyClicks ?? []) {
    const control = pressed.isConnected ? pressed : sameControl(pressed, element);
    const isReady = control && element.contains(control) && control.closest(`[${DEHYDRATED}]`) === null;
    if (isReady) ready.push(control);
    else others.push(pressed);
  }
  window.earlyClicks = others;
  for (const control of ready) {
    delete control.dataset.pressed;
    control.click();
    // Lets React render the change before the next press, as it would between two presses of a shopper.
    await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
  }
}

/**
 * Finds the control that has replaced a removed one. React renders a Suspense boundary again when its content changes before it is hydrated, as
 * with a restored session.
 */
function sameControl(removed: HTMLElement, area: HTMLElement): HTMLElement | undefined {
  const isSame = (control: HTMLElement) =>
    nameOf(control) === nameOf(removed) && control.getAttribute('value') === removed.getAttribute('value');
  return [...area.querySelectorAll<HTMLElement>(removed.localName)].find(isSame);
}

const nameOf = (control: HTMLElement) => control.ariaLabel ?? control.textContent;
