import { requestsInFlight } from '../network.ts';

/** Time without a change after which a story counts as settled, in ms. */
const QUIET_MS = 300;
/** The same while a request is in flight: stories of loading states never answer some. */
const LOADING_MS = 1500;

/** Resolves when the page has not changed for a while. */
export async function storySettled(): Promise<void> {
  let changedAt = performance.now();
  const observer = new MutationObserver(() => {
    changedAt = performance.now();
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  while (performance.now() - changedAt < (requestsInFlight() > 0 ? LOADING_MS : QUIET_MS))
    await new Promise(requestAnimationFrame);
  observer.disconnect();
}
