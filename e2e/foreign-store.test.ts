import type { Page } from '@playwright/test';
import { recordEvents, type SentEvent } from './helpers/events.ts';
import { expect, poll, test } from './helpers/fixtures.ts';
import { button, productLinks, waitForTitle } from './helpers/locators.ts';
import { lastSegment, queryStorefront } from './helpers/services.ts';
import { pathOf, signIn } from './helpers/shopper.ts';

/**
 * `CONTENT=eu-shoes SANDBOX_STORE=eu-shoes EVENTS=dataLayer pnpm test:e2e foreign-store` starts the shop on the sandbox's second store, and
 * lets it send commerce events.
 */
const isForeignStore = process.env.CONTENT === 'eu-shoes';
const sendsEvents = process.env.EVENTS === 'dataLayer';

/** Waits until a text is shown; some texts are in the page twice, once for each width. */
const seeText = (page: Page, text: string | RegExp) =>
  page.getByText(text).filter({ visible: true }).first().waitFor();

const euro = /€\s?[\d.,]+/;
/** The discount of the content file's coupon. */
const COUPON_EUROS = 10;

/** A place in a delivery area of the content file. */
const hamburg = { latitude: 53.5438, longitude: 9.9872 };

test.skip(!isForeignStore, 'needs the second store');

test('shops for shoes in euros from the first page to an order in the profile', async ({ newVisitor }) => {
  const { page, context, pageErrors } = await newVisitor({ consent: 'granted' });
  const events = await recordEvents(context);
  await context.setGeolocation(hamburg);
  // Home: texts of the content file, and a row of a collection.
  await page.goto('/');
  await waitForTitle(page, /Both widths/);
  await seeText(page, '90 minutes Delivery');
  await page.getByRole('list', { name: 'Reduziert' }).locator('a[href^="/product/"]').first().waitFor();

  // A collection: every well-formed product, in euros, and no malformed one.
  await page.getByRole('list', { name: 'Collections' }).getByRole('link', { name: 'Sneaker' }).click();
  await waitForTitle(page, 'Sneaker');
  await expectProducts(page, await wellFormedProducts('sneaker'));

  // The list, filtered by tags of the content file.
  await page.goto('/products');
  await waitForTitle(page, 'Products');
  await button(page, /^Filter/).click();
  const filters = page.getByRole('dialog');
  await filters.getByRole('checkbox', { name: 'Damen', exact: true }).check();
  await filters.getByRole('checkbox', { name: 'Ballerinas', exact: true }).check();
  await filters.getByRole('button', { name: 'Apply Filters' }).click();
  await waitForTitle(page, 'Damen');
  await expectProducts(page, await wellFormedProducts('ballerinas'));

  // A product with three options. Choosing a colour clears the size, so the colour comes first.
  await productLinks(page).first().click();
  await button(page, 'ADD TO BAG').waitFor();
  expect(pathOf(page)).toMatch(/^\/product\/\d+$/);
  const productId = lastSegment(pathOf(page));
  const variant = await availableVariant(productId);
  for (const { name, value } of variant.options) {
    const group = page.getByRole('group', { name });
    await group
      .locator('label')
      .filter({ has: page.getByRole('radio', { name: value, exact: true }) })
      .click();
  }
  await seeText(page, euro);
  await button(page, 'ADD TO BAG').click();

  // Signing in adds the chosen shoes to the bag.
  await waitForTitle(page, 'Sign In');
  await signIn(page);
  await seeText(page, 'Added to Bag');
  await page.goto('/cart');
  await waitForTitle(page, 'Cart (1)');
  await seeText(page, '€4.95');
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();

  // Checkout in euros, with a coupon of the content file.
  await waitForTitle(page, 'Checkout');
  await button(page, '+ Add New Address').click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name').fill('Jürgen Groß');
  await form.getByRole('button', { name: 'Fetch Location' }).click();
  // The maps service of the sandbox knows addresses in India only.
  await seeText(page, 'Location Detected');
  await form.getByRole('textbox', { name: 'Address' }).fill('Deichstraße 14, 20459 Hamburg');
  await form.getByRole('button', { name: 'Add Address' }).click();
  await seeText(page, 'Address Added');
  await page.getByLabel('Coupon code').fill('hafen10');
  await button(page, 'Apply').click();
  await seeText(page, 'Coupon Applied!');
  expect(await page.getByRole('main').textContent()).not.toContain('₹');
  await button(page, 'Place Order').click();
  await seeText(page, 'Order Placed Successfully!');

  // The profile.
  await waitForTitle(page, 'Welcome Back!');
  await seeText(page, 'Confirmed');
  await seeText(page, euro);
  expect(await page.getByRole('main').textContent()).not.toContain('₹');
  if (sendsEvents) await expectEventsInEuros(events, productId, variant);
  // The shop logs each malformed product that it leaves out.
  const malformed = /left out|malformed/i;
  pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((error) => !malformed.test(error)));
});

/** Loads the whole list and expects exactly these product IDs in it, each with a price in euros. */
async function expectProducts(page: Page, expected: readonly string[]): Promise<void> {
  const cards = productLinks(page);
  // The filters beside the list scroll on their own.
  await cards.first().hover();
  await poll(async () => {
    await page.mouse.wheel(0, 4000);
    return new Set(await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).size;
  }).toBe(expected.length);
  const paths = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect([...new Set(paths.map(lastSegment))].toSorted()).toEqual(expected.toSorted());
  for (const card of await cards.all()) expect(await card.textContent()).toMatch(euro);
}

interface WireProduct {
  readonly id: string;
  readonly title: string | null;
  readonly priceRange?: { readonly minVariantPrice: { readonly amount: string } };
}

/** Returns the IDs of the well-formed products of a collection, from the storefront. */
async function wellFormedProducts(handle: string): Promise<readonly string[]> {
  const { collection } = await queryStorefront<{
    collection: { products: { nodes: readonly WireProduct[] } };
  }>(
    `{ collection(handle: "${handle}") { products(first: 250) { nodes {
      id title priceRange { minVariantPrice { amount } }
    } } } }`,
  );
  const { nodes } = collection.products;
  const wellFormed = nodes.filter(isWellFormed);
  expect(wellFormed.length).toBeLessThan(nodes.length);
  return wellFormed.map(({ id }) => lastSegment(id));
}

function isWellFormed({ id, title, priceRange }: WireProduct): boolean {
  return id.startsWith('gid://') && title !== null && /^\d/.test(priceRange?.minVariantPrice.amount ?? '');
}

interface SelectedOption {
  readonly name: string;
  readonly value: string;
}

interface WireVariant {
  readonly availableForSale: boolean;
  readonly price: { readonly amount: string };
  readonly selectedOptions: readonly SelectedOption[];
}

interface AvailableVariant {
  /** The colour first. */
  readonly options: readonly SelectedOption[];
  /** In euros. */
  readonly price: number;
}

async function availableVariant(productId: string): Promise<AvailableVariant> {
  const { product } = await queryStorefront<{ product: { variants: { nodes: readonly WireVariant[] } } }>(
    `{ product(id: "gid://shopify/Product/${productId}") {
      handle variants(first: 250) { nodes { availableForSale price { amount } selectedOptions { name value } } }
    } }`,
  );
  const variant = product.variants.nodes.find(({ availableForSale }) => availableForSale);
  if (!variant) throw new Error(`product ${productId} has no available variant`);
  expect(variant.selectedOptions.map(({ name }) => name)).toEqual(['Größe', 'Farbe', 'Weite']);
  const options = variant.selectedOptions.toSorted(
    (first, second) => Number(second.name === 'Farbe') - Number(first.name === 'Farbe'),
  );
  return { options, price: Number(variant.price.amount) };
}

/** Expects the events of an order of one piece with the coupon, with the prices of the storefront. */
async function expectEventsInEuros(
  events: readonly SentEvent[],
  productId: string,
  { price }: AvailableVariant,
): Promise<void> {
  const orderNames = ['view_item', 'login', 'add_to_cart', 'view_cart', 'begin_checkout', 'purchase'];
  const ofOrder = () => events.filter(({ event }) => orderNames.includes(event));
  await poll(() => ofOrder().map(({ event }) => event)).toEqual(orderNames);
  const currencies = events.flatMap(({ ecommerce }) => (ecommerce ? [ecommerce.currency] : []));
  expect(new Set(currencies)).toEqual(new Set(['EUR']));
  for (const { event, ecommerce } of ofOrder()) {
    if (event === 'login' || event === 'view_item') continue;
    expect(ecommerce, event).toMatchObject({
      value: event === 'purchase' ? cents(price - COUPON_EUROS) : price,
      items: [{ item_id: productId, price, quantity: 1 }],
    });
  }
  expect(ofOrder().at(-1)?.ecommerce).toMatchObject({ coupon: 'HAFEN10', shipping: 0 });
}

const cents = (amount: number) => Math.round(amount * 100) / 100;
