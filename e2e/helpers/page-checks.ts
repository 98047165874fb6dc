import type { Page } from '@playwright/test';

/** A page of Playwright, or one of another engine. */
interface EvaluatingPage {
  evaluate<Result>(task: () => Result): Promise<Result>;
}

/**
 * Returns what no page may ever show, whatever was pressed and whatever the services answered: a blank screen, values that were not formatted,
 * a negative amount, content wider than the window. Empty when there is no such problem.
 */
export function findPageProblems(page: EvaluatingPage): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const isVisible = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
    };
    const isBusy = (element: Element) => element.getAttribute('aria-busy') === 'true';
    const hasContent = (element: Element) => isBusy(element) || element.textContent?.trim() !== '';
    const landmarks = document.querySelectorAll('h1, [role="status"], [role="alert"], [aria-busy="true"]');
    if (![...landmarks].some((element) => isVisible(element) && hasContent(element)))
      found.push('a blank screen');

    const attributes = [...document.querySelectorAll('[aria-label], [alt], [placeholder], [title]')].flatMap(
      (element) => ['aria-label', 'alt', 'placeholder', 'title'].map((name) => element.getAttribute(name)),
    );
    // biome-ignore lint/performance/useDomNodeTextContent: only rendered text counts, not that of scripts.
    const text = [document.title, document.body.innerText, ...attributes].join('\n');
    for (const { 0: unformatted, index } of text.matchAll(/\bundefined\b|\bNaN\b|\[object |₹\s*-/g))
      found.push(`"${unformatted}" in: ${text.slice(Math.max(0, index - 40), index + 40)}`);
    // Discounts are negative, and so is the total of a small order with the coupon FLAT400.
    const mayBeNegative = /^\/(checkout|profile|order)\b/.test(location.pathname);
    if (!mayBeNegative && /-₹/.test(text)) found.push('a negative amount');
    const overflow = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (overflow > 1) found.push(`${overflow} px wider than the window`);
    return found;
  });
}

/** Records the layout shifts that no input causes. Returns a function that returns the scores of the shifts in the present document. */
export async function recordLayoutShifts(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries())
        if (!('hadRecentInput' in entry && entry.hadRecentInput) && 'value' in entry)
          shifts.push(Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(async () => {
      // Two frames: one to lay out and one to report.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return Reflect.get(window, 'shifts') as number[];
    });
}

/** Time-outs of a view transition whose page has not opened, in ms: the shop's, and one below that of Chromium, which is 4 s. */
const SHOP_TRANSITION_TIMEOUT_MS = 300;
const LONGEST_TRANSITION_TIMEOUT_MS = 3500;

/** Lets a view transition wait longer for the page that it opens, because a journey does not assert how fast the machine opens it. */
export async function extendTransitionTimeout(page: Page): Promise<void> {
  await page.addInitScript(
    ([short, long]) => {
      const original = window.setTimeout;
      const extend = (handler: TimerHandler, delay?: number, ...args: unknown[]) =>
        original(handler, delay === short ? long : delay, ...args);
      Object.assign(window, { setTimeout: extend });
    },
    [SHOP_TRANSITION_TIMEOUT_MS, LONGEST_TRANSITION_TIMEOUT_MS],
  );
}

export const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Waits until the page shows a title or an error and nothing is loading. */
export async function waitUntilLoaded(page: Page, options: { timeout?: number } = {}): Promise<void> {
  await page.waitForFunction(
    () => {
      const outcome = document.querySelector('h1, main [role="alert"]');
      const isBusy = [...document.querySelectorAll('[aria-busy="true"], [role="status"]')].some(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          (element.getAttribute('aria-busy') === 'true' ||
            /^(Loading|Redirecting)/.test(element.textContent ?? '')),
      );
      return outcome !== null && !isBusy;
    },
    undefined,
    options,
  );
}
