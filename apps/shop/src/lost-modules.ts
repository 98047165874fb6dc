/** Inlined into every document (build/document.ts). Loads the shop's modules again when a file got lost, until they have loaded. */
const RETRY_DELAY_MS = 3000;

const loadAgain = (url: string) =>
  setTimeout(() => import(/* @vite-ignore */ url).catch(() => loadAgain(url)), RETRY_DELAY_MS);

// The errors of elements do not bubble.
addEventListener(
  'error',
  ({ target }) => target instanceof HTMLScriptElement && target.type === 'module' && loadAgain(target.src),
  true,
);
