/** Measures how soon a press shortly after a page's first paint is answered (`pnpm bench press`, started by start.ts). */
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { urls } from '@naap/e2e/environment';
import { productWithSizes } from '@naap/e2e/services';
import basicSsl from '@vitejs/plugin-basic-ssl';
import type { CDPSession, Locator, Page } from 'playwright';
import { preview } from 'vite';
import { pressBudgets } from './budget.ts';
import { withPage } from './environment.ts';
import { type Answer, type PressEvent, type ReportPressEvent, watchPress } from './press-watcher.ts';
import { exceededLimits, median, report, type Values } from './results.ts';

/** Time between touch and release, as in Chromium's own synthetic taps, in ms. A finger takes longer. */
const TAP_DURATION = 50;
/** Time-out of an answer, in ms. A press without an answer counts as this. */
const LONGEST_ANSWER = 15_000;
/** Times of the press after the first contentful paint, in ms. */
const DELAYS = [500, 3000] as const;
/**
 * Lighthouse's slow 4G (150 ms, 1.6 Mbit/s, 750 kbit/s) as DevTools emulates it, which delays requests instead of packets:
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 */
const SLOW_4G = { latency: 150 * 3.75, download: 1600 * 0.9, upload: 750 * 0.9 };
const SLOWDOWN = 4;
const phone = { width: 390, height: 844 };

interface Control {
  readonly path: string;
  readonly locate: (page: Page) => Locator;
  /** Gets the text of the control. */
  readonly answer: (text: string) => Answer;
}

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '10' },
    /** Delay of each response, in ms. */
    latency: { type: 'string', default: `${SLOW_4G.latency}` },
    budget: { type: 'boolean', default: false },
  },
});
const product = `/product/${(await productWithSizes()).productId}`;
/** A signed-out shopper has to sign in before the bag. */
const signIn = { selector: 'main input[type="tel"]' };
const controls: Readonly<Record<string, Control>> = {
  size: {
    path: product,
    locate: (page) => page.getByRole('group', { name: 'Size' }).locator('label:not(:has([aria-disabled]))'),
    // The choice is shown beside the heading. The browser checks the radio itself, also before the page is hydrated.
    answer: (text) => ({ selector: `main:has([type="radio"][value="${text}"]:checked) h2 + *`, text }),
  },
  'ADD TO BAG': {
    path: product,
    locate: (page) => page.getByRole('button', { name: 'ADD TO BAG' }),
    answer: () => signIn,
  },
  Filter: {
    path: '/products',
    locate: (page) => page.getByRole('button', { name: /^Filter/ }),
    answer: () => ({ selector: 'dialog[open]' }),
  },
  bag: { path: '/', locate: (page) => page.getByRole('link', { name: /^Bag/ }), answer: () => signIn },
};

/** The shop over HTTP/2, as a reverse proxy sends it in production. Over HTTP/1.1, the modules of a page wait for six connections. */
const proxy = await preview({
  configFile: false,
  logLevel: 'error',
  plugins: [basicSsl()],
  preview: { host: 'localhost', port: 0, proxy: { '/': urls.shop } },
});
const shopUrl = proxy.resolvedUrls?.local[0]?.replace(/\/$/, '');

const rows: Record<string, Values> = {};
const problems: string[] = [];
const answers: Record<string, readonly number[]> = {};
for (const [name, control] of Object.entries(controls)) {
  const found = await withPage(phone, (page) => findControl(page, control));
  for (const delay of DELAYS) {
    const label = `${name}, ${delay / 1000} s after FCP`;
    const times: number[] = [];
    for (let run = 1; run <= Number(options.runs); run += 1) {
      const time = await withPage(phone, (page) => measurePress(page, found, delay));
      console.log(`${label}: run ${run} of ${options.runs}, ${Math.round(time)} ms`);
      times.push(time);
    }
    answers[label] = times;
    rows[label] = { median: median(times), shortest: Math.min(...times), longest: Math.max(...times) };
    problems.push(...exceededLimits(label, rows[label], pressBudgets[delay]));
  }
}
await proxy.close();
report('bench-press.json', rows, answers, options.budget ? problems : []);

/** Finds a control in the first viewport, and how its press is answered. Loads the page at full speed, which also fills the server's cache. */
async function findControl(page: Page, { path, locate, answer }: Control) {
  await page.goto(shopUrl + path, { waitUntil: 'networkidle' });
  const control = locate(page).filter({ visible: true }).first();
  const { x, y, width, height } = (await control.boundingBox()) ?? { ...phone, x: 0, y: 0 };
  if (y + height > phone.height) throw new Error(`the control is not in the first viewport of ${path}`);
  const point = { x: x + width / 2, y: y + height / 2 };
  return { url: shopUrl + path, point, answer: answer((await control.textContent()) ?? '') };
}

/** Loads a page with slow network and processor, taps a point `delay` ms after its first paint, and returns the ms from the release to the answer. */
async function measurePress(
  page: Page,
  { url, point, answer }: Awaited<ReturnType<typeof findControl>>,
  delay: number,
): Promise<number> {
  const events: Record<PressEvent, PromiseWithResolvers<number>> = {
    'first paint': Promise.withResolvers(),
    press: Promise.withResolvers(),
    answer: Promise.withResolvers(),
  };
  const onEvent: ReportPressEvent = (event, time) => events[event].resolve(time);
  await page.exposeFunction('reportPressEvent', onEvent);
  await page.addInitScript(watchPress, answer);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: Number(options.latency),
    downloadThroughput: (SLOW_4G.download * 1000) / 8,
    uploadThroughput: (SLOW_4G.upload * 1000) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(url, { waitUntil: 'commit' });
  const firstPaint = await events['first paint'].promise;
  await setTimeout(Math.max(0, firstPaint + delay - (performance.timeOrigin + performance.now())));
  await tap(session, point);
  const answered = await Promise.race([events.answer.promise, setTimeout(LONGEST_ANSWER)]);
  return answered ? answered - (await events.press.promise) : LONGEST_ANSWER;
}

/**
 * Touches a point of the page and releases it. Chromium turns the events of a mouse into those of a touch. It holds back the touch events of its
 * DevTools protocol until the page has rendered a frame, but after it has set their time (`InsertVisualStateCallback` in its `input_handler.cc`).
 * Playwright's touchscreen releases at once: the release would wait for the work of the touch.
 */
async function tap(session: CDPSession, point: { readonly x: number; readonly y: number }): Promise<void> {
  await session.send('Emulation.setEmitTouchEventsForMouse', { enabled: true, configuration: 'desktop' });
  const dispatch = (type: 'mousePressed' | 'mouseReleased') =>
    // Chromium never answers, because the page gets no mouse event that it could handle. The promise is rejected when the page is closed.
    session
      .send('Input.dispatchMouseEvent', { type, ...point, button: 'left', clickCount: 1 })
      .catch(() => {});
  dispatch('mousePressed');
  await setTimeout(TAP_DURATION);
  dispatch('mouseReleased');
}
