import { expect, test } from './helpers/fixtures.ts';
import { productLinks, waitForTitle } from './helpers/locators.ts';
import { lastSegment, queryStorefront } from './helpers/services.ts';

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
