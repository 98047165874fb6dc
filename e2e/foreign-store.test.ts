import type { Page } from 'playwright';
import { afterAll, expect, it } from 'vitest';
import { urls } from './remotes.ts';
import { launch, newShopper, pathOf, type Screen, signIn } from './shopper.ts';

/** `pnpm test:e2e foreign-store` starts the shop with CONTENT=eu-shoes over the sandbox's second store. */
const isForeign = process.env.CONTENT === 'eu-shoes';

const browser = await launch();
afterAll(async () => {
  await browser.close();
});

const bothScreens: readonly Screen[] = ['phone', 'desktop'];
const euro = /€\s?[\d.,]+/;

it.runIf(isForeign).each(bothScreens)(
  'shops for shoes in euros from the first page to an order in the profile, on a %s',
  async (screen) => {
    const { page, faults, close } = await newShopper(browser, screen);
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    const visible = (text: string | RegExp) =>
      page.getByText(text).filter({ visible: true }).first().waitFor();
    const shown = (name: string | RegExp) => page.getByRole('heading', { name, level: 1 }).waitFor();

    // Home: the owner's words, and rows by collection.
    await page.goto('/');
    await shown(/Both widths/);
    await visible('90 minutes Delivery');
    await page.getByRole('list', { name: 'Reduziert' }).locator('a[href^="/product/"]').first().waitFor();

    // A collection of its own handle: every whole product, in euros, and none of the malformed ones.
    await page.getByRole('list', { name: 'Collections' }).getByRole('link', { name: 'Sneaker' }).click();
    await shown('Sneaker');
    await everyCard(page, await wholeProducts('sneaker'));

    // The list and its filters, from the content's tags.
    await page.goto('/products');
    await shown('Products');
    const isPhone = screen === 'phone';
    if (isPhone) await button(/^Filter/).click();
    const filters = isPhone ? page.getByRole('dialog') : page.getByRole('region', { name: 'Filters' });
    await filters.getByRole('checkbox', { name: 'Damen', exact: true }).check();
    await filters.getByRole('checkbox', { name: 'Ballerinas', exact: true }).check();
    await filters.getByRole('button', { name: 'Apply Filters' }).click();
    await shown('Damen');
    await everyCard(page, await wholeProducts('ballerinas'));

    // A product with three options; another colour clears the size, so the colour comes first.
    await page.getByRole('main').locator('a[href^="/product/"]').first().click();
    await button('ADD TO BAG').waitFor();
    expect(pathOf(page)).toMatch(/^\/product\/\d+$/);
    for (const { name, value } of await choiceOnSale(pathOf(page))) {
      const group = page.getByRole('group', { name });
      await group
        .locator('label')
        .filter({ has: page.getByRole('radio', { name: value, exact: true }) })
        .click();
    }
    await visible(euro);
    await button('ADD TO BAG').click();

    // Sign-in, after which the same shoes are in the bag.
    await shown('Sign In');
    await signIn(page);
    await visible('Added to Bag');
    await page.goto('/cart');
    await shown('Cart (1)');
    await visible('€4.95');
    await page.getByRole('link', { name: 'Proceed to Checkout' }).click();

    // Checkout in euros, with the owner's coupon.
    await shown('Checkout');
    await button('+ Add New Address').click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Name').fill('Jürgen Groß');
    await form.getByRole('button', { name: 'Fetch Location' }).click();
    await visible('Location Fetched');
    await form.getByRole('button', { name: 'Add Address' }).click();
    await visible('Address Added');
    await page.getByLabel('Coupon code').fill('hafen10');
    await button('Apply').click();
    await visible('Coupon Applied!');
    expect(await page.getByRole('main').textContent()).not.toContain('₹');
    await button('Place Order').click();
    await visible('Order Placed Successfully!');

    // The profile.
    await shown('Welcome Back!');
    await visible('Confirmed');
    await visible(euro);
    expect(await page.getByRole('main').textContent()).not.toContain('₹');
    expect(faults.filter((fault) => !/left out|malformed/i.test(fault))).toEqual([]);
    await close();
  },
);

/** Loads the whole list and compares it with what the store has that is not malformed. */
async function everyCard(page: Page, expected: readonly string[]): Promise<void> {
  const cards = page.getByRole('main').locator('a[href^="/product/"]');
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 4000);
      return new Set(await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).size;
    })
    .toBe(expected.length);
  const paths = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect([...new Set(paths.map((path) => path.split('/').at(-1)))].toSorted()).toEqual(expected.toSorted());
  for (const card of await cards.all()) expect(await card.textContent()).toMatch(euro);
}

interface WireProduct {
  readonly id: string;
  readonly title: string | null;
  readonly priceRange?: { readonly minVariantPrice: { readonly amount: string } };
}

/** Ids of the products of a collection that are whole, read from the store itself. */
async function wholeProducts(collection: string): Promise<readonly string[]> {
  const query = `{ collection(handle: "${collection}") { products(first: 250) { nodes {
    id title priceRange { minVariantPrice { amount } }
  } } } }`;
  const response = await fetch(`${urls.sandbox}/api/2025-04/graphql.json`, {
    method: 'POST',
    headers: { 'X-Shopify-Storefront-Access-Token': 'sandbox-public-token' },
    body: JSON.stringify({ query }),
  });
  const { data } = (await response.json()) as {
    data: { collection: { products: { nodes: readonly WireProduct[] } } };
  };
  const { nodes } = data.collection.products;
  const whole = nodes.filter(
    ({ id, title, priceRange }) =>
      id.startsWith('gid://') && title !== null && /^\d/.test(priceRange?.minVariantPrice.amount ?? ''),
  );
  expect(whole.length).toBeLessThan(nodes.length);
  return whole.map(({ id }) => id.split('/').at(-1) ?? '');
}

interface SelectedOption {
  readonly name: string;
  readonly value: string;
}

/** The options of a variant that can be bought, the colour first. */
async function choiceOnSale(productPath: string): Promise<readonly SelectedOption[]> {
  const query = `{ product(id: "gid://shopify/Product/${productPath.split('/').at(-1)}") {
    handle variants(first: 250) { nodes { availableForSale selectedOptions { name value } } }
  } }`;
  const response = await fetch(`${urls.sandbox}/api/2025-04/graphql.json`, {
    method: 'POST',
    headers: { 'X-Shopify-Storefront-Access-Token': 'sandbox-public-token' },
    body: JSON.stringify({ query }),
  });
  const { data } = (await response.json()) as {
    data: {
      product: {
        variants: { nodes: readonly { availableForSale: boolean; selectedOptions: SelectedOption[] }[] };
      };
    };
  };
  const found = data.product.variants.nodes.find(({ availableForSale }) => availableForSale);
  expect(found?.selectedOptions.map(({ name }) => name)).toEqual(['Größe', 'Farbe', 'Weite']);
  return (found?.selectedOptions ?? []).toSorted(
    (one, other) => Number(other.name === 'Farbe') - Number(one.name === 'Farbe'),
  );
}
