declare global {
  interface Window {
    /** Waits for a frame and a quiet period, and returns what can still change the page. */
    pendingWork(): Promise<readonly string[]>;
    /** Stops timers, animation frames and intersection observers. */
    freeze(): void;
  }
}

/**
 * Init script: fixes the date, clears the storage, and defines `pendingWork` and `freeze`. Two equal screenshots do not prove that a story
 * has settled, because a response or a debounce can be pending. `page.clock` replaces `performance` and the timers, which fails
 * stories that mock them, and does not stop intersection observers, which load more products when the viewport grows.
 */
export function installDeterminism(): void {
  const NOW = Date.UTC(2026, 10, 2, 6, 30);
  /** Longer timers, in ms, are pauses that the shopper notices, such as a toast's time-out. */
  const LONGEST_PENDING_TIMER = 1_000;
  /** A request without a response for this long, in ms, is one that the story keeps pending. */
  const REQUEST_TIMEOUT = 3_000;
  /** Time without a change, in ms, after which a story has settled. */
  const QUIET_PERIOD = 50;
  const { setTimeout, clearTimeout, setInterval, requestAnimationFrame, fetch, IntersectionObserver } =
    window;
  const timers = new Set<unknown>();
  let requests = 0;
  let lastActivity = 0;
  let isFrozen = false;
  // Stories of earlier commits mock `performance.now`.
  const now = performance.now.bind(performance);
  const recordActivity = () => {
    lastActivity = now();
  };
  const unlessFrozen =
    <Args extends readonly unknown[]>(callback: (...args: Args) => void) =>
    (...args: Args) => {
      if (!isFrozen) callback(...args);
    };

  Date.now = () => NOW;
  window.Date = new Proxy(Date, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [NOW], newTarget),
  });
  if (location.protocol.startsWith('http')) {
    localStorage.clear();
    sessionStorage.clear();
  }
  const anyChange = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(recordActivity).observe(document, anyChange);
  Object.assign(window, {
    setTimeout: (callback: (...args: unknown[]) => void, delay = 0, ...args: unknown[]) => {
      const id = setTimeout(() => {
        timers.delete(id);
        unlessFrozen(callback)(...args);
      }, delay);
      if (delay <= LONGEST_PENDING_TIMER) timers.add(id);
      return id;
    },
    clearTimeout: (id?: number) => {
      timers.delete(id);
      clearTimeout(id);
    },
    setInterval: (callback: () => void, delay?: number) => setInterval(unlessFrozen(callback), delay),
    requestAnimationFrame: (callback: FrameRequestCallback) => requestAnimationFrame(unlessFrozen(callback)),
    IntersectionObserver: class extends IntersectionObserver {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(unlessFrozen(callback), options);
      }
    },
    fetch: async (...args: Parameters<typeof fetch>) => {
      requests += 1;
      recordActivity();
      return await fetch(...args).finally(() => {
        requests -= 1;
        recordActivity();
      });
    },
    freeze: () => {
      isFrozen = true;
    },
    pendingWork: async () => {
      // `toHaveScreenshot` ends animations only while it takes the screenshot, when the height of the page has been measured already.
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
        else animation.finish();
      }
      const start = now();
      // An image below the viewport would load when the viewport grows.
      // Setting the attribute again would count as a change.
      for (const image of document.images) if (image.loading !== 'eager') image.loading = 'eager';
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, QUIET_PERIOD)));
      const images = [...document.images];
      const loading = images.filter((image) => !image.complete).length;
      if (loading === 0) await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
      const isWaiting = requests > 0 && now() - lastActivity < REQUEST_TIMEOUT;
      return [
        ...(loading > 0 ? [`${loading} images`] : []),
        ...(document.fonts.status === 'loading' ? ['fonts'] : []),
        ...(timers.size > 0 ? [`${timers.size} timers`] : []),
        ...(isWaiting ? [`${requests} requests`] : []),
        ...(lastActivity > start ? ['changes of the document'] : []),
      ];
    },
  });
}
