import type { Page } from '@playwright/test';
import { expect, poll, test } from './helpers/fixtures.ts';
import { productLinks, waitForTitle } from './helpers/locators.ts';
import { latestCode } from './helpers/services.ts';
import { newPhone, pathOf } from './helpers/shopper.ts';

/** More Tab stops than any page has. */
const MAX_STOPS = 250;

interface Focus {
  /** Accessible name of the focused element. */
  readonly name: string;
  /** Why a shopper cannot see the focus. */
  readonly problem: string | null;
}

/** Returns the focused element, and whether the focus is lost, without a ring, outside the window or covered. */
function readFocus(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body || element === document.documentElement) {
      return { name: '', problem: 'the focus is lost' };
    }
    /** Returns the text of a label without the count beside an option, which is not part of the option's name. */
    const readLabel = (label: Element) => {
      const copy = label.cloneNode(true);
      if (!(copy instanceof Element)) return null;
      for (const hidden of copy.querySelectorAll('[aria-hidden="true"], [hidden]')) hidden.remove();
      return copy.textContent;
    };
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    const labels = isField ? [...(element.labels ?? [])] : [];
    const name = [element.getAttribute('aria-label'), element.textContent, ...labels.map(readLabel)]
      .find((text) => text?.trim())
      ?.trim();
    const named = { name: name ?? element.tagName };
    // Titles and dialogs that a script focuses have no ring: nothing can be pressed there.
    if (element.getAttribute('tabindex') === '-1' && !element.matches('a, button, input'))
      return { ...named, problem: null };

    // The ring of a hidden radio is drawn on its label, that of a field on an element around or beside it.
    const siblings = isField ? [...(element.parentElement?.querySelectorAll('*') ?? [])] : [];
    const ringElements = [
      element,
      ...labels,
      ...siblings,
      element.parentElement,
      element.parentElement?.parentElement,
    ];
    const hasRing = ringElements.some((candidate) =>
      ['', '::before', '::after'].some((part) => {
        if (!candidate) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(candidate, part);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      }),
    );
    if (!hasRing) return { ...named, problem: 'no ring' };

    const [target = element] = [element, ...labels].filter(
      (candidate) => candidate.getBoundingClientRect().width > 4,
    );
    const { left, top, right, bottom } = target.getBoundingClientRect();
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    if (left >= innerWidth || right <= 0 || top >= innerHeight || bottom <= 0)
      return { ...named, problem: 'outside the window' };
    const topmost = document.elementFromPoint(x, y);
    // Of a slider only the thumb can be touched. Its track is drawn beside it.
    const isTrack =
      getComputedStyle(target).pointerEvents === 'none' && topmost?.parentElement === target.parentElement;
    const isCovered =
      topmost !== null &&
      !target.contains(topmost) &&
      !topmost.contains(target) &&
      !isTrack &&
      !labels.some((label) => label.contains(topmost));
    return { ...named, problem: isCovered ? `under <${topmost?.tagName} ${topmost?.className}>` : null };
  });
}

/** Waits until the focus is visible and returns the name of the focused element. */
async function expectVisibleFocus(page: Page): Promise<string> {
  let focus = await readFocus(page);
  await poll(async () => {
    focus = await readFocus(page);
    return focus.problem && `${focus.problem}: "${focus.name}" on ${pathOf(page)}`;
  }).toBe(null);
  return focus.name;
}

/** Tells whether Tab has moved the focus past the last stop, to the browser's own controls. */
async function isFocusOutsidePage(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement === document.body);
}

/** Presses Tab until a control of this name is focused; the focus must be visible at every stop. */
async function tabTo(page: Page, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const matches = (text: string) =>
    typeof name === 'string' ? text === name || text.startsWith(`${name} `) : name.test(text);
  const passed: string[] = [];
  let rounds = 0;
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press(key);
    // After the last stop come the browser's own controls, then the first stop again.
    if ((await isFocusOutsidePage(page)) && rounds++ === 0) continue;
    const focused = await expectVisibleFocus(page);
    if (matches(focused)) return;
    passed.push(focused.slice(0, 30));
  }
  throw new Error(`Tab never reached ${name} on ${pathOf(page)}; it passed ${passed.join(' | ')}`);
}

/** Reaches a control by Tab and presses Enter. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

test('shops with the keyboard alone', async ({ visitor: { page } }) => {
  const phone = newPhone();

  // Home: skip the header.
  await page.goto('/');
  await waitForTitle(page, /Try it on/);
  await press(page, 'Skip to content');
  await poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  await press(page, 'SHOP NOW');

  // The list: sort with the keys of the menu, then filter.
  await waitForTitle(page, 'Products');
  await productLinks(page).first().waitFor();
  await press(page, /^Sort by/);
  await page.getByRole('menuitemradio').first().waitFor();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await page.getByText('Sorted by Price: Low to High').first().waitFor();
  await expectVisibleFocus(page);
  await tabTo(page, /^Filter/, 'Shift+Tab');
  await page.keyboard.press('Space');
  await tabTo(page, 'Dresses');
  await page.keyboard.press('Space');
  await press(page, /^Apply Filters/);
  await waitForTitle(page, 'Dresses');
  await expectVisibleFocus(page);

  // The product: adding it to the bag leads to the sign-in.
  const card = productLinks(page).filter({ hasNotText: 'Sold out' }).first();
  await card.waitFor();
  const href = (await card.getAttribute('href')) ?? '';
  for (
    let stop = 0;
    (await page.evaluate(() => document.activeElement?.getAttribute('href'))) !== href;
    stop += 1
  ) {
    expect(stop).toBeLessThan(MAX_STOPS);
    await page.keyboard.press('Tab');
    await expectVisibleFocus(page);
  }
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'ADD TO BAG' }).waitFor();
  await expectVisibleFocus(page);
  await press(page, 'ADD TO BAG');

  // Sign-in: the number, then the code.
  await waitForTitle(page, 'Sign In');
  await expectVisibleFocus(page);
  await tabTo(page, 'Mobile number');
  await page.keyboard.type(phone);
  await page.keyboard.press('Enter');
  await waitForTitle(page, 'Verify OTP');
  await expectVisibleFocus(page);
  await page.keyboard.type(await latestCode(`+91${phone}`));
  await page.keyboard.press('Enter');
  // The bag: adding continues after the sign-in, and requires a size.
  await page.getByText('Size Required').waitFor();
  await page.keyboard.press('Escape');
  await poll(async () => (await readFocus(page)).name).toMatch(/^ADD TO BAG/);
  const size = page.getByRole('group', { name: 'Size' }).locator('input:not([aria-disabled])').first();
  const value = (await size.getAttribute('value')) ?? '';
  for (let stop = 0; !(await size.evaluate((input) => input === document.activeElement)); stop += 1) {
    expect(stop, `the size ${value} was never reached`).toBeLessThan(40);
    const inGroup = await page.evaluate(() => document.activeElement instanceof HTMLInputElement);
    await page.keyboard.press(inGroup ? 'ArrowRight' : 'Shift+Tab');
    await expectVisibleFocus(page);
  }
  await page.keyboard.press('Space');
  await press(page, 'ADD TO BAG');
  await page.getByText('Added to Bag').waitFor();
  await expectVisibleFocus(page);
  await tabTo(page, /^Bag, 1 item/, 'Shift+Tab');
  await page.keyboard.press('Enter');

  // The cart: raise the quantity.
  await waitForTitle(page, 'Cart (1)');
  await expectVisibleFocus(page);
  await press(page, /^One more of/);
  await page.getByText('Cart Updated').waitFor();
  await expectVisibleFocus(page);
  await press(page, 'Proceed to Checkout');

  // Checkout: an address in a dialog, a coupon, the order.
  await waitForTitle(page, 'Checkout');
  await expectVisibleFocus(page);
  await press(page, '+ Add New Address');
  await page.getByRole('dialog').waitFor();
  const field = async (label: string, text: string) => {
    await tabTo(page, label);
    await page.keyboard.type(text);
  };
  await field('Name', 'Asha');
  await field('Address', '14 Hill Road, Bandra West');
  await press(page, 'Fetch Location');
  await page.getByText('Location Fetched').waitFor();
  await press(page, 'Add Address');
  await page.getByText('Address Added').waitFor();
  await poll(async () => (await readFocus(page)).name).toBe('+ Add New Address');
  await expectVisibleFocus(page);
  await field('Coupon code', 'flat400');
  await page.keyboard.press('Enter');
  await page.getByText('Coupon Applied!').waitFor();
  await expectVisibleFocus(page);
  await press(page, 'Place Order');

  await waitForTitle(page, 'Welcome Back!');
  await expectVisibleFocus(page);
});
