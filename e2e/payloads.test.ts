import type { Browser, Page, Route } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ailments } from './health.ts';
import { FOREIGN_HOST, payloads } from './payloads.ts';
import { option, seed } from './random.ts';
import { callBackend, homeAddress, stock, urls } from './remotes.ts';
import { launch, newSignedInShopper, pathOf, type Shopper } from './shopper.ts';

/** `--payloads 1000` is the long run. */
const texts = payloads(option('NAAP_E2E_PAYLOADS', 60), seed);
/** Shown together on one page, where a page shows many. */
const batches = Array.from({ length: Math.ceil(texts.length / 50) }, (_, index) =>
  texts.slice(index * 50, (index + 1) * 50),
);

vi.setConfig({ testTimeout: 240_000 + texts.length * 1_000 });

let browser: Browser;
let shopper: Shopper;
let page: Page;
/** What ran or was asked for. */
let caught: string[] = [];

beforeAll(async () => {
  console.log(`${texts.length} payloads of seed ${seed}`);
  // What is asked of another host leaves nothing behind but the question.
  browser = await launch(['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost']);
  shopper = await newSignedInShopper(browser);
  page = shopper.page;
  await setTrap(page);
  await stock(page);
});

afterAll(async () => {
  await browser?.close();
});

beforeEach(() => {
  caught = [];
});

afterEach(async () => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

/** Hears what runs in a page, and what it asks of others. */
async function setTrap(trapped: Page) {
  await trapped.exposeFunction('__caught', (what: string) => caught.push(what));
  await trapped.addInitScript(() => {
    const hear = (what: string) => (value: unknown) => Reflect.get(window, '__caught')(`${what} ${value}`);
    for (const name of ['__trap', 'alert', 'confirm', 'prompt', 'print']) {
      Object.defineProperty(window, name, { value: hear(name) });
    }
  });
  trapped.on('dialog', (dialog) => {
    caught.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  trapped.context().on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (hostname !== 'localhost' && protocol.startsWith('http')) caught.push(`request ${request.url()}`);
  });
}

/** Goes there as a tapped link would, without loading the shop anew; `state` is the history entry's. */
async function visit(address: string, state?: unknown) {
  await page.evaluate(
    ([to, usr]) => {
      history.pushState({ usr, key: `${Math.random()}` }, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    },
    [address, state] as const,
  );
}

/** Nothing ran, nothing was asked, and nothing waits in the page for a tap. */
async function expectHarmless() {
  const waiting = await page.evaluate(() => {
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
  expect({ caught, waiting, seed }).toEqual({ caught: [], waiting: [], seed });
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

/** Answers a storefront operation with what `data` makes of its variables; the others go on. */
async function answer(operation: string, data: (variables: Record<string, string>) => unknown) {
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

it('is heard by the trap when nothing is cleaned', async () => {
  const context = await browser.newContext({ baseURL: urls.shop });
  const bare = await context.newPage();
  await setTrap(bare);
  await bare.route('**/bare', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await bare.goto('/bare');
  const effective = new Set<number>();
  for (const [index, text] of texts.entries()) {
    caught = [];
    // Some of them send the page away.
    if (new URL(bare.url()).pathname !== '/bare') await bare.goto('/bare');
    await bare.setContent(`<body>${text}`, { waitUntil: 'commit' });
    await bare.evaluate(() => new Promise(requestAnimationFrame)).catch(() => undefined);
    if (caught.length > 0) effective.add(index);
  }
  // Many need another context than this one, or no disguise.
  expect(effective.size).toBeGreaterThan(texts.length / 20);
  await context.close();
});

it("runs nowhere on a product's page: title, vendor, description, options, pictures", async () => {
  await answer('GetProduct', ({ id }) => {
    const text = texts[Number(id?.split('/').at(-1)) - 900_000];
    return { product: text === undefined ? null : detail(text, id ?? '') };
  });
  await page.goto('/');
  for (const [index, text] of texts.entries()) {
    await visit(`/product/${900_000 + index}`);
    // The gallery's name holds the title, whatever is in it.
    await expect.poll(() => page.evaluate(() => document.querySelector('h1')?.textContent)).toBe(text);
  }
  expect(await ailments(page)).toEqual([]);
  await expectHarmless();
});

it('runs nowhere in a list of products, nor as search, tag, collection or path', async () => {
  let batch: readonly string[] = [];
  const connection = () => ({
    edges: batch.map((text, index) => ({ node: card(text, index) })),
    pageInfo: { hasNextPage: false, endCursor: null },
  });
  await answer('SearchProducts', () => ({ search: connection() }));
  await answer('ListCollection', () => ({ collectionByHandle: { products: connection() } }));
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
      await visit(addresses[index % addresses.length] ?? '/');
      await page.locator('h1').first().waitFor();
    }
  }
  await expectHarmless();
});

it('goes nowhere as the place to return to after signing in', async () => {
  // Most of them lead home, which has nothing to sell meanwhile.
  await answer('SearchProducts', () => ({
    search: { edges: [], pageInfo: { hasNextPage: false, endCursor: null } },
  }));
  await page.goto('/categories');
  for (const from of texts) {
    await visit('/auth', { from });
    await expect.poll(() => pathOf(page)).not.toBe('/auth');
  }
  await expectHarmless();
});

it('runs nowhere in orders, addresses, the cart or what the backend says', async () => {
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
  await answer('GetVariants', ({ ids }) => ({
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
    await expect.poll(() => list.count()).toBe(batch.length);
    await page.goto('/checkout');
    await page
      .getByRole('radio')
      .nth(batch.length - 1)
      .waitFor();
    await visit('/cart');
    await page.getByRole('heading', { name: 'Cart (1)' }).waitFor();
    await expectHarmless();
  }
  await page.route(`${urls.backend}/cart`, (route) => json({ error: texts[0] }, 422)(route));
  await page.getByRole('button', { name: /^One more of/ }).click();
  await page.getByText('Update Failed', { exact: true }).waitFor();
  await expectHarmless();
});

it('runs nowhere when a shopper typed it: address, coupon, search', async () => {
  const [text = ''] = texts.filter((candidate) => candidate.includes('<img'));
  await callBackend(page, 'POST', '/customer/address', { ...homeAddress, name: text, address: text }).catch(
    () =>
      // The backend may refuse it; then nothing is stored.
      undefined,
  );
  await page.goto('/checkout');
  await page.getByLabel('Coupon code').fill(text);
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('Invalid Coupon').first().waitFor();
  await page.goto('/search-page');
  const field = page.getByRole('combobox').or(page.getByRole('searchbox')).first();
  for (const typed of texts.slice(0, 10)) await field.fill(typed);
  await field.press('Enter');
  await page.waitForURL('**/products?*');
  await page.locator('h1').first().waitFor();
  await page.route('**/maps/**', (route) =>
    json({ status: 'OK', results: [{ formatted_address: `${text} <img src=//${FOREIGN_HOST}>` }] })(route),
  );
  await page.goto('/');
  await page
    .getByText(FOREIGN_HOST)
    .or(page.getByText(text.slice(0, 12)))
    .first()
    .waitFor();
  await expectHarmless();
});
