/**
 * Inlined at the start of the body of every built document. Loads the modules of `<template id="modules">` (build/document.ts) after the first
 * frame, when the first image is already being fetched, and requests a module again whose request failed. The entry runs when the document is
 * parsed: never when its rest was not received, as after Stop.
 */

const RETRY_DELAY_MS = 3000;

const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));

function load(): void {
  const template = document.querySelector<HTMLTemplateElement>('#modules');
  const entry = template?.content.querySelector('script');
  entry?.remove();
  template?.replaceWith(template.content);
  if (entry) parsed.then(() => document.body.append(entry));
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
