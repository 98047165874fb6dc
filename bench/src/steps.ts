import type { Locator, Page } from 'playwright';

/**
 * Interactions of a shopper by name, in the order in which they are done: the element to tap, and the element whose appearance (or, with
 * `hidden`, disappearance) ends the interaction.
 */
export type Steps = Readonly<
  Record<string, readonly [target: Locator, result: Locator, state?: 'visible' | 'hidden']>
>;

/** Returns the steps that choose a size, open and close the size guide, and add the product to the bag of a signed-in customer. */
export function productSteps(page: Page): Steps {
  const guide = page.getByRole('dialog', { name: 'Size guide' });
  return {
    'choose a size': chooseSize(page),
    'open a sheet': [page.getByRole('button', { name: 'Size guide' }), guide.getByRole('table')],
    'close a sheet': [guide.getByRole('button', { name: 'Close' }), guide, 'hidden'],
    'add to bag': [page.getByRole('button', { name: 'ADD TO BAG' }), page.getByText('Added to Bag')],
  };
}

/** Returns the choice of a size on a page that is not hydrated yet. */
export function firstPressSteps(page: Page): Steps {
  return { 'first press': chooseSize(page) };
}

function chooseSize(page: Page): Steps[string] {
  const available = page
    .getByRole('group', { name: 'Size' })
    .locator('label')
    .filter({ has: page.locator('input:not([aria-disabled])') });
  return [available.first(), page.getByRole('radio', { checked: true }).first()];
}

/** Returns the steps that open the filters, change them, close them without applying them, and sort the list. */
export function sortSteps(page: Page): Steps {
  const dialog = filterDialog(page);
  const sort = page.getByRole('button', { name: 'Sort by', exact: true });
  const lowToHigh = page.getByRole('menuitemradio', { name: 'Price: Low to High' });
  return {
    ...filterSteps(page),
    'close the filters': [dialog.getByRole('button', { name: 'Close' }), dialog, 'hidden'],
    'open the sort menu': [sort, page.getByRole('menu')],
    sort: [lowToHigh, shownProducts(page)],
  };
}

/** Returns the steps that open the filters, change them and apply them. */
export function applySteps(page: Page): Steps {
  const apply = filterDialog(page).getByRole('button', { name: 'Apply Filters' });
  return { ...filterSteps(page), 'apply the filters': [apply, shownProducts(page)] };
}

function filterSteps(page: Page): Steps {
  const dialog = filterDialog(page);
  // The label continues with the number of the tag's products, so its text is matched by an element of its own.
  const tag = dialog.locator('label').filter({ has: page.getByText('Jeans', { exact: true }) });
  return {
    'open the filters': [page.getByRole('button', { name: /^Filter/ }), tag],
    'toggle a filter': [tag, dialog.getByRole('checkbox', { name: 'Jeans', checked: true })],
  };
}

const filterDialog = (page: Page) => page.getByRole('dialog', { name: 'Filters' });
const shownProducts = (page: Page) => page.locator('main [aria-busy="false"] > [role="list"]');
