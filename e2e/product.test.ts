import type { CDPSession, Page } from 'playwright';
import { afterAll, describe, expect, it } from 'vitest';
import { latestCode, urls } from './remotes.ts';
import { askForCode, launch, newPhone, newShopper, pathOf, type Shopper, type screens } from './shopper.ts';

const browser = await launch();

afterAll(async () => {
  await browser.close();
});

const bothScreens = ['phone', 'desktop'] as const satisfies readonly (keyof typeof screens)[];

interface Choice {
  readonly productId: string;
  readonly title: string;
  /** Names and values of its options, the colour first; no value is the one that is chosen on opening. */
  readonly colour: { readonly name: string; readonly value: string };
  readonly size: { readonly name: string; readonly value: string };
}

interface Variant {
  readonly availableForSale: boolean;
  readonly selectedOptions: readonly { readonly name: string; readonly value: string }[];
}

interface ProductNode {
  readonly id: string;
  readonly title: string;
  readonly options: readonly { readonly name: string }[];
  readonly variants: { readonly nodes: readonly Variant[] };
  readonly images: { readonly nodes: readonly unknown[] };
}

async function products(): Promise<readonly ProductNode[]> {
  const query = `{ products(first: 100) { nodes { id title options { name } images(first: 3) { nodes { url } }
    variants(first: 50) { nodes { availableForSale selectedOptions { name value } } } } } }`;
  const response = await fetch(`${urls.sandbox}/api/2025-04/graphql.json`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Shopify-Storefront-Access-Token': 'sandbox-public-token',
    },
    body: JSON.stringify({ query }),
  });
  const { data } = (await response.json()) as { data: { products: { nodes: readonly ProductNode[] } } };
  return data.products.nodes;
}

/** A size for sale in a colour that is not the first one. */
async function aChoice(): Promise<Choice> {
  for (const { id, title, options, variants } of await products()) {
    if (!/^color$/i.test(options[0]?.name ?? '') || !/^size$/i.test(options[1]?.name ?? '')) continue;
    const first = variants.nodes[0]?.selectedOptions[0]?.value;
    const other = variants.nodes.find(
      ({ availableForSale, selectedOptions }) => availableForSale && selectedOptions[0]?.value !== first,
    );
    const [colour, size] = other?.selectedOptions ?? [];
    if (colour && size) return { productId: id.split('/').at(-1) ?? '', title, colour, size };
  }
  throw new Error('The sandbox sells nothing in two colours and sizes.');
}

const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const addToBag = (page: Page) => page.getByRole('button', { name: 'ADD TO BAG' });
const searchOf = (page: Page) => new URL(page.url()).searchParams;

async function choose(page: Page, { productId, colour, size }: Choice): Promise<void> {
  await page.goto(`/product/${productId}`);
  await page
    .locator('label')
    .filter({ has: radio(page, colour.value) })
    .click();
  await page
    .locator('label')
    .filter({ has: radio(page, size.value) })
    .click();
  await expect.poll(() => searchOf(page).get(size.name)).toBe(size.value);
}

/** From the sign-in screen's first step to what it leads on to. */
async function signInFor(page: Page): Promise<void> {
  const phone = newPhone();
  await askForCode(page, phone);
  await page.getByLabel('6-digit code').fill(await latestCode(`+91${phone}`));
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await expect.poll(() => pathOf(page)).not.toBe('/auth');
}

/** Pieces in the bag by the cart's own page. */
async function pieces(page: Page): Promise<readonly string[]> {
  await page.goto('/cart');
  await page
    .getByRole('heading', { name: /^Cart \(|^Your cart is empty/ })
    .first()
    .waitFor();
  return page.getByRole('group', { name: /^Quantity of/ }).allInnerTexts();
}

async function end({ faults, close }: Shopper): Promise<void> {
  expect(faults).toEqual([]);
  await close();
}

describe.each(bothScreens)('adding to the bag while signed out, on a %s', (screen) => {
  it('continues after the sign-in with the same colour and size, once', async () => {
    const choice = await aChoice();
    const shopper = await newShopper(browser, screen);
    const { page, context } = shopper;
    await choose(page, choice);
    const address = page.url();
    await addToBag(page).click();
    await page.getByRole('heading', { name: 'Sign In' }).waitFor();
    // A tab opened from here has a copy of what waits for the sign-in.
    const [copy] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate(() => void window.open('/auth')),
    ]);
    await copy.getByRole('heading', { name: 'Sign In' }).waitFor();
    await page.reload();
    await signInFor(page);
    await page.getByText('Added to Bag').waitFor();
    await page.getByText(`${choice.title} (Size: ${choice.size.value}) added to your bag`).waitFor();
    expect(page.url()).toBe(address);
    await expect(radio(page, choice.colour.value).isChecked()).resolves.toBe(true);

    await page.reload();
    await page.getByRole('link', { name: /^Bag, 1 item/ }).waitFor();
    await page.goBack();
    await page.goForward();
    await page.getByRole('link', { name: /^Bag, 1 item/ }).waitFor();
    const counted = copy.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/cart'),
    );
    await copy.goto(address);
    await counted;
    const [quantity, ...others] = await pieces(copy);
    expect(quantity).toMatch(/\b1\b/);
    expect(others).toEqual([]);
    const line = copy.getByRole('article');
    await line.getByText(choice.size.value, { exact: true }).waitFor();
    await line.getByText(choice.colour.value).waitFor();
    await end(shopper);
  });

  it('asks for the size after the sign-in, where none was chosen', async () => {
    const { productId } = await aChoice();
    const shopper = await newShopper(browser, screen);
    const { page } = shopper;
    await page.goto(`/product/${productId}`);
    await addToBag(page).click();
    await signInFor(page);
    await page.getByRole('dialog', { name: 'Size Required' }).waitFor();
    await page.getByRole('button', { name: 'Got it' }).click();
    expect(await pieces(page)).toEqual([]);
    await end(shopper);
  });

  it.each(['the arrow', 'the browser'] as const)('is cancelled by Back, with %s', async (by) => {
    const choice = await aChoice();
    const shopper = await newShopper(browser, screen);
    const { page } = shopper;
    await choose(page, choice);
    const address = page.url();
    await addToBag(page).click();
    await page.getByRole('heading', { name: 'Sign In' }).waitFor();
    if (by === 'the browser') await page.goBack();
    else await page.getByRole('button', { name: 'Back' }).click();
    await addToBag(page).waitFor();
    expect(page.url()).toBe(address);
    await page.goForward();
    await page.getByRole('heading', { name: 'Sign In' }).waitFor();
    await signInFor(page);
    await addToBag(page).waitFor();
    expect(await pieces(page)).toEqual([]);
    await end(shopper);
  });

  it('continues from Home', async () => {
    const shopper = await newShopper(browser, screen);
    const { page } = shopper;
    await page.goto('/');
    const add = page.getByRole('button', { name: /^Add to bag: / }).first();
    await add.click();
    await page.getByRole('heading', { name: 'Sign In' }).waitFor();
    await signInFor(page);
    await page.getByText(/ added to your bag$/).waitFor();
    expect(pathOf(page)).toBe('/');
    await page.reload();
    const [quantity, ...others] = await pieces(page);
    expect(quantity).toMatch(/\b1\b/);
    expect(others).toEqual([]);
    await end(shopper);
  });
});

describe.each(bothScreens)('the options in the address of a product, on a %s', (screen) => {
  it('outlive a reload and a shared link, and are left by one Back', async () => {
    const choice = await aChoice();
    const shopper = await newShopper(browser, screen);
    const { page } = shopper;
    await page.goto('/products');
    await choose(page, choice);
    const chosen = async (tab: Page) => {
      await radio(tab, choice.size.value).waitFor();
      await expect.poll(() => radio(tab, choice.size.value).isChecked()).toBe(true);
      await expect.poll(() => radio(tab, choice.colour.value).isChecked()).toBe(true);
    };
    await page.reload();
    await chosen(page);
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(
      new RegExp(`/product/${choice.productId}$`),
    );

    const friend = await newShopper(browser, screen);
    await friend.page.goto(page.url());
    await chosen(friend.page);
    await friend.page.goto(`/product/${choice.productId}?${choice.size.name}=none&Material=Gold`);
    await friend.page.getByText('Please select a size', { exact: true }).waitFor();
    await end(friend);

    await page.goBack();
    await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor();
    await page.goForward();
    await chosen(page);
    await end(shopper);
  });

  it('keep the list as it was left behind Back to products', async () => {
    const shopper = await newShopper(browser, screen);
    const { page } = shopper;
    await page.goto('/products?sort=price-low');
    await page.getByRole('main').locator('a[href^="/product/"]').first().click();
    const sizes = page
      .locator('label')
      .filter({ has: page.locator('input[type="radio"]:not([aria-disabled]):not(:checked)') });
    await sizes.first().click();
    await expect.poll(() => searchOf(page).size).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Back to products' }).click();
    await expect
      .poll(() => new URL(page.url()).pathname + new URL(page.url()).search)
      .toBe('/products?sort=price-low');
    await end(shopper);
  });

  it('leave Back, title and bag in reach at the foot of the page', async () => {
    const { productId, title } = await aChoice();
    const shopper = await newShopper(browser, screen);
    const { page } = shopper;
    await page.goto(`/product/${productId}`);
    await addToBag(page).waitFor();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const header = page
      .locator('header')
      .filter({ has: page.getByRole('button', { name: 'Back to products' }) });
    expect((await header.boundingBox())?.y).toBe(0);
    await header.getByText(title).waitFor();
    await header.getByRole('link', { name: /^Bag/ }).click();
    await page.getByRole('heading', { name: 'Sign In' }).waitFor();
    await end(shopper);
  });
});

/** Frames a slow finger takes for its way; about a second. */
const SLOW = 60;

/** Moves a real finger over the gallery, as Chromium gets it from a touch screen. */
async function swipe(page: Page, touch: CDPSession, by: number, steps: number): Promise<void> {
  const box = await page.getByRole('region', { name: /^Pictures of/ }).boundingBox();
  if (!box) throw new Error('The page shows no gallery.');
  const y = box.y + box.height / 2;
  const x = box.x + box.width / 2 - by / 2;
  const move = (type: 'touchStart' | 'touchMove', at: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: at, y }] });
  await move('touchStart', x);
  for (let step = 1; step <= steps; step += 1) {
    await move('touchMove', x + (by * step) / steps);
    if (steps > 1) await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Every picture the counter has named since `page` was opened, one after another. */
async function watchCounter(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.getByText(/^1 \/ \d+$/).evaluate((counter) => {
    const seen: (string | null)[] = [counter.textContent];
    Object.assign(window, { seen });
    const observer = new MutationObserver(() => seen.push(counter.textContent));
    observer.observe(counter, { childList: true, characterData: true, subtree: true });
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as { seen: string[] }).seen.map((text) => text.split(' ')[0] ?? ''),
    );
}

/** Waits until the row stands still on a picture, and tells which. */
async function restingPicture(page: Page): Promise<number> {
  const row = page.getByRole('region', { name: /^Pictures of/ }).locator('ul');
  const place = () => row.evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth);
  await expect
    .poll(async () => {
      const before = await place();
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      const after = await place();
      return before === after && Math.abs(after - Math.round(after)) < 0.02;
    })
    .toBe(true);
  return Math.round(await place()) + 1;
}

describe.each([
  ['with smooth scrolling', 'no-preference'],
  ['without motion', 'reduce'],
] as const)('a finger on the gallery, %s', (_name, reducedMotion) => {
  it.each([
    [49, SLOW, 1],
    [49, 1, 1],
    [51, SLOW, 2],
    [51, 1, 2],
    [190, 2, 2],
  ])('that moves %i px in %i steps leads to picture %i', async (distance, steps, picture) => {
    const several = (await products()).find(({ images }) => images.nodes.length > 2);
    const shopper = await newShopper(browser, 'phone', { reducedMotion });
    const { page, context } = shopper;
    await page.goto(`/product/${several?.id.split('/').at(-1)}`);
    const pause = page.getByRole('button', { name: 'Pause the pictures' });
    await page.getByText(/^1 \/ \d+$/).waitFor();
    if (reducedMotion === 'no-preference') await pause.click();
    const seen = await watchCounter(page);
    const touch = await context.newCDPSession(page);
    await swipe(page, touch, -distance, steps);
    expect(await restingPicture(page)).toBe(picture);
    expect(await seen()).toEqual(picture === 1 ? ['1'] : ['1', '2']);
    await end(shopper);
  });

  it('scrolls the page up and down', async () => {
    const [product] = await products();
    const shopper = await newShopper(browser, 'phone', { reducedMotion });
    const { page, context } = shopper;
    await page.goto(`/product/${product?.id.split('/').at(-1)}`);
    await page.getByText(/^1 \/ \d+$/).waitFor();
    const touch = await context.newCDPSession(page);
    await touch.send('Input.synthesizeScrollGesture', { x: 190, y: 300, yDistance: -200 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    expect(await restingPicture(page)).toBe(1);
    await end(shopper);
  });
});
