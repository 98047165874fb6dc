/**
 * Inlined at the start of the body of every built document. Inserts the content of `<template id="modules">` (build/document.ts) after the first
 * frame, when the first image is already being fetched, and requests a module again whose request failed.
 */

const RETRY_DELAY_MS = 3000;

function load(): void {
  const template = document.querySelector<HTMLTemplateElement>('#modules');
  template?.replaceWith(template.content);
}

// A hidden page has no frames. The callback of a frame runs before its paint, so the timer lets that happen first.
if (document.hidden) load();
else requestAnimationFrame(() => setTimeout(load));

const loadAgain = (url: string) =>
  setTimeout(() => import(/* @vite-ignore */ url).catch(() => loadAgain(url)), RETRY_DELAY_MS);

// Error events of elements do not bubble, so this listens in the capture phase.
addEventListener(
  'error',
  ({ target }) => target instanceof HTMLScriptElement && target.type === 'module' && loadAgain(target.src),
  true,
);
