/**
 * Inlined into every document (build/document.ts), for HTML that is not hydrated yet. The server sends the same for everybody: the bag leads to the
 * cart, and the sign-in shows its first step.
 */

/** Leads the bag to the sign-in when the browser stores no session of Firebase, as in the hydrated page. */
addEventListener(
  'click',
  ({ target }) => {
    const link = target instanceof Element && target.closest('#root[data-dehydrated] a[href$="/cart"]');
    if (!link || isStored(() => localStorage, 'firebase:authUser:')) return;
    link.setAttribute('href', `${link.getAttribute('href')?.slice(0, -'cart'.length)}auth`);
  },
  true,
);

// SignIn.css.ts hides the first step of a sign-in whose code has been sent.
if (location.pathname.endsWith('/auth') && isStored(() => sessionStorage, 'phoneSignIn'))
  document.documentElement.dataset.codeSent = '';

function isStored(open: () => Storage, prefix: string): boolean {
  try {
    return Object.keys(open()).some((key) => key.startsWith(prefix));
  } catch {
    return false;
  }
}
