/** Events of which no component has a handler. `root-events.test.tsx` fails for a component that handles one of them. */
export const unhandledEvents =
  /^(mouse(?!down)|pointermove|(got|lost)pointer|drag|wheel|transition|animation)/;

/**
 * Keeps React from listening to events without handlers at its root. For each event it looks for handlers in the whole tree above the target, and a tap sends a dozen
 * of these events with its click (docs/decisions/interactions.md).
 */
export function ignoreUnhandledEvents(root: HTMLElement): void {
  const { addEventListener } = root;
  root.addEventListener = (type: string, ...rest: [EventListener, AddEventListenerOptions?]) => {
    if (!unhandledEvents.test(type)) addEventListener.call(root, type, ...rest);
  };
}

/**
 * Leaves the focus where it is when a label is pressed, until the click moves it to the label's control. Otherwise the browser moves the focus twice, and computes the
 * styles of the page each time (docs/decisions/interactions.md).
 */
export function keepFocusAtLabels(): void {
  document.addEventListener('mousedown', (event) => {
    const pressed =
      event.target instanceof Element && event.target.closest('a, button, input, select, textarea, label');
    if (pressed instanceof HTMLLabelElement) event.preventDefault();
  });
}
