/**
 * What runs inside a story's page. Both functions are sent to the browser as text, so they use nothing from outside themselves.
 */

/** Between `installStillness` in the page and `pages.ts` outside it. */
interface Stillness {
  /** Resolves once the story has been rendered, played and come to rest; tells what went wrong, or null. */
  whenStill(): Promise<string | null>;
  /** From now on no timer, frame or observer of the page moves anything. */
  hold(): void;
}

declare global {
  interface Window {
    __stillness: Stillness;
    __STORYBOOK_ADDONS_CHANNEL__?: { on(event: string, listener: (payload: unknown) => void): void };
  }
}

interface Setting {
  /** What every clock of the page says, in milliseconds since 1970. */
  readonly now: number;
  /** Real milliseconds after which a story that does not come to rest is given up. */
  readonly patience: number;
}

/**
 * Runs before anything else of the page: stops its clock, seeds its randomness, empties its storage, and watches all that can
 * still change a picture after the story's play function has ended: requests, short timers, animations, scrolling, images, fonts.
 */
export function installStillness({ now, patience }: Setting): void {
  /** A timer longer than this is a pause that a shopper would notice (a toast's, a countdown's), not work in progress. */
  const LONGEST_WORK = 1_000;
  /** Requests that nothing answered for so long are those a story keeps waiting for ever. */
  const ENDLESS = 3_000;
  /** An addon that sets globals has the story rendered again, and the first rendering then may never be called finished. */
  const UNFINISHED = 1_500;
  const native = {
    setTimeout: window.setTimeout.bind(window),
    clearTimeout: window.clearTimeout.bind(window),
    requestAnimationFrame: window.requestAnimationFrame.bind(window),
    fetch: window.fetch.bind(window),
    performanceNow: performance.now.bind(performance),
  };
  let held = false;

  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // about:blank has none.
  }

  const RealDate = Date;
  class StoppedDate extends RealDate {
    constructor(...given: unknown[]) {
      // @ts-expect-error the constructor of Date has overloads, no list of arguments
      super(...(given.length === 0 ? [now] : given));
    }
    static override now() {
      return now;
    }
  }
  window.Date = StoppedDate as DateConstructor;

  let seed = 1;
  /** Mulberry32: 32 bits of state, evenly spread. */
  const random32 = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  Math.random = () => random32() / 2 ** 32;
  crypto.getRandomValues = (array) => {
    if (array !== null) {
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
      for (let index = 0; index < bytes.length; index += 1) bytes[index] = random32() & 0xff;
    }
    return array;
  };
  const hex = () => random32().toString(16).padStart(8, '0');
  crypto.randomUUID = () =>
    `${hex()}-${hex().slice(4)}-4${hex().slice(5)}-a${hex().slice(5)}-${hex()}${hex().slice(4)}`;

  let lastActivity = 0;
  const active = () => {
    lastActivity = native.performanceNow();
  };

  const work = new Set<number>();
  window.setTimeout = ((handler: TimerHandler, delay = 0, ...rest: unknown[]) => {
    const id = native.setTimeout(() => {
      work.delete(id);
      if (!held && typeof handler === 'function') handler(...rest);
    }, delay);
    if (delay <= LONGEST_WORK) work.add(id);
    return id;
  }) as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    if (typeof id === 'number') work.delete(id);
    native.clearTimeout(id);
  };
  const realInterval = window.setInterval.bind(window);
  window.setInterval = ((handler: TimerHandler, delay?: number, ...rest: unknown[]) =>
    realInterval(() => {
      if (!held && typeof handler === 'function') handler(...rest);
    }, delay)) as typeof window.setInterval;
  window.requestAnimationFrame = (callback) =>
    native.requestAnimationFrame((time) => {
      if (!held) callback(time);
    });
  const RealObserver = IntersectionObserver;
  window.IntersectionObserver = class extends RealObserver {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super((entries, observer) => {
        if (!held) callback(entries, observer);
      }, options);
    }
  };

  let requests = 0;
  window.fetch = async (input, init) => {
    requests += 1;
    active();
    try {
      return await native.fetch(input, init);
    } finally {
      requests -= 1;
      active();
    }
  };

  const faults: string[] = [];
  const finished = new Promise<void>((resolve) => {
    // Storybook makes its channel while it starts; nothing tells when.
    const listen = () => {
      const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
      if (channel === undefined) {
        native.setTimeout(listen, 5);
        return;
      }
      const fail = (thrown: unknown) => {
        const message =
          thrown instanceof Object && 'message' in thrown ? String(thrown.message) : JSON.stringify(thrown);
        // Testing Library goes on with the whole page.
        faults.push(message.split('\n', 1)[0] ?? '');
      };
      const failAndFinish = (thrown: unknown) => {
        fail(thrown);
        resolve();
      };
      channel.on('playFunctionThrewException', fail);
      channel.on('unhandledErrorsWhilePlaying', fail);
      channel.on('storyThrewException', failAndFinish);
      channel.on('storyErrored', failAndFinish);
      channel.on('storyMissing', failAndFinish);
      channel.on('storyRendered', () => native.setTimeout(resolve, UNFINISHED));
      channel.on('storyFinished', () => resolve());
    };
    listen();
  });

  const frame = () => new Promise((next) => native.requestAnimationFrame(next));

  /** Ends what moves, and tells what is still under way. */
  const underway = (): string | null => {
    for (const animation of document.getAnimations()) {
      if (animation.playState === 'finished' || animation.playState === 'idle') continue;
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
      else animation.finish();
      active();
    }
    let loading = 0;
    for (const image of document.images) {
      // A lazy picture below the fold would start to load while the page is taken whole.
      if (image.loading !== 'eager') image.loading = 'eager';
      if (!image.complete) loading += 1;
    }
    if (loading > 0) return `${loading} pictures are still loading`;
    if (document.fonts.status !== 'loaded') return 'fonts are still loading';
    if (work.size > 0) return `${work.size} timers are still running`;
    const quietFor = native.performanceNow() - lastActivity;
    if (requests > 0 && quietFor < ENDLESS) return `${requests} requests have no reply`;
    return null;
  };

  window.__stillness = {
    async whenStill() {
      const deadline = native.performanceNow() + patience;
      await Promise.race([finished, new Promise((next) => native.setTimeout(next, patience))]);
      new MutationObserver(active).observe(document, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
      document.addEventListener('scroll', active, { capture: true });
      // Two frames in which nothing happened: React has nothing left to draw.
      for (let quietFrames = 0; quietFrames < 2; ) {
        const before = lastActivity;
        await frame();
        const busy = underway();
        quietFrames = busy === null && lastActivity === before ? quietFrames + 1 : 0;
        if (native.performanceNow() > deadline)
          return `It does not come to rest: ${busy ?? 'it keeps changing'}.`;
      }
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      return faults[0] ?? null;
    },
    hold() {
      held = true;
    },
  };
}
