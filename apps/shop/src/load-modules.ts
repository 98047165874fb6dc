/**
 * Inlined at the end of every document (build/document.ts). Loads the modules of the page with a low priority after its first frame, when the
 * first image is already being fetched, and again when a file got lost, until they have loaded.
 */
const RETRY_DELAY_MS = 3000;

function load(): void {
  const template = document.querySelector<HTMLTemplateElement>('#modules');
  template?.replaceWith(template.content);
}

// A hidden page has no frames.
if (document.hidden) load();
else requestAnimationFrame(() => setTimeout(load));

const loadAgain = (url: string) =>
  setTimeout(() => import(/* @vite-ignore */ url).catch(() => loadAgain(url)), RETRY_DELAY_MS);

// The errors of elements do not bubble.
addEventListener(
  'error',
  ({ target }) => target instanceof HTMLScriptElement && target.type === 'module' && loadAgain(target.src),
  true,
);
