/**
 * Inlined into every document (build/document.ts). The server links the bag to the cart for everybody. In HTML that is not hydrated yet, it leads
 * to the sign-in when the browser stores no session of Firebase, as in the hydrated page.
 */
addEventListener(
  'click',
  ({ target }) => {
    const link = target instanceof Element && target.closest('#root[data-dehydrated] a[href$="/cart"]');
    if (!link || hasStoredSession()) return;
    link.setAttribute('href', `${link.getAttribute('href')?.slice(0, -'cart'.length)}auth`);
  },
  true,
);

function hasStoredSession(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('firebase:authUser:'));
  } catch {
    return false;
  }
}
