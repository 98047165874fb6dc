/**
 * Inlined into every document (build/document.ts). Remembers presses on buttons, labels, radio buttons and checkboxes of HTML that the
 * server has rendered, and repeats each on the same element once React has hydrated it (RepeatEarlyPresses).
 */
const presses: HTMLElement[] = [];

/** Controls that work without a script: links, text fields, and buttons that open a popover. */
const NATIVE = 'a, [popovertarget], input:not([type="radio"], [type="checkbox"])';

function remember(event: MouseEvent): void {
  const control = event.target instanceof Element && event.target.closest('a, button, label, input');
  if (!(control instanceof HTMLElement) || !control.closest('#root[data-dehydrated]')) return;
  if (control.matches(NATIVE)) return;
  // The press is handled once, when it is repeated: neither by the browser now nor by React if the page hydrates meanwhile.
  event.preventDefault();
  event.stopPropagation();
  // Looks pressed until then.
  control.dataset.pressed = '';
  presses.push(control);
}

addEventListener('click', remember, true);

window.repeatEarlyPresses = async () => {
  removeEventListener('click', remember, true);
  for (const control of presses.splice(0)) {
    delete control.dataset.pressed;
    // An element that React has replaced gets no press: the new one may stand for something else.
    if (control.isConnected) control.click();
    // Lets React render the change before the next press.
    await new Promise((resolve) => setTimeout(resolve));
  }
};
