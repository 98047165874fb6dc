import { urls } from './helpers/environment.ts';
import { expect, poll, test } from './helpers/fixtures.ts';
import { pressButton, waitForText, waitForTitle } from './helpers/locators.ts';
import { findPageProblems, waitUntilLoaded } from './helpers/page-checks.ts';
import { addFault, availableProducts, clearFaults, prepareOrder } from './helpers/services.ts';
import { renderInBrowser } from './helpers/shopper.ts';

test.afterEach(clearFaults);

test('pages recover from a storefront and a backend that fail', async ({ customer: { page, account } }) => {
  // The browser requests the data that the server could not get.
  const [product] = (await availableProducts()).slice(-1);
  await addFault({ target: 'storefront', status: 500, times: 1 });
  const response = await page.goto(`/product/${product?.productId}`);
  expect(response?.status()).toBe(503);
  await waitForTitle(page, product?.title ?? '');

  await prepareOrder(account);
  await page.route(`${urls.backend}/cart`, (route) => route.abort('connectionrefused'));
  await page.goto('/cart');
  await waitForText(page, 'Cart Loading Error');
  expect(await findPageProblems(page)).toEqual([]);
  await page.unroute(`${urls.backend}/cart`);
  await pressButton(page, 'Retry');
  await waitForTitle(page, 'Cart (1)');
});

/** What a text of a product must not become: markup that runs scripts or sends requests. */
const hostileText = [
  '<img src=x onerror="caught(1)">',
  '"><svg onload="caught(2)">',
  '</title><script>caught(3)</script>',
  '<iframe srcdoc="<script>parent.caught(4)</script>"></iframe>',
  '<a href="javascript:caught(5)">more</a>',
  `' autofocus onfocus='caught(6)`,
  '<link rel=stylesheet href="//attacker.invalid/7">',
].join(' ');

const money = { amount: '999.0', currencyCode: 'INR' };

/** A product of the storefront, all of whose texts are hostile. */
function hostileProduct(id: string) {
  const text = hostileText;
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
  await renderInBrowser(page);
  await page.route('**/graphql.json', (route) => {
    const { query, variables } = route.request().postDataJSON();
    if (!query.includes('query GetProduct')) return route.fallback();
    const json = { data: { product: hostileProduct(variables.id) } };
    return route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, json });
  });
  // In a page that does not sanitise it, the text is caught.
  await page.setContent(hostileText);
  await poll(() => caught.length).toBeGreaterThan(2);
  caught.length = 0;
  await page.goto(`/product/${product?.productId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hostileText);
  await waitUntilLoaded(page);
  const scripts = page
    .locator('main')
    .locator('[onerror], [onload], [onfocus], iframe, a[href^="javascript:"]');
  await expect(scripts).toHaveCount(0);
  expect(caught).toEqual([]);
  // The malformed values are reported, and nothing else.
  const errors = pageErrors.splice(0);
  expect(errors).not.toEqual([]);
  expect(errors.filter((error) => !error.startsWith('console: naap: omitted a malformed'))).toEqual([]);
});
