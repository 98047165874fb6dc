import type { Page, Route } from '@playwright/test';
import { type Customer, openCustomer } from './helpers/customers.ts';
import { readCount, urls } from './helpers/environment.ts';
import { expect, poll, test } from './helpers/fixtures.ts';
import { waitUntilHydrated } from './helpers/locators.ts';
import { findPageProblems } from './helpers/page-checks.ts';
import { FOREIGN_HOST, generatePayloads } from './helpers/payloads.ts';
import { seed } from './helpers/random.ts';
import { callBackend, homeAddress, prepareOrder } from './helpers/services.ts';
import { pathOf } from './helpers/shopper.ts';

/** `NAAP_E2E_PAYLOADS=1000` is the long run. */
const texts = generatePayloads(readCount('NAAP_E2E_PAYLOADS', 60), seed);
/** Groups that a page with many texts shows together. */
const batches = Array.from({ length: Math.ceil(texts.length / 50) }, (_, index) =>
  texts.slice(index * 50, (index + 1) * 50),
);

test.setTimeout(240_000 + texts.length * 1_000);

interface Target {
  readonly page: Page;
  readonly account: Customer;
  /** Scripts that ran, dialogs that opened and requests to other hosts. */
  readonly caught: string[];
}

const it = test.extend<{ target: Target }>({
  target: async ({ browser }, use) => {
    // The Content Security Policy would stop a script that the shop let through.
    const { page, context, account } = await openCustomer(browser, { bypassCSP: true });
    const caught = await setTrap(page);
    await prepareOrder(account);
    await page.goto('/');
    await use({ page, account, caught });
    await context.close();
  },
});

/** Records the scripts that run in a page, the dialogs it opens and the requests it sends to other hosts, in the returned list. */
async function setTrap(page: Page): Promise<string[]> {
  const caught: string[] = [];
  await page.exposeFunction('__caught', (event: string) => caught.push(event));
  await page.addInitScript(() => {
    const report = (name: string) => (value: unknown) => Reflect.get(window, '__caught')(`${name} ${value}`);
    for (const name of ['__trap', 'alert', 'confirm', 'prompt', 'print']) {
      Object.defineProperty(window, name, { value: report(name) });
    }
  });
  page.on('dialog', (dialog) => {
    caught.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.context().on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (hostname !== 'localhost' && protocol.startsWith('http')) caught.push(`request ${request.url()}`);
  });
  return caught;
}

/** Navigates as a link would, without reloading the shop; `state` is that of the history entry. */
async function visit(page: Page, address: string, state?: unknown) {
  await waitUntilHydrated(page);
  await page.evaluate(
    ([to, usr]) => {
      history.pushState({ usr, key: `${Math.random()}` }, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    },
    [address, state] as const,
  );
}

/** Expects that nothing ran, no request was sent, and no attribute of the page would run a script when pressed. */
async function expectHarmless({ page, caught }: Target) {
  const attributes = await page.evaluate(() => {
    const scheme = /^[\s\p{Cc}]*(javascript|vbscript|data:text)/iu;
    return [...document.querySelectorAll('body *')].flatMap((element) =>
      [...element.attributes]
        .filter(
          ({ name, value }) =>
            /^on/i.test(name) || (/href|src|action|data$/.test(name) && scheme.test(value)),
        )
        .map(({ name, value }) => `<${element.tagName} ${name}="${value}">`),
    );
  });
  expect({ caught, attributes, seed }).toEqual({ caught: [], attributes: [], seed });
  expect(new URL(page.url()).origin).toBe(urls.shop);
}

const json =
  (body: unknown, status = 200) =>
  (route: Route) =>
    route.fulfill({
      status,
      contentType: 'application/json',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: JSON.stringify(body),
    });

/** Overrides a storefront operation with the data that `data` makes of its variables. */
async function overrideOperation(
  page: Page,
  operation: string,
  data: (variables: Record<string, string>) => unknown,
) {
  await page.route('**/graphql.json', async (route) => {
    const { query, variables } = route.request().postDataJSON() ?? {};
    if (!query?.includes(`query ${operation}`)) return route.fallback();
    await json({ data: data(variables) })(route);
  });
}

const money = (amount: string) => ({ amount, currencyCode: 'INR' });
const picture = (altText: string) => ({ url: `${urls.shop}/placeholder.svg`, altText, width: 3, height: 4 });

function card(text: string, index: number) {
  return {
    id: `gid://shopify/Product/${900_000 + index}`,
    title: text,
    handle: text,
    vendor: text,
    availableForSale: true,
    priceRange: { minVariantPrice: money('999.0') },
    compareAtPriceRange: { minVariantPrice: money('0.0') },
    images: { nodes: [picture(text)] },
    variants: { nodes: [{ id: `gid://shopify/ProductVariant/${index}` }] },
  };
}

function detail(text: string, id: string) {
  return {
    id,
    title: text,
    handle: text,
    descriptionHtml: text,
    vendor: text,
    availableForSale: true,
    options: ['Color', 'Size'].map((name) => ({
      id: name,
      name,
      optionValues: [{ name: text, swatch: { color: text } }],
    })),
    images: { nodes: [picture(text), picture(text)] },
    variants: {
      nodes: [
        {
          id: 'gid://shopify/ProductVariant/1',
          title: text,
          availableForSale: true,
          price: money('999.0'),
          compareAtPrice: null,
          image: picture(text),
          selectedOptions: ['Color', 'Size'].map((name) => ({ name, value: text })),
        },
      ],
    },
  };
}

test('the trap notices payloads in a page that does not sanitise them', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: urls.shop });
  const bare = await context.newPage();
  const caught = await setTrap(bare);
  await bare.route('**/bare', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await bare.goto('/bare');
  const effective = new Set<number>();
  for (const [index, text] of texts.entries()) {
    caught.length = 0;
    // Some payloads navigate to another page.
    if (new URL(bare.url()).pathname !== '/bare') await bare.goto('/bare');
    await bare.setContent(`<body>${text}`, { waitUntil: 'commit' });
    await bare.evaluate(() => new Promise(requestAnimationFrame)).catch(() => undefined);
    if (caught.length > 0) effective.add(index);
  }
  // Many payloads work only in another context, or without their obfuscation.
  expect(effective.size).toBeGreaterThan(texts.length / 20);
});

it("no payload runs on a product's page: title, vendor, description, options, pictures", async ({
  target,
}) => {
  const { page } = target;
  await overrideOperation(page, 'GetProduct', ({ id }) => {
    const text = texts[Number(id?.split('/').at(-1)) - 900_000];
    return { product: text === undefined ? null : detail(text, id ?? '') };
  });
  await page.goto('/');
  for (const [index, text] of texts.entries()) {
    await visit(page, `/product/${900_000 + index}`);
    await poll(() => page.evaluate(() => document.querySelector('h1')?.textContent)).toBe(text);
  }
  expect(await findPageProblems(page)).toEqual([]);
  await expectHarmless(target);
});

it('no payload runs in a list of products, nor as search, tag, collection or path', async ({ target }) => {
  const { page } = target;
  let batch: readonly string[] = [];
  const connection = () => ({
    edges: batch.map((text, index) => ({ node: card(text, index) })),
    pageInfo: { hasNextPage: false, endCursor: null },
  });
  await overrideOperation(page, 'SearchProducts', () => ({ search: connection() }));
  await overrideOperation(page, 'ListCollection', () => ({ collectionByHandle: { products: connection() } }));
  await page.goto('/categories');
  for (batch of batches) {
    for (const [index, text] of batch.entries()) {
      const name = encodeURIComponent(text);
      const addresses = [
        `/products?search=${name}`,
        `/products?tag=${name}&sort=${name}`,
        `/products?collection=${name}`,
        `/search-page?q=${name}`,
        `/search?q=${name}`,
        `/category/${name}`,
        `/nowhere/${name}#${name}`,
      ];
      await visit(page, addresses[index % addresses.length] ?? '/');
      await page.locator('h1').first().waitFor();
    }
  }
  await expectHarmless(target);
});

it('no payload runs as the path to return to after signing in', async ({ target }) => {
  const { page } = target;
  // Most of them lead to the home page; without products it loads fast.
  await overrideOperation(page, 'SearchProducts', () => ({
    search: { edges: [], pageInfo: { hasNextPage: false, endCursor: null } },
  }));
  await page.goto('/categories');
  for (const from of texts) {
    await visit(page, '/auth', { from });
    await poll(() => pathOf(page)).not.toBe('/auth');
  }
  await expectHarmless(target);
});

it('no payload runs in orders, addresses, the cart or error messages of the backend', async ({ target }) => {
  const { page } = target;
  let batch: readonly string[] = [];
  await page.route(`${urls.backend}/orders*`, (route) =>
    json({
      orders: batch.map((text, index) => ({
        order_id: `${index}`,
        order_name: text,
        status: text,
        created_at: '2026-11-01T10:00:00Z',
        currency: text,
        total_amount: 999,
      })),
    })(route),
  );
  await page.route(`${urls.backend}/customer/address`, (route) =>
    json(batch.map((text, id) => ({ ...homeAddress, id: `${id}`, name: text, address: text, phone: text })))(
      route,
    ),
  );
  await overrideOperation(page, 'GetVariants', ({ ids }) => ({
    nodes: [...(ids ?? [])].map((id, index) => ({
      id,
      title: batch[index],
      availableForSale: true,
      price: money('999.0'),
      image: picture(batch[index] ?? ''),
      product: { id: 'gid://shopify/Product/1', title: batch[index], vendor: batch[index] },
      selectedOptions: [{ name: 'Size', value: batch[index] }],
    })),
  }));
  for (batch of batches) {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'View All Orders' }).click();
    const list = page.getByRole('region', { name: 'Recent Orders' }).getByRole('listitem');
    await poll(() => list.count()).toBe(batch.length);
    await page.goto('/checkout');
    await page
      .getByRole('radio')
      .nth(batch.length - 1)
      .waitFor();
    await visit(page, '/cart');
    await page.getByRole('heading', { name: 'Cart (1)' }).waitFor();
    await expectHarmless(target);
  }
  await page.route(`${urls.backend}/cart`, (route) => json({ error: texts[0] }, 422)(route));
  await page.getByRole('button', { name: /^One more of/ }).click();
  await page.getByText('Update Failed', { exact: true }).waitFor();
  await expectHarmless(target);
});

it('no payload runs when a shopper types it: address, coupon, search', async ({ target }) => {
  const { page, account } = target;
  const [text = ''] = texts.filter((candidate) => candidate.includes('<img'));
  await callBackend(account, 'POST', '/customer/address', {
    ...homeAddress,
    name: text,
    address: text,
  }).catch(
    () =>
      // The backend may refuse it, and then stores nothing.
      undefined,
  );
  await page.goto('/checkout');
  await page.getByLabel('Coupon code').fill(text);
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('Invalid Coupon').first().waitFor();
  await overrideOperation(page, 'SuggestProducts', () => ({
    predictiveSearch: { products: texts.slice(0, 4).map(card) },
  }));
  await page.goto('/search-page');
  const field = page.getByRole('combobox').or(page.getByRole('searchbox')).first();
  for (const typed of texts.slice(0, 10)) await field.fill(typed);
  // Longer texts are not remembered.
  await field.fill(texts.find((typed) => typed.includes('<') && typed.length <= 80) ?? '');
  await page.getByRole('option').nth(3).waitFor();
  await field.press('Enter');
  await page.waitForURL('**/products?*');
  await page.locator('h1').first().waitFor();
  await page.goto('/search-page');
  await page.getByRole('list', { name: 'Recent Searches' }).waitFor();
  await page.route('**/maps/**', (route) =>
    json({ status: 'OK', results: [{ formatted_address: `${text} <img src=//${FOREIGN_HOST}>` }] })(route),
  );
  await page.goto('/');
  await page
    .getByText(FOREIGN_HOST)
    .or(page.getByText(text.slice(0, 12)))
    .first()
    .waitFor();
  await expectHarmless(target);
});
