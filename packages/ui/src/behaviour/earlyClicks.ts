declare global {
  interface Window {
    /** Controls that were pressed in HTML that is not hydrated yet. Recorded by a script in the shop's index.html. */
    earlyClicks?: readonly HTMLElement[];
  }
}

/** Marks an element whose server-rendered HTML is not hydrated yet, so that presses in it are recorded. */
export const DEHYDRATED = 'data-dehydrated';

/** Repeats the presses that an element received before its HTML was hydrated. */
export function repeatEarlyClicks(element: HTMLElement): void {
  element.removeAttribute(DEHYDRATED);
  const clicks = window.earlyClicks ?? [];
  const isReady = (control: HTMLElement) =>
    element.contains(control) && control.closest(`[${DEHYDRATED}]`) === null;
  window.earlyClicks = clicks.filter((control) => !isReady(control));
  for (const control of clicks.filter(isReady)) control.click();
}
