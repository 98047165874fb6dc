import type { Page, Route } from '@playwright/test';
import { urls } from './helpers/environment.ts';
import { expect, poll, test } from './helpers/fixtures.ts';
import { findPageProblems, waitUntilLoaded } from './helpers/page-checks.ts';
import { availableProducts, prepareOrder } from './helpers/services.ts';
import { renderInBrowser } from './helpers/shopper.ts';

const corsHeaders = { 'Access-Control-Allow-Origin': '*' };

/** Screens with a request whose response is malformed. The clients' tests cover every request and kind of malformed response. */
const malformed = [
  ['/products?collection=dresses', 'ListCollection', '<!doctype html><h1>Bad gateway</h1>'],
  ['/products?search=linen', 'SearchProducts', '{"data":{"search":{"edges":[{"node":7}],"pageInfo":'],
  ['/', 'GetBrand', '\u0000\u0000\u00ff\u00ff\u00ff\u00ffgrpc'],
  ['/cart', `${urls?.backend}/cart`, '{"items":{"quantity":"seven"}}'],
  ['/checkout', 'GetVariants', '{"errors":[{"message":"Throttled"}]}'],
  ['/profile', `${urls?.backend}/orders`, 'null'],
] as const;

/** Tells whether every error that the page shows, and the page itself, has a link or a button. */
const canContinue = (page: Page) =>
  page.evaluate(() =>
    [document.body, ...document.querySelectorAll('main div[role="alert"]')]
      .filter((element) => element.textContent?.trim() !== '')
      .every((element) => element.querySelector('a[href], button:enabled')),
  );

test('malformed responses leave every screen usable', async ({ customer: { page, account } }) => {
  await prepareOrder(account);
  await renderInBrowser(page);
  for (const [path, request, body] of malformed) {
    let count = 0;
    const respond = (route: Route) => {
      const { method, url, postData } = {
        method: route.request().method(),
        url: route.request().url(),
        postData: route.request().postData() ?? '',
      };
      if (method === 'OPTIONS' || !(url.includes(request) || postData.includes(`query ${request}`)))
        return route.fallback();
      count += 1;
      return route.fulfill({ headers: corsHeaders, contentType: 'application/json', body });
    };
    await page.route('**', respond);
    await page.goto(path);
    await poll(() => count, path).toBeGreaterThan(0);
    await waitUntilLoaded(page);
    expect(await findPageProblems(page), path).toEqual([]);
    expect(await canContinue(page), path).toBe(true);
    await page.unroute('**', respond);
  }
});

const hostileTexts = [
  '<img src=x onerror="caught(1)">',
  '"><svg onload="caught(2)">',
  '</title><script>caught(3)</script>',
  '<iframe srcdoc="<script>parent.caught(4)</script>"></iframe>',
  '<a href="javascript:caught(5)">more</a>',
  `' autofocus onfocus='caught(6)`,
  '<link rel=stylesheet href="//attacker.invalid/7">',
] as const;

const money = { amount: '999.0', currencyCode: 'INR' };

/** A product of the storefront, all of whose texts are `text`. */
function hostileProduct(text: string, id: string) {
  const image = { url: `${urls.shop}/placeholder.svg`, altText: text, width: 3, height: 4 };
  return {
    ...{ id, title: text, handle: text, descriptionHtml: text, vendor: text, availableForSale: true },
    ...{ productType: text, tags: [text], sizeChart: { value: text } },
    options: [{ id: 'Color', name: 'Color', optionValues: [{ name: text, swatch: { color: text } }] }],
    images: { nodes: [image, image] },
    variants: {
      nodes: [
        {
          ...{ id: 'gid://shopify/ProductVariant/1', title: text, availableForSale: true },
          ...{ price: money, compareAtPrice: null, image },
          selectedOptions: [{ name: 'Color', value: text }],
        },
      ],
    },
  };
}

// The sanitiser's test generates markup; this one shows that every text of a product passes through it or is escaped.
test('hostile texts of a product run no script and send no request', async ({ newVisitor }) => {
  // The policy would stop a script that the shop lets through.
  const { page, context, pageErrors } = await newVisitor({ bypassCSP: true });
  const caught: string[] = [];
  await page.exposeFunction('caught', (id: number) => caught.push(`script ${id}`));
  context.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (hostname !== 'localhost' && protocol.startsWith('http')) caught.push(request.url());
  });
  const [product] = await availableProducts(1);
  let text = '';
  await renderInBrowser(page);
  await page.route('**/graphql.json', (route) => {
    const { query, variables } = route.request().postDataJSON();
    if (!query.includes('query GetProduct')) return route.fallback();
    const json = { data: { product: hostileProduct(text, variables.id) } };
    return route.fulfill({ headers: corsHeaders, json });
  });
  // In a page that does not sanitise them, the texts are caught.
  await page.setContent(hostileTexts.join(''));
  await poll(() => caught.length).toBeGreaterThan(2);
  caught.length = 0;
  for (text of hostileTexts) {
    await page.goto(`/product/${product?.productId}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
    await waitUntilLoaded(page);
    const scripts = page
      .locator('main')
      .locator('[onerror], [onload], [onfocus], iframe, a[href^="javascript:"]');
    await expect(scripts).toHaveCount(0);
  }
  expect(caught).toEqual([]);
  // The malformed values are reported, and nothing else.
  const errors = pageErrors.splice(0);
  expect(errors).not.toEqual([]);
  expect(errors.filter((error) => !error.startsWith('console: naap: omitted a malformed'))).toEqual([]);
});
