/**
 * Inlined into every document (build/document.ts), for HTML that is not hydrated yet. The server sends the same for everybody: the bag leads to the
 * cart, and the sign-in shows the phone step.
 */

/** Leads the bag to the sign-in when the browser stores no session of Firebase, as in the hydrated page. */
addEventListener(
  'click',
  ({ target }) => {
    const link = target instanceof Element && target.closest('#root[data-dehydrated] a[href$="/cart"]');
    if (!link || hasStoredSession()) return;
    link.setAttribute('href', `${link.getAttribute('href')?.slice(0, -'cart'.length)}auth`);
  },
  true,
);

// SignIn.css.ts hides the phone step from a shopper who is signed in or has been sent a code.
if (
  location.pathname.endsWith('/auth') &&
  (hasStoredSession() || isStored(() => sessionStorage, 'phoneSignIn'))
)
  document.documentElement.dataset.phoneStepDone = '';

function hasStoredSession(): boolean {
  return isStored(() => localStorage, 'firebase:authUser:');
}

function isStored(open: () => Storage, prefix: string): boolean {
  try {
    return Object.keys(open()).some((key) => key.startsWith(prefix));
  } catch {
    return false;
  }
}
