import type { CDPSession, Page } from '@playwright/test';
import { expect, poll, test } from './helpers/fixtures.ts';
import { button, productLinks, waitUntilHydrated, waitUntilOverlayLeft } from './helpers/locators.ts';
import { extendTransitionTimeout, waitUntilLoaded } from './helpers/page-checks.ts';
import { lastSegment, queryStorefront } from './helpers/services.ts';
import { type Shopper, signIn } from './helpers/shopper.ts';

interface Choice {
  readonly productId: string;
  readonly title: string;
  /** Not the colour that is chosen when the page opens. */
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

async function queryProducts(): Promise<readonly ProductNode[]> {
  const { products } = await queryStorefront<{ products: { nodes: readonly ProductNode[] } }>(
    `{ products(first: 100) { nodes { id title options { name } images(first: 3) { nodes { url } }
      variants(first: 50) { nodes { availableForSale selectedOptions { name value } } } } } }`,
  );
  return products.nodes;
}

/** Returns an available size in a colour other than the first. */
async function availableChoice(): Promise<Choice> {
  for (const { id, title, options, variants } of await queryProducts()) {
    if (!/^color$/i.test(options[0]?.name ?? '') || !/^size$/i.test(options[1]?.name ?? '')) continue;
    const first = variants.nodes[0]?.selectedOptions[0]?.value;
    const other = variants.nodes.find(
      ({ availableForSale, selectedOptions }) => availableForSale && selectedOptions[0]?.value !== first,
    );
    const [colour, size] = other?.selectedOptions ?? [];
    if (colour && size) return { productId: lastSegment(id), title, colour, size };
  }
  throw new Error('the sandbox has no available product in two colours and sizes');
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
  await poll(() => searchOf(page).get(size.name)).toBe(size.value);
}

/** Opens the cart and returns the text of each line's quantity. */
async function cartQuantities(page: Page): Promise<readonly string[]> {
  await page.goto('/cart');
  await page
    .getByRole('heading', { name: /^Cart \(|^Your cart is empty/ })
    .first()
    .waitFor();
  return page.getByRole('group', { name: /^Quantity of/ }).allInnerTexts();
}

test('adding to the bag while signed out continues after the sign-in with the same colour and size, once', async ({
  visitor: { page, context },
}) => {
  const choice = await availableChoice();
  await choose(page, choice);
  const address = page.url();
  await addToBag(page).click();
  await page.getByRole('heading', { name: 'Sign In' }).waitFor();
  // A tab opened by this one copies its session storage, which holds the product to add.
  const [copy] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => void window.open('/auth')),
  ]);
  await copy.getByRole('heading', { name: 'Sign In' }).waitFor();
  await page.reload();
  await signIn(page);
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
  const [quantity, ...others] = await cartQuantities(copy);
  expect(quantity).toMatch(/\b1\b/);
  expect(others).toEqual([]);
  const line = copy.getByRole('article');
  await line.getByText(choice.size.value, { exact: true }).waitFor();
  await line.getByText(choice.colour.value).waitFor();

  const checkout = copy.getByRole('link', { name: 'Checkout' });
  await checkout.waitFor();
  await copy.emulateMedia({ media: 'print' });
  await expect(copy.getByRole('heading', { name: /^Cart \(/ })).toBeVisible();
  await expect(copy.getByRole('navigation')).toBeHidden();
  await expect(checkout).toBeHidden();
});

/** Steps of a slow swipe, one per animation frame: about a second. */
const SLOW = 60;

/** Opens a product page and pauses the gallery on its first picture. */
async function openPausedGallery(page: Page, id: string, reducedMotion: 'no-preference' | 'reduce') {
  await page.goto(`/product/${lastSegment(id)}`);
  await waitUntilLoaded(page);
  await waitUntilHydrated(page);
  await page.getByText(/^1 \/ \d+$/).waitFor();
  if (reducedMotion === 'reduce') return;
  // The page has loaded with reduced motion: only now do the pictures advance, every 3 s.
  await page.emulateMedia({ reducedMotion });
  await page.getByRole('button', { name: 'Pause the pictures' }).click();
}

/** Swipes over the gallery with touch events of the DevTools protocol, which take the same way through Chromium as those of a touch screen. */
async function swipe(page: Page, touch: CDPSession, by: number, steps: number): Promise<void> {
  const box = await page.getByRole('region', { name: /^Pictures of/ }).boundingBox();
  if (!box) throw new Error('the page shows no gallery');
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

/** Records every picture number that the gallery's counter shows from now on; the returned function reads them. */
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

/** Waits until the gallery rests on a picture and returns its number. */
async function restingPicture(page: Page): Promise<number> {
  const row = page.getByRole('region', { name: /^Pictures of/ }).locator('ul');
  const position = () => row.evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth);
  await poll(async () => {
    const before = await position();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const after = await position();
    return before === after && Math.abs(after - Math.round(after)) < 0.02;
  }).toBe(true);
  return Math.round(await position()) + 1;
}

/** Opens the gallery of a product with several pictures, and expects that a swipe of a distance leads to a picture, without others between. */
async function testSwipe(
  { page, context }: Shopper,
  reducedMotion: 'no-preference' | 'reduce',
  [distance, steps, picture]: readonly [number, number, number],
): Promise<void> {
  const several = (await queryProducts()).find(({ images }) => images.nodes.length > 2);
  await openPausedGallery(page, several?.id ?? '', reducedMotion);
  const seen = await watchCounter(page);
  const touch = await context.newCDPSession(page);
  await swipe(page, touch, -distance, steps);
  expect(await restingPicture(page)).toBe(picture);
  expect(await seen()).toEqual(picture === 1 ? ['1'] : ['1', '2']);
}

test('a swipe of 50 px or more leads to the next picture, and one up or down scrolls the page', async ({
  newVisitor,
}) => {
  for (const swiped of [
    [49, SLOW, 1],
    [51, SLOW, 2],
    [51, 1, 2],
  ] as const)
    await testSwipe(await newVisitor(), 'no-preference', swiped);
  const shopper = await newVisitor();
  await testSwipe(shopper, 'reduce', [190, 2, 2]);
  const touch = await shopper.context.newCDPSession(shopper.page);
  await touch.send('Input.synthesizeScrollGesture', { x: 190, y: 300, yDistance: -200 });
  await poll(() => shopper.page.evaluate(() => scrollY)).toBeGreaterThan(100);
  expect(await restingPicture(shopper.page)).toBe(2);
});

interface Recorded {
  moves: string[];
  finished: Promise<unknown> | undefined;
}

/** Records which pages have an element with the name of the moving picture, before and after the update of each view transition. */
function recordTransitions(name: string): void {
  const recorded: Recorded = { moves: [], finished: undefined };
  const named = () =>
    [...document.querySelectorAll('img, [data-grows-into]')]
      .filter((element) => getComputedStyle(element).viewTransitionName === name)
      .map((element) => (element.closest('[data-grows-into]') ? 'product' : 'list'));
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const before = named();
    const transition = start(async () => {
      if (typeof update === 'function') await update();
      recorded.moves.push([...before, ...named()].join(' to '));
    });
    recorded.finished = transition.finished;
    return transition;
  };
  Object.assign(window, { recorded });
}

/** Navigates, waits until the view transition ends, and returns what moved. */
async function moveBy(page: Page, navigate: () => Promise<unknown>): Promise<string | undefined> {
  const read = () => page.evaluate(() => (window as unknown as { recorded: Recorded }).recorded.moves);
  const { length } = await read();
  await navigate();
  await poll(async () => (await read()).length).toBe(length + 1);
  await page.evaluate(() => (window as unknown as { recorded: Recorded }).recorded.finished);
  return (await read()).at(-1);
}

test('the picture of a product grows from the list, opens larger, and shrinks on Back', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor({ reducedMotion: 'no-preference' });
  await extendTransitionTimeout(page);
  await page.addInitScript(recordTransitions, 'grown-picture');
  await page.goto('/products');
  await waitUntilHydrated(page);
  const open = () => moveBy(page, () => productLinks(page).first().click());
  const leave = () => moveBy(page, () => page.goBack());
  // Loads the code of the product's page, without which the picture does not move.
  await open();
  await waitUntilLoaded(page);
  await leave();
  expect(await open()).toBe('list to product');
  const heightIn = async (name: 'region' | 'dialog') => {
    const pictures = page.getByRole(name, { name: /^Pictures of/ });
    return (await pictures.locator('img').first().boundingBox())?.height ?? 0;
  };
  const height = await heightIn('region');
  await button(page, /^View picture 1 /).click();
  await poll(() => heightIn('dialog')).toBeGreaterThan(height);
  await button(page, 'Close').click();
  // Back leaves the product at the first press.
  await waitUntilOverlayLeft(page);
  expect(await leave()).toBe('product to list');
});
