import { test as base, expect, longRunOnly } from './helpers/fixtures.ts';
import { button, productLinks, waitUntilHydrated } from './helpers/locators.ts';

/** Playwright hides scrollbars. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

test(
  'nothing moves sideways when a dialog hides the scrollbar of the page',
  longRunOnly,
  async ({ newVisitor }) => {
    const { page } = await newVisitor({ viewport: { width: 800, height: 700 }, isMobile: false });
    await page.goto('/products');
    await waitUntilHydrated(page);
    const product = productLinks(page).nth(1);
    await product.waitFor();
    const room = () => page.evaluate(() => window.innerWidth - document.documentElement.clientWidth);
    expect(await room(), 'the scrollbar is visible').toBeGreaterThan(0);
    const columns = async () => {
      const { x, width } = (await product.boundingBox()) ?? {};
      return { x, width };
    };
    const before = await columns();
    await button(page, 'Filter').first().click();
    await page.getByRole('dialog').waitFor();
    expect(await columns()).toEqual(before);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
  },
);
