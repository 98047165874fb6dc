const RETRY_DELAY_MS = 1000;

/** Fetches stylesheets again that got lost. Vite fetches each once, and at the next attempt it would show the screen without its styles. */
export function refetchLostStylesheets(): void {
  const refetch = ({ target: link }: Event) => {
    if (!(link instanceof HTMLLinkElement) || link.rel !== 'stylesheet') return;
    const replace = () => link.replaceWith(link.cloneNode());
    if (navigator.onLine) setTimeout(replace, RETRY_DELAY_MS);
    else addEventListener('online', replace, { once: true });
  };
  // The errors of elements do not bubble.
  addEventListener('error', refetch, true);
}
