import type { Page } from '@playwright/test';

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

export const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });

/** Waits until React has hydrated the server's HTML. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.locator('#root').waitFor({ state: 'attached' });
  await page.locator('#root:not([data-dehydrated])').waitFor();
}

/** Waits until the browser has removed the history entry of a closed overlay: a page that is opened earlier would be aborted by it. */
export const waitUntilOverlayLeft = (page: Page) =>
  page.waitForFunction(() => history.state?.overlay === undefined);

/** Products of the list that a screen shows. */
export const productLinks = (page: Page) => page.getByRole('main').locator('a[href^="/product/"]');

/** The button of the checkout, once an order can be placed. */
export const placeOrderButton = (page: Page) =>
  page.locator('button:not([aria-disabled])', { hasText: 'Place Order' });

export const pressButton = (page: Page, name: string | RegExp) => button(page, name).first().click();

/** Waits for the title of a screen. */
export const waitForTitle = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name, level: 1 }).waitFor();

/** Waits until the parts of a screen that it shows have loaded, because they move what is below them when they arrive. */
export const waitUntilLoaded = (page: Page) =>
  page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });

export const waitForText = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
