import type { CDPSession, Page } from '@playwright/test';
import { expect, poll, test } from './helpers/fixtures.ts';
import {
  button,
  placeOrderButton,
  productLinks,
  waitForText,
  waitUntilHydrated,
  waitUntilOverlayLeft,
} from './helpers/locators.ts';
import { extendTransitionTimeout, waitUntilLoaded } from './helpers/page-checks.ts';
import { lastSegment, prepareOrder, queryStorefront } from './helpers/services.ts';
import { chooseSize, pathOf, signIn } from './helpers/shopper.ts';

test('adding to the bag while signed out continues after the sign-in with the same size, once, and Back skips the sign-in', async ({
  visitor: { page },
}) => {
  await page.goto('/products?tag=Dresses');
  await productLinks(page).filter({ hasNotText: 'Sold out' }).first().click();
  const addToBag = button(page, 'ADD TO BAG');
  await addToBag.waitFor();
  await chooseSize(page);
  await poll(() => new URL(page.url()).searchParams.get('Size')).not.toBeNull();
  const address = page.url();
  const size = new URL(address).searchParams.get('Size') ?? '';

  // Leaving the sign-in cancels the addition.
  await addToBag.click();
  await page.getByRole('heading', { name: 'Sign In' }).waitFor();
  await button(page, /^Back/).filter({ visible: true }).click();
  await addToBag.waitFor();
  expect(page.url()).toBe(address);
  await addToBag.click();
  await page.getByRole('heading', { name: 'Sign In' }).waitFor();
  await page.reload();
  await signIn(page);
  await waitForText(page, `(Size: ${size}) added to your bag`);
  expect(page.url()).toBe(address);
  await expect(page.getByRole('radio', { name: size, exact: true })).toBeChecked();

  await page.reload();
  await page.getByRole('link', { name: /^Bag, 1 item/ }).waitFor();
  await page.goBack();
  await poll(() => pathOf(page)).toBe('/products');
  await page.goForward();
  await poll(() => page.url()).toBe(address);
  await page.getByRole('link', { name: /^Bag, 1 item/ }).click();
  await expect(page.getByRole('group', { name: /^Quantity of/ })).toHaveText(/\b1\b/);
});

type Point = Readonly<Record<'x' | 'y', number>>;

/** Swipes with touch events of the DevTools protocol, which take the same way through Chromium as those of a touch screen. */
async function swipe(touch: CDPSession, from: Point, by: Point): Promise<void> {
  const at = (share: number) => [{ x: from.x + by.x * share, y: from.y + by.y * share }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (const share of [0.05, 0.1, 0.25, 0.5, 0.75, 1])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('swipes over the gallery and the tape lead on, and those up or down scroll the page', async ({
  visitor: { page, context },
}) => {
  const { products } = await queryStorefront<{
    products: { nodes: readonly { readonly id: string; readonly images: { readonly nodes: object[] } }[] };
  }>('{ products(first: 100) { nodes { id images(first: 3) { nodes { url } } } } }');
  const several = products.nodes.find(({ images }) => images.nodes.length > 2);
  const touch = await context.newCDPSession(page);
  const centreOf = async (name: 'gallery' | 'tape') => {
    const box = await (name === 'gallery'
      ? page.getByRole('region', { name: /^Pictures of/ })
      : page.getByRole('slider', { name: 'Hip' }).locator('..')
    ).boundingBox();
    if (!box) throw new Error(`the page shows no ${name}`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const scrolled = () => page.evaluate(() => scrollY);

  await page.goto(`/product/${lastSegment(several?.id ?? '')}`);
  await waitUntilLoaded(page);
  await waitUntilHydrated(page);
  const counter = page.getByText(/^\d \/ \d+$/);
  await expect(counter).toHaveText(/^1 /);
  await swipe(touch, await centreOf('gallery'), { x: -60, y: 0 });
  await expect(counter).toHaveText(/^2 /);
  await swipe(touch, await centreOf('gallery'), { x: 0, y: -200 });
  await poll(scrolled).toBeGreaterThan(100);
  await expect(counter).toHaveText(/^2 /);

  await page.goto('/naap');
  const hip = page.getByRole('textbox', { name: 'Hip cm' });
  await hip.fill('98');
  await hip.blur();
  await swipe(touch, await centreOf('tape'), { x: -60, y: 4 });
  const dragged = Number(await hip.inputValue());
  expect(dragged).toBeGreaterThan(102);
  expect(dragged).toBeLessThanOrEqual(104);
  const before = await scrolled();
  await swipe(touch, await centreOf('tape'), { x: -6, y: -160 });
  await poll(scrolled).toBeGreaterThan(before + 60);
  await expect(hip).toHaveValue(`${dragged}`);
});

interface Transition {
  /** Which pages have the moving picture, before and after the update. */
  readonly picture: string;
  /** The size from which the tape grows. */
  readonly tape: readonly (string | number | null | undefined)[];
}

/** Runs in the page. Records what each view transition moves. */
function recordTransitions(): void {
  const transitions: Promise<Transition>[] = [];
  const named = () =>
    [...document.querySelectorAll('img, [data-grows-into]')]
      .filter((element) => getComputedStyle(element).viewTransitionName === 'grown-picture')
      .map((element) => (element.closest('[data-grows-into]') ? 'product' : 'list'));
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const pages = named();
    const transition = start(async () => {
      if (typeof update === 'function') await update();
      pages.push(...named());
    });
    const read = async () => {
      await transition.ready.catch(() => undefined);
      const [tape] = document.getAnimations().flatMap(({ effect }) => {
        const isTape =
          effect instanceof KeyframeEffect && effect.pseudoElement === '::view-transition-group(tape)';
        return isTape ? effect.getKeyframes().slice(0, 1) : [];
      });
      await transition.finished;
      return { picture: pages.join(' to '), tape: [tape?.width, tape?.height] };
    };
    transitions.push(read());
    return transition;
  };
  Object.assign(window, { transitions });
}

/** Runs a navigation, waits until its view transition ends, and returns what moved. */
async function moveBy(page: Page, navigate: () => Promise<unknown>): Promise<Transition | undefined> {
  const count = () => page.evaluate(() => Reflect.get(window, 'transitions').length as number);
  const before = await count();
  await navigate();
  await poll(count).toBe(before + 1);
  return page.evaluate(() => (Reflect.get(window, 'transitions') as Promise<Transition>[]).at(-1));
}

test('a picture grows from the list into its product and shrinks on Back; the ticks of Place Order become the tape of the order', async ({
  newCustomer,
}) => {
  const { page, account } = await newCustomer({ reducedMotion: 'no-preference', serviceWorkers: 'allow' });
  await prepareOrder(account);
  await extendTransitionTimeout(page);
  await page.addInitScript(recordTransitions);
  await page.goto('/products');
  await waitUntilHydrated(page);
  const open = () => moveBy(page, () => productLinks(page).first().click());
  const leave = () => moveBy(page, () => page.goBack());
  // Loads the code of the product's page, without which the picture does not move.
  await open();
  await waitUntilLoaded(page);
  await leave();
  expect(await open()).toMatchObject({ picture: 'list to product' });
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
  expect(await leave()).toMatchObject({ picture: 'product to list' });

  await page.goto('/checkout');
  const placeOrder = placeOrderButton(page);
  await placeOrder.waitFor();
  // With the code of the profile, so that nothing but the order is fetched before it.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  const from = await placeOrder.boundingBox();
  const placed = await moveBy(page, () => placeOrder.click());
  expect(placed).toMatchObject({ tape: [`${from?.width}px`, `${from?.height}px`] });
  await poll(async () => (await page.locator('[data-tape-target]').boundingBox())?.height).toBe(12);
});
