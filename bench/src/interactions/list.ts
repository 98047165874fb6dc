import type { Page } from 'playwright';
import type { Services } from '../services.ts';
import { lengthenList } from './long-list.ts';
import type { Step } from './steps.ts';

/** Opens the list of all products and scrolls down until it has loaded `total` of them, then back to the top. */
export async function openList(page: Page, services: Services, total: number): Promise<void> {
  await lengthenList(page, services, total);
  await page.goto(`${services.shop}/products`, { waitUntil: 'load' });
  await page.waitForFunction(
    (wanted) => {
      // Repeated, because a page that becomes interactive restores its scroll position.
      window.scrollTo(0, document.documentElement.scrollHeight);
      return document.querySelectorAll('main a[href^="/product/"]').length >= wanted;
    },
    total,
    { polling: 200, timeout: 180_000 },
  );
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.unrouteAll({ behavior: 'wait' });
}

/** Opens the filters, changes them, closes them without applying them, and sorts the list. */
export function sortSteps(page: Page): readonly Step[] {
  const dialog = filterDialog(page);
  return [
    ...filterSteps(page),
    {
      name: 'close the filters',
      interact: () => dialog.getByRole('button', { name: 'Close' }).tap(),
      settle: () => dialog.waitFor({ state: 'hidden' }),
    },
    {
      name: 'open the sort menu',
      interact: () => page.getByRole('button', { name: 'Sort by', exact: true }).tap(),
      settle: () => page.getByRole('menu').waitFor(),
    },
    {
      name: 'sort',
      interact: () => page.getByRole('menuitemradio', { name: 'Price: Low to High' }).tap(),
      settle: () => shownProducts(page).waitFor(),
    },
  ];
}

/** Opens the filters, changes them and applies them. */
export function applySteps(page: Page): readonly Step[] {
  return [
    ...filterSteps(page),
    {
      name: 'apply the filters',
      interact: () => filterDialog(page).getByRole('button', { name: 'Apply Filters' }).tap(),
      settle: () => shownProducts(page).waitFor(),
    },
  ];
}

function filterSteps(page: Page): readonly Step[] {
  const dialog = filterDialog(page);
  const tag = dialog.locator('label').filter({ hasText: /^Jeans$/ });
  return [
    {
      name: 'open the filters',
      interact: () => page.getByRole('button', { name: /^Filter/ }).tap(),
      settle: () => tag.waitFor(),
    },
    {
      name: 'toggle a filter',
      interact: () => tag.tap(),
      settle: () => dialog.getByRole('checkbox', { name: 'Jeans', checked: true }).waitFor(),
    },
  ];
}

const filterDialog = (page: Page) => page.getByRole('dialog', { name: 'Filters' });
const shownProducts = (page: Page) => page.locator('main [aria-busy="false"] > ul');
