// MSW's worker asks the page of a story about every request. Storybook's own files need no handler, so their requests skip it.
addEventListener('fetch', (event) => {
  if (new URL(event.request.url).origin === location.origin) event.stopImmediatePropagation();
});
importScripts('./mockServiceWorker.js');
