/** Focuses the title of the page, for when the element that had the focus is gone. */
export function focusTitle(): void {
  const title = [...document.querySelectorAll('h1')].find((one) => one.getClientRects().length > 0);
  if (!title) return;
  if (!title.hasAttribute('tabindex')) title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
