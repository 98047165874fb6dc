/** Shared by the story checks: which elements are checked, and how messages name them. */

const INTERACTIVE = [
  'a[href], button, input:not([type="hidden"]), select, textarea, summary',
  ...['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'option', 'menuitem', 'slider', 'combobox'].map(
    (role) => `[role="${role}"]`,
  ),
].join(',');

/** Storybook's own elements on the page. */
const STORYBOOK = '.sb-wrapper, #storybook-docs, #storybook-highlights-root, #storybook-a11y-vision-filters';

/** Returns the part of the page that is not inert: the topmost modal dialog, else the body. */
export function usableRoot(): Element {
  return [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
}

/** Returns the visible, enabled controls. */
export function interactiveElements(): readonly HTMLElement[] {
  return [...usableRoot().querySelectorAll<HTMLElement>(INTERACTIVE)].filter(
    (element) => isShown(element) && !element.matches(':disabled') && element.closest('[inert]') === null,
  );
}

/** Whether the element has a size, is visible and not transparent, and does not belong to Storybook. */
export function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return (
    width > 0 &&
    height > 0 &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest(STORYBOOK) === null
  );
}

/** Returns the role and name of an element for messages, such as `button "Add to bag"`. */
export function nameOf(element: Element): string {
  const name =
    element.getAttribute('aria-label') ??
    (element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent) ??
    '';
  const role = element.getAttribute('role') ?? element.localName;
  return `${role} "${name.replace(/\s+/g, ' ').trim().slice(0, 60)}"`;
}
