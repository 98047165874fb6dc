import type { Page } from '@playwright/test';
import { expect, longRunOnly, poll, test } from './helpers/fixtures.ts';
import { link, productLinks } from './helpers/locators.ts';
import { waitUntilLoaded } from './helpers/page-checks.ts';
import { prepareOrder } from './helpers/services.ts';

/** Returns the path and the query of the page's URL. */
function addressOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

const titleOf = (page: Page) => page.locator('h1').first().textContent();

/** Runs a navigation, waits for the address of the next screen, if given, and until that screen has loaded. */
async function navigate(page: Page, leave: () => Promise<unknown>, address?: string | RegExp): Promise<void> {
  const title = await titleOf(page);
  await leave();
  const expected = poll(() => addressOf(page));
  if (typeof address === 'string') await expected.toBe(address);
  else if (address) await expected.toMatch(address);
  // The old screen stays until the code of the next one is loaded.
  await poll(() => titleOf(page)).not.toBe(title);
  await waitUntilLoaded(page);
}

const backArrow = (page: Page) => page.getByRole('button', { name: /^Back/ }).filter({ visible: true });
const visibleLink = (page: Page, name: string | RegExp) => link(page, name).filter({ visible: true });

const pressBag = (page: Page) => visibleLink(page, /^Bag/).first().click();
const pressBackArrow = (page: Page, address?: string | RegExp) =>
  navigate(page, () => backArrow(page).first().click(), address);

test('goes back from the checkout through cart and product to the same list, and further', async ({
  customer: { page, account },
}) => {
  await prepareOrder(account);
  await page.goto('/');
  await navigate(page, () => visibleLink(page, 'Women').first().click(), '/category/women');
  await navigate(
    page,
    () => page.locator('main a[href^="/products?tag"]').first().click(),
    /^\/products\?tag/,
  );
  const list = addressOf(page);
  const card = productLinks(page).nth(6);
  await card.scrollIntoViewIfNeeded();
  const href = await card.getAttribute('href');
  // Read at the press, because Playwright scrolls again when something covers the card at first.
  const top = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        window.addEventListener('click', () => resolve(scrollY), { capture: true, once: true });
      }),
  );
  await navigate(page, () => card.click(), /^\/product\//);
  await navigate(page, () => pressBag(page), /^\/cart$/);
  // A reload in between keeps the way back.
  await page.reload();
  await waitUntilLoaded(page);
  await navigate(page, () => visibleLink(page, 'Proceed to Checkout').click(), /^\/checkout$/);
  await page.reload();
  await waitUntilLoaded(page);

  await pressBackArrow(page, '/cart');
  await pressBackArrow(page, /^\/product\//);
  await navigate(page, () => page.goForward(), /^\/cart$/);
  await navigate(page, () => page.getByRole('button', { name: 'Continue Shopping' }).click(), /^\/product\//);
  await pressBackArrow(page, list);
  await poll(async () => Math.abs((await page.evaluate(() => scrollY)) - (await top))).toBeLessThan(100);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(href);
  await pressBackArrow(page, '/category/women');
  await pressBackArrow(page, '/');
});

test(
  'goes back to the end of Home on a wide screen, whose lower sections are laid out late',
  longRunOnly,
  async ({ newVisitor }) => {
    const { page } = await newVisitor({ viewport: { width: 1280, height: 800 }, isMobile: false });
    await page.goto('/');
    await waitUntilLoaded(page);
    const card = page.getByRole('list', { name: "Products You Can't Miss" }).getByRole('link').first();
    await card.scrollIntoViewIfNeeded();
    const topOf = () => card.evaluate((element) => element.getBoundingClientRect().top);
    // A late picture or font above does not move the card any more.
    await page.waitForLoadState('networkidle');
    const top = await topOf();
    await navigate(page, () => card.click(), /^\/product\//);
    await navigate(page, () => page.goBack(), '/');
    await poll(async () => Math.abs((await topOf()) - top)).toBeLessThan(100);
  },
);

test('a double press of the back arrow does not leave the shop', async ({ visitor: { page } }) => {
  await page.goto('/');
  await waitUntilLoaded(page);
  const search = visibleLink(page, /^Search/).first();
  await navigate(page, () => search.click(), /^\/search-page/);
  await navigate(page, () => backArrow(page).dblclick(), '/');
});
