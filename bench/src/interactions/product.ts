import type { Page } from 'playwright';
import type { Step } from './steps.ts';

/** Chooses a size, reads the size guide, and adds the product to the bag of a signed-in customer. */
export function productSteps(page: Page): readonly Step[] {
  const guide = page.getByRole('dialog', { name: 'Size guide' });
  const available = page
    .getByRole('group', { name: 'Size' })
    .locator('label')
    .filter({ has: page.locator('input:not([aria-disabled])') });
  return [
    {
      name: 'choose a size',
      interact: () => available.first().tap(),
      settle: () => page.getByRole('radio', { checked: true }).first().waitFor(),
    },
    {
      name: 'open a sheet',
      interact: () => page.getByRole('button', { name: 'Size guide' }).tap(),
      settle: () => guide.getByRole('table').waitFor(),
    },
    {
      name: 'close a sheet',
      interact: () => guide.getByRole('button', { name: 'Close' }).tap(),
      settle: () => guide.waitFor({ state: 'hidden' }),
    },
    {
      name: 'add to bag',
      interact: () => page.getByRole('button', { name: 'ADD TO BAG' }).tap(),
      settle: () => page.getByText('Added to Bag').waitFor(),
    },
  ];
}
