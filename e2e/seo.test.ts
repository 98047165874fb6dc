import type { Page } from '@playwright/test';
import { expect, test } from './helpers/fixtures.ts';
import { productLinks, waitForTitle } from './helpers/locators.ts';
import { availableProducts, lastSegment, queryStorefront } from './helpers/services.ts';

/** Returns the schema.org objects of a document. */
function structuredData(html: string): readonly Readonly<Record<string, unknown>>[] {
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json)['@graph'] ?? [];
}

const typesOf = (html: string) => structuredData(html).map((thing) => thing['@type']);

/** The text of a document's HTML, without the entities that React writes. */
const textOf = (html: string) =>
  html.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

interface LinkedProduct {
  readonly title: string;
  readonly vendor: string;
  readonly tags: readonly string[];
  /** The lowest price, as pages show it. */
  readonly price: string;
}

/** Returns what the storefront has of products, in the order of their IDs and in a language. */
async function storefrontProducts(
  ids: readonly string[],
  language: 'EN' | 'HI',
): Promise<readonly LinkedProduct[]> {
  interface Node extends Pick<LinkedProduct, 'title' | 'vendor' | 'tags'> {
    readonly priceRange: { readonly minVariantPrice: { readonly amount: string } };
  }
  const { nodes } = await queryStorefront<{ nodes: readonly Node[] }>(
    `query @inContext(country: IN, language: ${language}) {
      nodes(ids: ${JSON.stringify(ids.map((id) => `gid://shopify/Product/${id}`))}) {
        ... on Product { title vendor tags priceRange { minVariantPrice { amount } } }
      }
    }`,
  );
  return nodes.map(({ priceRange, ...product }) => ({
    ...product,
    price: rupees.format(Number(priceRange.minVariantPrice.amount)),
  }));
}

interface PublicPage {
  readonly path: string;
  readonly types: readonly string[];
  /** The number of products that it shows at least. Default: none. */
  readonly products?: number;
  /** The tags that each of them has. */
  readonly tags?: readonly string[];
}

const publicPages: readonly PublicPage[] = [
  { path: '/', types: ['Organization', 'WebSite'], products: 7 },
  { path: '/categories', types: ['BreadcrumbList'] },
  { path: '/category/women', types: ['BreadcrumbList'] },
  { path: '/products', types: ['BreadcrumbList', 'ItemList'], products: 10 },
  { path: '/products?tag=Jeans', types: ['BreadcrumbList', 'ItemList'], products: 10, tags: ['Jeans'] },
  { path: '/products?collection=jeans&sort=price-low', types: ['BreadcrumbList', 'ItemList'], products: 10 },
  { path: '/products?search=linen', types: ['BreadcrumbList', 'ItemList'], products: 10 },
  { path: '/products/women/dresses', types: ['BreadcrumbList', 'ItemList'], products: 10 },
  { path: '/search-page', types: ['BreadcrumbList'] },
];

for (const [language, prefix] of [
  ['EN', ''],
  ['HI', '/hi'],
] as const) {
  test(`every public page contains its products, their prices and its structured data (${language})`, async ({
    visitor: { page },
  }) => {
    for (const { path, types, products: count = 0, tags = [] } of publicPages) {
      const html = await (await page.request.get(prefix + (path === '/' && prefix ? '' : path))).text();
      const ids = [
        ...new Set([...html.matchAll(/ href="(?:\/hi)?\/product\/(\d+)"/g)].map(([, id = '']) => id)),
      ];
      expect.soft(ids.length, path).toBeGreaterThanOrEqual(count);
      const products = await storefrontProducts(ids, language);
      const text = textOf(html);
      expect
        .soft(
          products.flatMap(({ title, price }) => [title, price].filter((shown) => !text.includes(shown))),
          path,
        )
        .toEqual([]);
      const untagged = products.filter(
        (product) =>
          !tags.every((tag) => product.tags.some((other) => other.toLowerCase() === tag.toLowerCase())),
      );
      expect.soft(untagged, path).toEqual([]);
      const things = structuredData(html);
      expect.soft(typesOf(html), path).toEqual(types);
      if (types.includes('ItemList'))
        expect.soft(things, path).toContainEqual(
          expect.objectContaining({
            itemListElement: products.map(({ title }, index) =>
              expect.objectContaining({
                name: title,
                url: expect.stringMatching(new RegExp(`${prefix}/product/${ids[index]}$`)),
              }),
            ),
          }),
        );
    }
  });

  test(`a product's page contains its price, and its structured data describe it (${language})`, async ({
    visitor: { page },
  }) => {
    const [available] = await availableProducts(1);
    if (!available) throw new Error('the sandbox has no available product');
    const path = `${prefix}/product/${available.productId}`;
    const html = await (await page.request.get(path)).text();
    const [product] = await storefrontProducts([available.productId], language);
    expect(textOf(html)).toContain(`${product?.title}</h1>`);
    expect(html).toContain(product?.price);
    expect(html).toContain('<meta property="og:type" content="product"/>');
    const [thing, breadcrumbs] = structuredData(html);
    expect(thing).toMatchObject({ name: product?.title, brand: { name: product?.vendor } });
    expect(thing?.url).toMatch(new RegExp(`${path}$`));
    expect(breadcrumbs).toMatchObject({
      itemListElement: [
        { name: language === 'HI' ? 'होम' : 'Home' },
        { name: language === 'HI' ? 'प्रोडक्ट' : 'Products' },
        { name: product?.title },
      ],
    });
    const [, site] = structuredData(await (await page.request.get(prefix || '/')).text());
    expect(site).toMatchObject({ '@type': 'WebSite', inLanguage: language === 'HI' ? 'hi-IN' : 'en-IN' });
  });
}

test('products and lists preload their first picture before everything else', async ({
  visitor: { page },
}) => {
  const [product] = await availableProducts(1);
  for (const path of [`/product/${product?.productId}`, '/products', '/products?tag=Jeans']) {
    const html = await (await page.request.get(path)).text();
    const [head = '', body = ''] = html.split('</head>');
    const attributeOf = (element: string, name: string) =>
      new RegExp(` ${name}="(.*?)"`, 'i').exec(element)?.[1];
    const [preload = ''] = /<link rel="preload" as="image"[^>]*>/.exec(head) ?? [];
    expect.soft(attributeOf(preload, 'fetchpriority'), path).toBe('high');
    const [picture = ''] = /<img [^>]*\/cdn\/products\/[^>]*>/.exec(body) ?? [];
    expect.soft(attributeOf(picture, 'fetchpriority'), path).toBe('high');
    expect.soft(attributeOf(picture, 'loading'), path).not.toBe('lazy');
    expect.soft(attributeOf(preload, 'imagesrcset'), path).toBe(attributeOf(picture, 'srcset'));
  }
});

test('robots.txt leads to sitemaps with every product, whose pages exist', async ({ visitor: { page } }) => {
  const { request } = page;
  const robots = await (await request.get('/robots.txt')).text();
  const index = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '';
  const locations = async (url: string) => {
    const response = await request.get(new URL(url).pathname);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('application/xml; charset=utf-8');
    return [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location = '']) => location);
  };
  const urls = (await Promise.all((await locations(index)).map(locations))).flat();
  const { products } = await queryStorefront<{ products: { nodes: readonly { id: string }[] } }>(
    '{ products(first: 250, sortKey: ID) { nodes { id } } }',
  );
  const paths = urls.map((url) => new URL(url.replaceAll('&#38;', '&').replaceAll('&#39;', "'")));
  const listed = new Set(paths.map(({ pathname }) => pathname));
  expect(products.nodes.filter(({ id }) => !listed.has(`/product/${lastSegment(id)}`))).toEqual([]);
  expect(new Set(urls).size).toBe(urls.length);
  // Some of each kind: all would take minutes.
  for (const { pathname, search, href } of paths.filter((_, index) => index % 97 === 0)) {
    const response = await request.get(pathname + search);
    expect(response.status(), href).toBe(200);
    expect(await response.text()).toContain(
      `<link rel="canonical" href="${href.replaceAll('&', '&amp;')}"/>`,
    );
  }
  expect((await request.get('/sitemaps/products-999.xml')).status()).toBe(404);
});

test('private pages are no pages for search engines, and /search redirects', async ({
  visitor: { page },
}) => {
  for (const path of ['/cart', '/checkout', '/auth', '/profile'])
    expect((await page.request.get(path)).headers()['x-robots-tag'], path).toBe('noindex');
  expect((await page.request.get('/products')).headers()['x-robots-tag']).toBeUndefined();
  const response = await page.request.get('/search?q=linen+shirt', { maxRedirects: 0 });
  expect(response.status()).toBe(302);
  expect(response.headers().location).toBe('/products?search=linen%20shirt');
});

test('a shopper without JavaScript filters, sorts, pages, searches and reads a product', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor({ javaScriptEnabled: false });
  const hrefs = () =>
    productLinks(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  // Playwright's roles and texts leave out the content of noscript.
  const plainLink = (name: string) => page.locator('noscript a').filter({ hasText: new RegExp(`^${name}$`) });
  await page.goto('/products');
  const notice = 'The bag, sign-in and checkout need JavaScript.';
  await expect(page.locator('noscript p').filter({ hasText: notice })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Filter|Sort by)/ })).toHaveCount(0);

  await page.locator('summary').filter({ hasText: 'Filter' }).click();
  await plainLink('Jeans').click();
  await waitForTitle(page, 'Jeans');
  await page.locator('summary').filter({ hasText: 'Sort by' }).click();
  await plainLink('Price: Low to High').click();
  await expect(page).toHaveURL('/products?tag=Jeans&sort=price-low');
  const first = await hrefs();
  expect(first).toHaveLength(10);

  await plainLink('Next page').click();
  await page.getByRole('link', { name: 'First page' }).waitFor();
  const second = await hrefs();
  expect(second.length).toBeGreaterThan(0);
  expect(second.filter((href) => first.includes(href))).toEqual([]);
  await page.getByRole('link', { name: 'First page' }).click();
  expect(await hrefs()).toEqual(first);

  await page.goto('/search-page');
  await page.getByRole('combobox', { name: 'Search for products' }).fill('linen & silk');
  await page.keyboard.press('Enter');
  await waitForTitle(page, 'Search: linen & silk');
  await page.goto('/search?q=linen');
  await waitForTitle(page, 'Search: linen');

  await productLinks(page).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('₹').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeAttached();
  const picture = page.getByRole('main').locator('img').first();
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await picture.evaluate((image) => getComputedStyle(image).opacity)).toBe('1');
});

/** Opens the search page; its scripts load when `release` is called. */
async function openSearchWithoutScripts(page: Page) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/search-page', { waitUntil: 'commit' });
  return { box: page.getByRole('combobox', { name: 'Search for products' }), release };
}

test('keeps the text that is typed into the search box before the scripts have loaded', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor();
  const { box, release } = await openSearchWithoutScripts(page);
  await box.pressSequentially('jean');
  release();
  // The suggestions are React's.
  await page.getByRole('option', { name: 'Jeans', exact: true }).waitFor();
  await expect(box).toHaveValue('jean');
  await box.press('s');
  await box.press('Enter');
  await waitForTitle(page, 'Search: jeans');
});

test('submits a search before the scripts have loaded', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  const { box, release } = await openSearchWithoutScripts(page);
  await box.pressSequentially('linen');
  await box.press('Enter');
  await waitForTitle(page, 'Search: linen');
  release();
  await expect(page).toHaveURL('/products?search=linen');
});

test('goes on with infinite scroll from a later page, and back to the first', async ({
  visitor: { page },
}) => {
  const html = await (await page.request.get('/products?tag=Jeans')).text();
  const next = /<link rel="next" href="(.*?)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  await page.goto(next);
  await page.getByRole('link', { name: 'First page' }).waitFor();
  await expect(page.getByText('Next page')).toHaveCount(0);
  const count = await productLinks(page).count();
  await productLinks(page).last().scrollIntoViewIfNeeded();
  await expect.poll(() => productLinks(page).count()).toBeGreaterThan(count);
  await page.getByRole('link', { name: 'First page' }).click();
  await expect(page).toHaveURL('/products?tag=Jeans');
  await waitForTitle(page, 'Jeans');
});
