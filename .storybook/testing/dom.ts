/** What the checks of a shown story share: which elements count, and how a message names one. */

const INTERACTIVE = [
  'a[href]',
  'button',
  'input:not([type="hidden"])',
  'select',
  'textarea',
  'summary',
  ...['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'option', 'menuitem', 'slider', 'combobox'].map(
    (role) => `[role="${role}"]`,
  ),
].join(',');

/** Storybook's own elements, beside the story. */
const STORYBOOK = '.sb-wrapper, #storybook-docs, #storybook-highlights-root, #storybook-a11y-vision-filters';

/** The part of the page that can be used now: the last opened modal dialog, else all of it. */
export function usableRoot(): Element {
  return [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
}

/** Everything a shopper can press or type into now, as shown. */
export function interactiveElements(): readonly HTMLElement[] {
  return [...usableRoot().querySelectorAll<HTMLElement>(INTERACTIVE)].filter(
    (element) => isShown(element) && !element.matches(':disabled') && element.closest('[inert]') === null,
  );
}

/** False for what takes no room, is transparent, or belongs to Storybook. */
export function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return (
    width > 0 &&
    height > 0 &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest(STORYBOOK) === null
  );
}

/** Drawn for assistive technology alone (`visuallyHidden` of css/utilities). */
export function isVisuallyHidden(element: Element): boolean {
  return getComputedStyle(element).clipPath === 'inset(50%)';
}

/** `button "Add to bag"`, for messages. */
export function nameOf(element: Element): string {
  const words =
    element.getAttribute('aria-label') ??
    (element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent) ??
    '';
  const role = element.getAttribute('role') ?? element.localName;
  return `${role} "${words.replace(/\s+/g, ' ').trim().slice(0, 60)}"`;
}

export function scrollToMiddle(element: Element): void {
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
}
