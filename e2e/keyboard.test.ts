import type { Page } from 'playwright';
import { afterAll, expect, it } from 'vitest';
import { latestCode } from './remotes.ts';
import { launch, newPhone, newShopper, pathOf, type Screen } from './shopper.ts';

const browser = await launch();
let page: Page;

afterAll(async () => {
  await browser.close();
});

/** A page has fewer; whoever tabs longer goes in circles. */
const MOST_STOPS = 250;

interface Focus {
  readonly name: string;
  readonly fault: string | null;
}

/** Where the focus is, and what keeps a shopper from seeing it: lost, without a ring, outside the window, covered. */
function readFocus(): Promise<Focus> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body || element === document.documentElement) {
      return { name: '', fault: 'the focus is lost' };
    }
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    const labels = isField ? [...(element.labels ?? [])] : [];
    const name = [
      element.getAttribute('aria-label'),
      element.textContent,
      ...labels.map((label) => label.textContent),
    ]
      .find((text) => text?.trim())
      ?.trim();
    const shown = { name: name ?? element.tagName };
    // The browser shows the focus of titles and dialogs, which script gives them, to no one; nothing can be pressed there.
    if (element.getAttribute('tabindex') === '-1' && !element.matches('a, button, input'))
      return { ...shown, fault: null };

    // A hidden radio's ring is drawn on the label around it, a field's on its box or on one of its boxes.
    const beside = isField ? [...(element.parentElement?.querySelectorAll('*') ?? [])] : [];
    const bearers = [
      element,
      ...labels,
      ...beside,
      element.parentElement,
      element.parentElement?.parentElement,
    ];
    const hasRing = bearers.some((bearer) =>
      ['', '::before', '::after'].some((part) => {
        if (!bearer) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(bearer, part);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      }),
    );
    if (!hasRing) return { ...shown, fault: 'no ring' };

    const [place = element] = [element, ...labels].filter(
      (bearer) => bearer.getBoundingClientRect().width > 4,
    );
    const { left, top, right, bottom } = place.getBoundingClientRect();
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    if (left >= innerWidth || right <= 0 || top >= innerHeight || bottom <= 0)
      return { ...shown, fault: 'outside the window' };
    const above = document.elementFromPoint(x, y);
    const isCovered =
      above !== null &&
      !place.contains(above) &&
      !above.contains(place) &&
      !labels.some((label) => label.contains(above));
    return { ...shown, fault: isCovered ? `under <${above?.tagName} ${above?.className}>` : null };
  });
}

/** The focus as it is, once the page has caught up; asserted to be seen. */
async function seenFocus(): Promise<string> {
  let focus = await readFocus();
  await expect
    .poll(async () => {
      focus = await readFocus();
      return focus.fault && `${focus.fault}: "${focus.name}" on ${pathOf(page)}`;
    })
    .toBe(null);
  return focus.name;
}

/** The page has no focus when Tab has left it at its end; nor when it was lost, but then Tab would not bring it to an end. */
async function isWithTheBrowser(): Promise<boolean> {
  return page.evaluate(() => document.activeElement === document.body);
}

/** Tabs until a control of this name has the focus, and sees the focus at every stop. */
async function tabTo(name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const isMeant = (text: string) =>
    typeof name === 'string' ? text === name || text.startsWith(`${name} `) : name.test(text);
  const passed: string[] = [];
  let rounds = 0;
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key);
    // Past the last stop lies the browser's own bar, and after that the first.
    if ((await isWithTheBrowser()) && rounds++ === 0) continue;
    const focused = await seenFocus();
    if (isMeant(focused)) return;
    passed.push(focused.slice(0, 30));
  }
  expect.fail(`Tab never came to ${name} on ${pathOf(page)}; it came past ${passed.join(' | ')}`);
}

async function press(name: string | RegExp): Promise<void> {
  await tabTo(name);
  await page.keyboard.press('Enter');
}

async function shown(name: string | RegExp): Promise<void> {
  await page.getByRole('heading', { name, level: 1 }).waitFor();
}

/** Tab goes round inside, by way of the browser's own bar, and closing gives the focus back to what opened it. */
async function expectTrap(opener: RegExp, close: () => Promise<void>): Promise<void> {
  const isInside = () =>
    page.evaluate(() => document.activeElement?.closest('dialog, [role="dialog"]') !== null);
  await expect.poll(isInside).toBe(true);
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    if (await isWithTheBrowser()) await page.keyboard.press(key);
    await seenFocus();
    expect(await isInside()).toBe(true);
  }
  await close();
  await expect.poll(async () => (await readFocus()).name).toMatch(opener);
  await seenFocus();
}

it.each(['phone', 'desktop'] satisfies Screen[])('shops with the keys alone, on a %s', async (screen) => {
  const shopper = await newShopper(browser, screen);
  page = shopper.page;
  const phone = newPhone();

  // Home: past the header, the offers and back.
  await page.goto('/');
  await shown(/Try it on/);
  await press('Skip to content');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  await tabTo('Skip to content', 'Shift+Tab');
  await press(/^Notifications/);
  await page.getByText(/FIRST10/).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await readFocus()).name).toMatch(/^Notifications/);
  await press('SHOP NOW');

  // The list: sorted by the menu's keys, filtered.
  await shown('Products');
  await page.getByRole('main').locator('a[href^="/product/"]').first().waitFor();
  await press(/^Sort by/);
  await page.getByRole('menuitemradio').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await seenFocus();
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await readFocus()).name).toMatch(/^Sort by/);
  await page.keyboard.press('Enter');
  await page.getByRole('menuitemradio').first().waitFor();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await page.getByText('Sorted by Price: Low to High').first().waitFor();
  await seenFocus();
  if (screen === 'phone') {
    await tabTo(/^Filter/, 'Shift+Tab');
    await page.keyboard.press('Space');
    await expectTrap(/^Filter/, () => page.keyboard.press('Escape'));
    await page.keyboard.press('Enter');
    await tabTo('Dresses');
    await page.keyboard.press('Space');
    await press('Apply Filters');
  } else {
    await tabTo('Dresses', 'Shift+Tab');
    await page.keyboard.press('Space');
    await press('Apply Filters');
  }
  await shown('Dresses');
  await seenFocus();

  // The product: the size is asked for, then the sign-in.
  const card = page
    .getByRole('main')
    .locator('a[href^="/product/"]')
    .filter({ hasNotText: 'Sold out' })
    .first();
  await card.waitFor();
  const href = (await card.getAttribute('href')) ?? '';
  for (
    let stop = 0;
    (await page.evaluate(() => document.activeElement?.getAttribute('href'))) !== href;
    stop += 1
  ) {
    expect(stop).toBeLessThan(MOST_STOPS);
    await page.keyboard.press('Tab');
    await seenFocus();
  }
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'ADD TO BAG' }).waitFor();
  await seenFocus();
  await press('ADD TO BAG');

  // Sign-in: the number, the code.
  await shown('Sign In');
  await seenFocus();
  await tabTo('Mobile number');
  await page.keyboard.type(phone);
  await page.keyboard.press('Enter');
  await shown('Verify OTP');
  await seenFocus();
  await page.keyboard.type(await latestCode(`+91${phone}`));
  await page.keyboard.press('Enter');
  // The bag: what was pressed before the sign-in goes on, and not without a size.
  await page.getByText('Size Required').waitFor();
  await expectTrap(/^ADD TO BAG/, () => page.keyboard.press('Escape'));
  const size = page.getByRole('group', { name: 'Size' }).locator('input:not([aria-disabled])').first();
  const value = (await size.getAttribute('value')) ?? '';
  for (let stop = 0; !(await size.evaluate((input) => input === document.activeElement)); stop += 1) {
    expect(stop, `the size ${value} is never reached`).toBeLessThan(40);
    const inGroup = await page.evaluate(() => document.activeElement instanceof HTMLInputElement);
    await page.keyboard.press(inGroup ? 'ArrowRight' : 'Shift+Tab');
    await seenFocus();
  }
  await page.keyboard.press('Space');
  await press('ADD TO BAG');
  await page.getByText('Added to Bag').waitFor();
  await seenFocus();
  await tabTo(/^Bag, 1 item/, 'Shift+Tab');
  await page.keyboard.press('Enter');

  // The cart: more, and gone, where the focus must not go with the line.
  await shown('Cart (1)');
  await seenFocus();
  await press(/^One more of/);
  await page.getByText('Cart Updated').waitFor();
  await seenFocus();
  await press('Proceed to Checkout');

  // Checkout: an address in a dialog, a coupon, the order.
  await shown('Checkout');
  await seenFocus();
  await press('+ Add New Address');
  await expectTrap(/Add New Address/, () => page.keyboard.press('Escape'));
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  const field = async (label: string, text: string) => {
    await tabTo(label);
    await page.keyboard.type(text);
  };
  await field('Name', 'Asha');
  await field('Address', '14 Hill Road, Bandra West');
  await press('Fetch Location');
  await page.getByText('Location Fetched').waitFor();
  await press('Add Address');
  await page.getByText('Address Added').waitFor();
  await expect.poll(async () => (await readFocus()).name).toBe('+ Add New Address');
  await seenFocus();
  await field('Coupon code', 'flat400');
  await page.keyboard.press('Enter');
  await page.getByText('Coupon Applied!').waitFor();
  await seenFocus();
  await press('Place Order');

  // The profile, and out.
  await shown('Welcome Back!');
  await seenFocus();
  await press(/^Delete the address/);
  await page.getByText('Address Deleted').waitFor();
  await seenFocus();
  await press('Logout');
  await expect.poll(() => pathOf(page)).toBe('/');
  await shown(/Try it on/);
  expect(shopper.faults).toEqual([]);
  await shopper.close();
});
