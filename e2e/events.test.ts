import type { Locator, Page, Route } from '@playwright/test';
import { type EventItem, recordEvents, type SentEvent } from './helpers/events.ts';
import { bothWidths, expect, poll, test } from './helpers/fixtures.ts';
import {
  button,
  link,
  productLinks,
  waitForText,
  waitForTitle,
  waitUntilHydrated,
  waitUntilOverlayLeft,
} from './helpers/locators.ts';
import { recordLayoutShifts, sum } from './helpers/page-checks.ts';
import {
  availableProducts,
  callBackend,
  lastSegment,
  latestCode,
  prepareOrder,
  queryStorefront,
} from './helpers/services.ts';
import { chooseSize, newPhone, requestCode } from './helpers/shopper.ts';

/** `EVENTS=dataLayer pnpm test:e2e e2e/events.test.ts` starts a shop that sends commerce events. */
test.skip(process.env.EVENTS !== 'dataLayer', 'needs a shop that sends commerce events');

const NAME = 'Asha Menon';
const HOUSE = '14 Hill Road, Bandra West';
const notice = (page: Page) => page.getByRole('region', { name: 'May we measure how the shop is used?' });
const namesOf = (events: readonly SentEvent[]) => events.map(({ event }) => event);
const itemsOf = (events: readonly SentEvent[], name: string): readonly EventItem[] =>
  events.flatMap(({ event, ecommerce }) => (event === name ? (ecommerce?.items ?? []) : []));
const storedKeys = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => /event|consent/.test(key)),
  );

interface ProductNode {
  readonly title: string;
  readonly vendor: string;
  readonly priceRange: {
    readonly minVariantPrice: { readonly amount: string; readonly currencyCode: string };
  };
}

/** Returns the event item that is expected for a product, from the storefront's data. */
async function itemOf(
  productId: string,
): Promise<Pick<EventItem, 'item_id' | 'item_name' | 'item_brand' | 'price'>> {
  const { product } = await queryStorefront<{ product: ProductNode }>(
    `{ product(id: "gid://shopify/Product/${productId}") {
      title vendor priceRange { minVariantPrice { amount currencyCode } }
    } }`,
  );
  expect(product.priceRange.minVariantPrice.currencyCode).toBe('INR');
  return {
    item_id: productId,
    item_name: product.title,
    item_brand: product.vendor,
    price: Number(product.priceRange.minVariantPrice.amount),
  };
}

const shownIds = (page: Page) =>
  productLinks(page).evaluateAll((links) =>
    links.map((element) => (element as HTMLAnchorElement).pathname.split('/').at(-1) ?? ''),
  );

test(
  'sends each event once, from the list to the order, and nothing about the shopper',
  bothWidths,
  async ({ newVisitor }) => {
    const { page, context } = await newVisitor({ consent: null });
    const events = await recordEvents(context);
    const tokens = new Set<string>();
    context.on('request', (request) => {
      const [, token] = /^Bearer (.+)$/.exec(request.headers().authorization ?? '') ?? [];
      if (token !== undefined) tokens.add(token);
    });
    const phone = newPhone();

    // Before the choice, nothing is sent or stored.
    await page.goto('/products');
    await productLinks(page).first().waitFor();
    await notice(page).waitFor();
    await waitUntilHydrated(page);
    expect(await storedKeys(page)).toEqual([]);
    const before = await shownIds(page);
    await notice(page).getByRole('button', { name: 'Accept' }).click();
    await expect(notice(page)).toHaveCount(0);
    // The next page of the list may be shown at once; only its products may be reported.
    const reported = new Set(itemsOf(events, 'view_item_list').map(({ item_id }) => item_id));
    expect(before.filter((id) => reported.has(id))).toEqual([]);
    expect(namesOf(events).filter((name) => name !== 'view_item_list')).toEqual([]);

    // Searches for personal data: the events do not contain the text.
    for (const text of [phone, `${NAME}, ${HOUSE}`]) {
      await page.goto(`/products?search=${encodeURIComponent(text)}`);
      await poll(() => namesOf(events).filter((name) => name === 'search').length).toBeGreaterThan(0);
    }
    await poll(() => namesOf(events).filter((name) => name === 'search').length).toBe(2);
    const searches = events.filter(({ event }) => event === 'search');
    expect(searches.map(({ search_term }) => search_term)).toEqual(['(other)', '(other)']);

    // The list: the event has every product that is shown, with its position and its price.
    const beforeList = events.length;
    await page.goto('/products?tag=Dresses');
    await productLinks(page).nth(3).waitFor();
    await poll(() => events.length).toBeGreaterThan(beforeList);
    const [list] = events.slice(beforeList);
    expect(list).toMatchObject({
      event: 'view_item_list',
      ecommerce: { currency: 'INR', item_list_id: 'Dresses', item_list_name: 'Dresses' },
    });
    const listed = itemsOf(events.slice(beforeList), 'view_item_list');
    expect((await shownIds(page)).slice(0, listed.length)).toEqual(listed.map(({ item_id }) => item_id));
    expect(listed.map(({ index }) => index)).toEqual(listed.map((_, index) => index));
    const available = await productLinks(page).evaluateAll((links) =>
      links.findIndex((element, index) => index > 0 && !element.textContent?.includes('Sold out')),
    );
    const chosen = listed[available];
    if (!chosen) throw new Error('no product of the list is available');
    expect(listed[available]).toMatchObject(await itemOf(chosen.item_id));

    // The product: Back, Forward and a reload repeat a view that was reported, so they send no event.
    const beforeProduct = events.length;
    await productLinks(page).nth(available).click();
    await button(page, 'ADD TO BAG').waitFor();
    await poll(() => namesOf(events.slice(beforeProduct))).toContain('view_item');
    await page.goBack();
    await productLinks(page).nth(available).waitFor();
    await page.goForward();
    await button(page, 'ADD TO BAG').waitFor();
    await chooseSize(page);
    await page.reload();
    await waitUntilHydrated(page);
    await button(page, 'ADD TO BAG').click();

    // After the sign-in, the product is added to the bag.
    await requestCode(page, phone);
    await page.getByLabel('6-digit code').fill(await latestCode(`+91${phone}`));
    await button(page, 'Verify OTP').click();
    await waitForText(page, 'Added to Bag');
    // The next page of the list may have been shown before the product was opened, or after Back.
    const sinceProduct = () => events.slice(beforeProduct).filter(({ event }) => event !== 'view_item_list');
    await poll(() => namesOf(sinceProduct())).toEqual(['select_item', 'view_item', 'login', 'add_to_cart']);
    const [selection, view, login, added] = sinceProduct();
    const listedItems = itemsOf(events.slice(beforeList), 'view_item_list').map(({ item_id }) => item_id);
    expect(new Set(listedItems).size).toBe(listedItems.length);
    expect(selection?.ecommerce).toMatchObject({
      item_list_id: 'Dresses',
      item_list_name: 'Dresses',
      items: [chosen],
    });
    expect(view?.ecommerce?.items).toMatchObject([
      { item_id: chosen.item_id, price: chosen.price, quantity: 1 },
    ]);
    expect(login).toEqual({ event: 'login', method: 'phone' });
    const [oneItem] = added?.ecommerce?.items ?? [];
    if (!oneItem) throw new Error('add_to_cart has no item');
    expect(oneItem).toMatchObject({ item_id: chosen.item_id, item_name: chosen.item_name, quantity: 1 });
    expect(oneItem.item_variant).not.toBeUndefined();

    // The cart: the events of the stepper contain the change of the quantity only.
    const beforeCart = events.length;
    await link(page, /^Bag, 1 item/).click();
    await waitForTitle(page, 'Cart (1)');
    await button(page, /^One more of/).click();
    await waitForText(page, 'Cart Updated');
    await page.reload();
    await waitForTitle(page, 'Cart (1)');
    await button(page, /^One less of/).click();
    await poll(() => events.slice(beforeCart)).toEqual([
      cartEvent('view_cart', [oneItem]),
      cartEvent('add_to_cart', [oneItem]),
      cartEvent('remove_from_cart', [oneItem]),
    ]);

    // Checkout and order.
    const beforeCheckout = events.length;
    await link(page, 'Proceed to Checkout').click();
    await waitForTitle(page, 'Checkout');
    await button(page, '+ Add New Address').click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Name').fill(NAME);
    await form.getByRole('button', { name: 'Fetch Location' }).click();
    await waitForText(page, 'Location Fetched');
    await form.getByRole('button', { name: 'Add Address' }).click();
    await waitForText(page, 'Address Added');
    // The history entry of the dialog is removed after it has closed, which would abort a reload.
    await waitUntilOverlayLeft(page);
    await page.reload();
    await page.getByLabel('Coupon code').fill('flat400');
    await button(page, 'Apply').click();
    await waitForText(page, 'Coupon Applied!');
    await button(page, 'Place Order').click();
    await waitForTitle(page, 'Welcome Back!');
    await waitForText(page, 'Confirmed');
    await page.reload();
    await waitForText(page, 'Confirmed');
    // The confirmation in a second tab.
    const second = await context.newPage();
    await second.goto('/profile');
    await waitForText(second, 'Confirmed');
    await poll(() => namesOf(events.slice(beforeCheckout))).toEqual(['begin_checkout', 'purchase']);
    const [begun, bought] = events.slice(beforeCheckout);
    expect(begun).toEqual(cartEvent('begin_checkout', [oneItem]));
    expect(bought?.ecommerce).toEqual({
      currency: 'INR',
      value: oneItem.price - 400,
      items: [oneItem],
      coupon: 'FLAT400',
      shipping: 0,
      transaction_id: expect.any(String),
    });

    // No event contains the phone number, an id, a token, or a part of the name or address.
    expect(tokens.size).toBeGreaterThan(0);
    const sent = JSON.stringify(events).toLowerCase();
    expect(sent).toContain(chosen.item_id);
    const { userPhone, shopifyCustomerId } = await page.evaluate(
      () => ({ ...localStorage }) as Record<string, string>,
    );
    expect(userPhone).toBe(phone);
    const secrets = [
      phone,
      'asha',
      'menon',
      'hill road',
      'bandra',
      '400050',
      shopifyCustomerId ?? '',
      ...tokens,
    ];
    expect(secrets.filter((secret) => secret === '' || sent.includes(secret.toLowerCase()))).toEqual([]);
  },
);

test(
  'sharing is reported by the way it was done, and not when it is cancelled',
  bothWidths,
  async ({ newVisitor }) => {
    const { page, context } = await newVisitor({ consent: 'granted' });
    const events = await recordEvents(context);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    // The share sheet of this browser: closed by the shopper at first, then used, then missing.
    await page.addInitScript(() => {
      const answers = [() => Promise.reject(new DOMException('', 'AbortError')), () => Promise.resolve()];
      const share = () => answers.shift()?.();
      Object.defineProperty(navigator, 'share', { get: () => (answers.length > 0 ? share : undefined) });
    });
    const [product] = await availableProducts(1);
    await page.goto(`/product/${product?.productId}`);
    await waitUntilHydrated(page);
    const share = button(page, 'Share');
    const shares = () => events.filter(({ event }) => event === 'share');
    await share.click();
    await share.click();
    await share.click();
    await waitForText(page, 'Link Copied!');
    const content = { event: 'share', content_type: 'product', item_id: product?.productId };
    await poll(shares).toEqual([
      { ...content, method: 'share_sheet' },
      { ...content, method: 'copy' },
    ]);
    await page.reload();
    await waitUntilHydrated(page);
    expect(shares()).toHaveLength(2);
  },
);

test(
  'products that were shown before the choice are never reported, those of the next page are',
  bothWidths,
  async ({ newVisitor }) => {
    const { page, context } = await newVisitor({ consent: null });
    const events = await recordEvents(context);
    await page.goto('/products');
    await productLinks(page).nth(9).waitFor();
    const before = await shownIds(page);
    // This is the first interaction with the page, which loads the modules that a first visit defers.
    await notice(page).getByRole('button', { name: 'Accept' }).click();
    await poll(async () => {
      await page.mouse.wheel(0, 2000);
      return itemsOf(events, 'view_item_list').length;
    }).toBeGreaterThan(10);
    const listed = itemsOf(events, 'view_item_list');
    const shown = await shownIds(page);
    expect(listed.map(({ index = -1 }) => shown[index])).toEqual(listed.map(({ item_id }) => item_id));
    expect(listed.filter(({ item_id }) => before.includes(item_id))).toEqual([]);
  },
);

test(
  'the wishlist, similar and viewed products are reported, each list when it is seen',
  bothWidths,
  async ({ newVisitor }) => {
    const { page, context } = await newVisitor({ consent: 'granted' });
    const events = await recordEvents(context);
    const [first, second] = await availableProducts(2);
    if (!first || !second) throw new Error('the sandbox has no two available products');
    await page.goto(`/product/${second.productId}`);
    await button(page, 'ADD TO BAG').waitFor();
    await poll(() => namesOf(events)).toEqual(['view_item']);
    await page.goto(`/product/${first.productId}`);
    await waitUntilHydrated(page);
    await button(page, 'Wishlist').click();
    const product = await itemOf(first.productId);
    await poll(() => events.at(-1)).toMatchObject({
      event: 'add_to_wishlist',
      ecommerce: { currency: 'INR', value: product.price, items: [{ ...product, quantity: 1 }] },
    });

    const related = page.getByRole('region', { name: 'You May Also Like' });
    const viewed = page.getByRole('region', { name: 'Recently Viewed' });
    const listOf = (id: string) =>
      events.filter(({ event, ecommerce }) => event === 'view_item_list' && ecommerce?.item_list_id === id);
    expect([...listOf('related'), ...listOf('recently_viewed')]).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await related.getByRole('link').first().waitFor();
    await related.scrollIntoViewIfNeeded();
    await viewed.scrollIntoViewIfNeeded();
    await poll(() => [listOf('related').length, listOf('recently_viewed').length]).toEqual([1, 1]);
    const relatedItems = itemsOf(listOf('related'), 'view_item_list');
    expect(relatedItems.map(({ item_id }) => item_id)).toEqual(await idsOf(related));
    expect(itemsOf(listOf('recently_viewed'), 'view_item_list')).toMatchObject([
      { ...(await itemOf(second.productId)), item_list_name: 'Recently viewed', index: 0 },
    ]);

    await related.getByRole('link').nth(1).click();
    await poll(() => events.find(({ event }) => event === 'select_item')).toEqual({
      event: 'select_item',
      ecommerce: {
        item_list_id: 'related',
        item_list_name: 'Related products',
        currency: 'INR',
        items: [relatedItems[1]],
      },
    });
  },
);

const idsOf = (region: Locator) =>
  region
    .getByRole('link')
    .evaluateAll((links) => links.map((one) => (one as HTMLAnchorElement).pathname.split('/').at(-1) ?? ''));

for (const { language, prefix, allow, signIn } of [
  { language: 'English', prefix: '', allow: 'Allow measurement', signIn: 'Sign In' },
  { language: 'Hindi', prefix: '/hi', allow: 'गिनती की अनुमति दें', signIn: 'साइन इन करें' },
])
  test(
    `a shopper without a sign-in withdraws the choice, in ${language}`,
    bothWidths,
    async ({ newVisitor }) => {
      const { page, context } = await newVisitor({ consent: null });
      const events = await recordEvents(context);
      const [product] = await availableProducts(1);
      await page.goto(`${prefix}/products`);
      await waitUntilHydrated(page);
      await page.locator('[data-consent-choice="granted"]').click();
      await page.goto(`${prefix}/product/${product?.productId}`);
      await poll(() => namesOf(events)).toContain('view_item');
      expect(await storedKeys(page)).toContain('eventViews');

      const second = await context.newPage();
      await second.goto(`${prefix}/products`);
      await poll(() => events.at(-1)?.event).toBe('view_item_list');
      // The bottom navigation is on the main screens only.
      await page.goto(`${prefix}/`);
      await link(page, prefix === '' ? 'Profile' : 'प्रोफ़ाइल')
        .first()
        .click();
      await waitForTitle(page, signIn);
      const choice = page.getByRole('checkbox', { name: allow });
      await expect(choice).toBeChecked();
      await choice.uncheck();
      for (const tab of [page, second]) await poll(() => storedKeys(tab)).toEqual(['consent']);
      const count = events.length;
      await second.locator(`a[href^="${prefix}/product/"]`).first().click();
      await second.getByRole('heading', { level: 1 }).waitFor();
      await second.goto(`${prefix}/products?search=linen`);
      await waitUntilHydrated(second);
      await page.reload();
      await expect(choice).not.toBeChecked();
      expect(events).toHaveLength(count);
      for (const tab of [page, second]) expect(await storedKeys(tab)).toEqual(['consent']);
    },
  );

function cartEvent(event: string, items: readonly EventItem[]): SentEvent {
  const value = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return { event, ecommerce: { currency: 'INR', value, items } };
}

test('an order whose response is lost is one purchase, also when the page is loaded again', async ({
  newCustomer,
}) => {
  const { page, context, account } = await newCustomer({ consent: 'granted' });
  const events = await recordEvents(context);
  await prepareOrder(account);
  const loseResponse = async (route: Route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort();
  };
  await context.route('**/order', loseResponse);
  await page.goto('/checkout');
  await button(page, 'Place Order').click();
  await waitForText(page, 'Order Failed');
  await context.unroute('**/order', loseResponse);
  await poll(() => namesOf(events)).toEqual(['begin_checkout']);
  await page.goto('/profile');
  await waitForText(page, 'Confirmed');
  await poll(() => namesOf(events)).toEqual(['begin_checkout', 'purchase']);
  const { orders } = (await callBackend(account, 'GET', '/orders')) as {
    orders: readonly { readonly order_id: string }[];
  };
  expect(orders.map(({ order_id }) => order_id)).toEqual([events[1]?.ecommerce?.transaction_id]);
  await page.reload();
  await waitForText(page, 'Confirmed');
  expect(namesOf(events)).toEqual(['begin_checkout', 'purchase']);
});

test('a refusal sends and stores nothing, in every tab', async ({ newCustomer }) => {
  const { page, context, account } = await newCustomer({ consent: null });
  const events = await recordEvents(context);
  await prepareOrder(account);
  await page.goto('/');
  const second = await context.newPage();
  await second.goto('/products');
  await notice(second).waitFor();
  await notice(page).getByRole('button', { name: 'Refuse' }).click();
  await expect(notice(page)).toHaveCount(0);
  await expect(notice(second)).toHaveCount(0);
  await productLinks(second).first().click();
  await button(second, 'ADD TO BAG').waitFor();
  await page.goto('/checkout');
  await button(page, 'Place Order').click();
  await waitForText(page, 'Confirmed');
  expect(events).toEqual([]);
  expect(await storedKeys(page)).toEqual(['consent']);

  // The profile changes the choice, in every tab too.
  await page.getByRole('checkbox', { name: 'Allow measurement' }).check();
  await second.getByRole('link', { name: /^Bag/ }).first().click();
  await waitForText(second, 'Your cart is empty');
  await second.goto('/products');
  await poll(() => namesOf(events)).toContain('view_item_list');
  await page.getByRole('checkbox', { name: 'Allow measurement' }).uncheck();
  expect(await storedKeys(page)).toEqual(['consent']);
  const count = events.length;
  await productLinks(second).first().click();
  await button(second, 'ADD TO BAG').waitFor();
  expect(events).toHaveLength(count);
  expect(await storedKeys(second)).toEqual(['consent']);
});

test('Global Privacy Control counts as a refusal', async ({ newCustomer }) => {
  const { page, context } = await newCustomer({ consent: null });
  const events = await recordEvents(context);
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
  );
  await page.goto('/products');
  await productLinks(page).first().waitFor();
  await waitUntilHydrated(page);
  await expect(notice(page)).toHaveCount(0);
  await page.goto('/profile');
  await page
    .getByText(/^Your browser asks shops not to measure \(Global Privacy Control\)/)
    .last()
    .waitFor();
  await expect(page.getByRole('checkbox', { name: 'Allow measurement' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(events).toEqual([]);
});

test('the consent notice covers no control and shifts no content', bothWidths, async ({ newVisitor }) => {
  // With reduced motion the offers of Home lose their pause button after hydration, which moves the dots beside it.
  const { page } = await newVisitor({ consent: null, reducedMotion: 'no-preference' });
  const layoutShifts = await recordLayoutShifts(page);
  const [product] = (
    await queryStorefront<{ products: { nodes: readonly { id: string }[] } }>(
      '{ products(first: 1) { nodes { id } } }',
    )
  ).products.nodes;
  for (const path of ['/', '/products', `/product/${lastSegment(product?.id ?? '')}`, '/cart', '/auth']) {
    await page.goto(path);
    await notice(page).waitFor();
    await page.locator('h1').first().waitFor();
    await waitUntilHydrated(page);
    expect(sum(await layoutShifts()), path).toBeLessThan(0.001);
    const covered = await page.evaluate(() => {
      const region = [...document.querySelectorAll('section')].find((section) =>
        section.textContent?.includes('May we measure'),
      );
      const controls = [...document.querySelectorAll<HTMLElement>('a, button, input')].filter(
        (control) => !region?.contains(control) && control.checkVisibility() && control.offsetWidth > 0,
      );
      return controls.flatMap((control) => {
        control.scrollIntoView({ block: 'center' });
        const { left, top, width, height } = control.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit !== null && region?.contains(hit) ? [control.outerHTML] : [];
      });
    });
    expect(covered, path).toEqual([]);
  }
  // The notice is not shown after an answer, also before scripts run.
  await notice(page).getByRole('button', { name: 'Refuse' }).click();
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('h1').first().waitFor();
  await expect(notice(page)).toHaveCount(0);
  expect(sum(await layoutShifts())).toBeLessThan(0.001);
});
