import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

/**
 * Returns the browser's history for a router that hydrates the page at the current location. BrowserRouter reads the location while it renders, and
 * follows it only when React has committed: Back during hydration would make another page of this one's HTML, or leave this page at another URL.
 * This history keeps its first location until the router listens, and then reports the new one.
 */
export function createHistory(): ReturnType<typeof createBrowserHistory> {
  const history = createBrowserHistory({ v5Compat: true });
  const { href } = location;
  return {
    ...history,
    listen(listener) {
      const stop = history.listen(listener);
      if (location.href !== href)
        listener({ action: history.action, location: history.location, delta: null });
      return stop;
    },
  };
}
