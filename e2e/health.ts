import type { Page } from 'playwright';

/** What no shopper should ever see, whatever was tapped and whatever the remotes answered; empty when all is well. */
export function ailments(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const isVisible = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
    };
    const isBusy = (element: Element) => element.getAttribute('aria-busy') === 'true';
    const saysSomething = (element: Element) => isBusy(element) || element.textContent?.trim() !== '';
    const standIns = document.querySelectorAll('h1, [role="status"], [role="alert"], [aria-busy="true"]');
    if (![...standIns].some((element) => isVisible(element) && saysSomething(element)))
      found.push('a blank screen');

    const spoken = [...document.querySelectorAll('[aria-label], [alt], [placeholder], [title]')].flatMap(
      (element) => ['aria-label', 'alt', 'placeholder', 'title'].map((name) => element.getAttribute(name)),
    );
    // biome-ignore lint/performance/useDomNodeTextContent: only what is shown counts, and no script's text.
    const text = [document.title, document.body.innerText, ...spoken].join('\n');
    for (const [pattern, name] of [
      [/\bundefined\b/, 'undefined'],
      [/\bNaN\b/, 'NaN'],
      [/\[object /, '[object'],
      [/₹\s*-/, '₹-'],
    ] as const) {
      const index = text.search(pattern);
      if (index >= 0) found.push(`"${name}" in: ${text.slice(Math.max(0, index - 40), index + 40)}`);
    }
    // A discount, and with FLAT400 the total of a small order, are less than nothing.
    const mayOwe = ['/checkout', '/profile'].includes(location.pathname);
    if (!mayOwe && /-₹/.test(text)) found.push('a negative amount');
    const overflow = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (overflow > 1) found.push(`${overflow} px wider than the window`);
    return found;
  });
}

/** Waits until the page has made up its mind: a title or an error, and nothing that is still loading. */
export async function settle(page: Page, timeout = 15_000): Promise<void> {
  await page.waitForFunction(
    () => {
      const { main, busy } = {
        main: document.querySelector('h1, main [role="alert"]'),
        busy: [...document.querySelectorAll('[aria-busy="true"], [role="status"]')].some(
          (element) =>
            element.checkVisibility({ visibilityProperty: true }) &&
            (element.getAttribute('aria-busy') === 'true' ||
              /^(Loading|Redirecting)/.test(element.textContent ?? '')),
        ),
      };
      return main !== null && !busy;
    },
    undefined,
    { timeout },
  );
}
