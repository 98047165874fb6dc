import type { Locator, Page } from 'playwright';
import { services } from './environment.ts';

/** One interaction of a shopper. */
export interface Step {
  readonly name: string;
  /** What the shopper taps. */
  readonly target: Locator;
  /** Resolves when the result is shown, and the next step can begin. */
  settle(): Promise<void>;
}

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
      target: available.first(),
      settle: () => page.getByRole('radio', { checked: true }).first().waitFor(),
    },
    {
      name: 'open a sheet',
      target: page.getByRole('button', { name: 'Size guide' }),
      settle: () => guide.getByRole('table').waitFor(),
    },
    {
      name: 'close a sheet',
      target: guide.getByRole('button', { name: 'Close' }),
      settle: () => guide.waitFor({ state: 'hidden' }),
    },
    {
      name: 'add to bag',
      target: page.getByRole('button', { name: 'ADD TO BAG' }),
      settle: () => page.getByText('Added to Bag').waitFor(),
    },
  ];
}

/** Opens the filters, changes them, closes them without applying them, and sorts the list. */
export function sortSteps(page: Page): readonly Step[] {
  const dialog = filterDialog(page);
  return [
    ...filterSteps(page),
    {
      name: 'close the filters',
      target: dialog.getByRole('button', { name: 'Close' }),
      settle: () => dialog.waitFor({ state: 'hidden' }),
    },
    {
      name: 'open the sort menu',
      target: page.getByRole('button', { name: 'Sort by', exact: true }),
      settle: () => page.getByRole('menu').waitFor(),
    },
    {
      name: 'sort',
      target: page.getByRole('menuitemradio', { name: 'Price: Low to High' }),
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
      target: filterDialog(page).getByRole('button', { name: 'Apply Filters' }),
      settle: () => shownProducts(page).waitFor(),
    },
  ];
}

function filterSteps(page: Page): readonly Step[] {
  const dialog = filterDialog(page);
  // The count of its products follows.
  const tag = dialog.locator('label').filter({ has: page.getByText('Jeans', { exact: true }) });
  return [
    {
      name: 'open the filters',
      target: page.getByRole('button', { name: /^Filter/ }),
      settle: () => tag.waitFor(),
    },
    {
      name: 'toggle a filter',
      target: tag,
      settle: () => dialog.getByRole('checkbox', { name: 'Jeans', checked: true }).waitFor(),
    },
  ];
}

const filterDialog = (page: Page) => page.getByRole('dialog', { name: 'Filters' });
const shownProducts = (page: Page) => page.locator('main [aria-busy="false"] > [role="list"]');

/** Signs in through the screen as a new customer, with the one-time code of the sandbox. */
export async function signIn(page: Page): Promise<void> {
  const phone = `9${Math.floor(Math.random() * 1e9)}`.padEnd(10, '0');
  await page.goto(`${services.shop}/auth`);
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByRole('heading', { name: 'Verify OTP' }).waitFor();
  const response = await fetch(`${services.identity}/emulator/v1/projects/demo-naap/verificationCodes`);
  const { verificationCodes }: { verificationCodes: readonly { phoneNumber: string; code: string }[] } =
    await response.json();
  const sent = verificationCodes.findLast(({ phoneNumber }) => phoneNumber === `+91${phone}`);
  await page.getByLabel('6-digit code').fill(sent?.code ?? '');
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await page.getByText('Login successful!').waitFor();
}
