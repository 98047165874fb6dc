import { ApiError, type Clients, formatMoney, inr } from '@naap/api-clients';
import { naap, parseContent } from '@naap/content';
import { createDirectShop } from '@naap/fixtures/direct-shop';
import { describe, expect, it, vi } from 'vitest';
import { createPageRenderer, type PageRendererOptions } from './page-renderer.tsx';
import type { routes } from './routes/index.ts';

const content = parseContent(naap, 'naap');
const { clients } = createDirectShop();
/** Marks the HTML that it was called with. */
const sanitise = (html: string) => `${html}<!--sanitised-->`;
const patiently = { deadlineMs: 60_000, sanitise };
const briefly = { deadlineMs: 1, sanitise };

function rendererWith(overrides: Partial<Clients> = {}, options: Partial<PageRendererOptions> = {}) {
  return createPageRenderer({
    createClients: () => ({ ...clients, ...overrides }),
    content,
    loadSizeCharts: async () => content.sizeCharts,
    siteUrl: 'https://naap.example',
    smsInboxUrl: null,
    ...options,
  });
}

/** Creates a client whose methods return promises that never settle, or reject with `error`. */
function clientThat<Client extends object>(client: Client, error?: Error): Client {
  return new Proxy(client, {
    get: () => () => (error ? Promise.reject(error) : new Promise(() => undefined)),
  });
}

const renderer = rendererWith();
const { pagePath, renderPage } = renderer;
const rendered: Record<string, ReturnType<typeof renderPage>> = {};
/** Renders a page once for all tests. */
function pageAt(at: string) {
  rendered[at] ??= renderPage(at, patiently);
  return rendered[at];
}
const path = (target: string) => pagePath(new URL(`http://localhost${target}`));

const { products } = await clients.storefront.listProducts({});
const [product] = products;
if (!product) throw new Error('the sandbox has no products');
const { total: jeans } = await clients.storefront.countProducts({ searchQuery: 'tag:Jeans' });
const productPath = `/product/${product.id.split('/').at(-1)}`;

type Path = (typeof routes)[number]['path'];

/** For each route: a URL, and text of its page; null for a page that only the browser renders. */
const pages: Readonly<Record<Path, { at: string; shows: readonly string[] | null }>> = {
  '/': { at: '/', shows: ['SHOP NOW', 'Products You Can&#x27;t Miss', 'href="/product/', 'Rangrez'] },
  '/categories': { at: '/categories', shows: ['Gen-Z Fashion'] },
  '/category/:categoryName': { at: '/category/men', shows: ['Featured Categories'] },
  '/products': {
    at: '/products?tag=Jeans',
    shows: ['Jeans</h1>', `${jeans} products`, 'href="/product/', '₹'],
  },
  '/products/:category/:subcategory': {
    at: '/products/women/dresses',
    shows: ['Women</h1>', 'href="/product/'],
  },
  '/product/:productId': {
    at: productPath,
    shows: [`>${product.name}<`, product.brand, formatMoney(product.price), 'Size guide'],
  },
  '/search-page': { at: '/search-page?q=dress', shows: ['Trending Now', 'value="dress"'] },
  '/search': { at: '/search?q=dress', shows: null },
  '/cart': { at: '/cart', shows: null },
  '/checkout': { at: '/checkout', shows: null },
  '/wishlist': { at: '/wishlist', shows: null },
  '/auth': { at: '/auth', shows: ['Sign In</h1>', 'type="tel"'] },
  '/profile': { at: '/profile', shows: null },
  '/order/:orderId': { at: '/order/1042', shows: null },
  '/naap': { at: '/naap', shows: null },
  '*': { at: '/404', shows: ['Oops! Page not found'] },
};

describe('renderPage', () => {
  it.each(Object.values(pages))('renders $at without a window', async ({ at, shows }) => {
    expect(globalThis).not.toHaveProperty('window');
    if (shows === null) {
      expect(path(at)).toBeNull();
      return;
    }
    const page = await pageAt(at);
    // toContain would print the whole page on failure.
    expect(shows.filter((text) => !page.body.includes(text))).toEqual([]);
    expect(page.isComplete).toBe(true);
    expect(page.status).toBe(at === '/404' ? 404 : 200);
    expect(page.head).toMatch(/<title>.+ · naap<\/title>/);
    expect(page.body).not.toMatch(/<(title|meta|link)\b/);
    // The data survives serialisation.
    expect(JSON.parse(JSON.stringify(page.data))).toEqual(page.data);
  });

  it('has the number of products of a collection, without the data from which it is made', async () => {
    const { body, data, isComplete } = await pageAt('/products?collection=sale');
    const listed = await clients.storefront.listCollectionTags({ handle: 'sale' });
    expect(body).toContain(`${listed?.length} products`);
    expect(JSON.stringify(data)).not.toContain('"tags"');
    expect(isComplete).toBe(true);
  });

  it('renders a list by the filters that the storefront offers, which search engines should not list', async () => {
    const { head, body, isComplete } = await renderPage(
      '/products?option.Size=M&price=500-1500&available=1',
      patiently,
    );
    const { total } = await clients.storefront.countProducts({
      searchQuery: '',
      options: [{ name: 'Size', value: 'M' }],
      priceRange: { min: inr(500_00), max: inr(1500_00) },
      inStock: true,
    });
    expect(body).toContain(`${total} products`);
    expect(body).toContain('Size: M');
    // Without JavaScript a link removes the filter.
    expect(body).toContain('href="/products?price=500-1500&amp;available=1"');
    expect(head).toContain('noindex');
    expect(isComplete).toBe(true);
  });

  it('shows a list without its number while that is unknown', async () => {
    const countProducts = () => Promise.reject(new ApiError('down', { kind: 'http', status: 500 }));
    const failing = rendererWith({ storefront: { ...clients.storefront, countProducts } });
    const { body, status } = await failing.renderPage('/products?tag=Jeans', patiently);
    expect(status).toBe(200);
    expect(body).toContain('Jeans</h1>');
    expect(body).not.toMatch(/\d products</);
  });

  it('sanitises the description, and tells the browser so', async () => {
    const { body, data } = await pageAt(productPath);
    expect(body).toContain('<!--sanitised-->');
    expect(JSON.stringify(data)).toContain('"isDescriptionSanitised":true');
  });

  it('renders the title, canonical URL and link preview of a product', async () => {
    const { head } = await pageAt(`${productPath}?Size=M`);
    expect(head).toContain(`<title>${product.name} · naap</title>`);
    expect(head).toContain(`<link rel="canonical" href="https://naap.example${productPath}"/>`);
    expect(head).toContain('<meta property="og:image" content="http');
    expect(head).not.toContain('/preview.jpg');
    expect(head).toMatch(/<meta property="og:image:height" content="\d+"/);
    expect(head).toContain('<meta property="og:type" content="product"/>');
  });

  it.each([
    ['/', 'https://naap.example/'],
    ['/categories', 'https://naap.example/categories'],
    ['/category/men', 'https://naap.example/category/men'],
    ['/category/unknown', 'https://naap.example/category/women'],
    ['/search-page?q=dress', 'https://naap.example/search-page'],
    ['/products', 'https://naap.example/products'],
    ['/products/', 'https://naap.example/products'],
    ['/products?sort=newest', 'https://naap.example/products'],
    ['/products?tag=Jeans&sort=newest', 'https://naap.example/products?tag=Jeans'],
    ['/products?tag=Skirts+%26+Shorts', 'https://naap.example/products?tag=Skirts+%26+Shorts'],
    ['/products?collection=dresses', 'https://naap.example/products?collection=dresses'],
    ['/products/women/dresses?sort=newest', 'https://naap.example/products/women/dresses'],
    ['/products?tag=women&tag=dresses', null],
    ['/products?tag=Jeans&collection=jeans', null],
    ['/products/women/dresses?tag=Jeans', null],
    ['/products?search=dress', null],
    ['/products?tag=no-such-tag', null],
    ['/product/1', null],
    ['/404', null],
  ])('gives %s the canonical URL %s, and no index without one', async (at, canonical) => {
    const { head } = await pageAt(at);
    const tag = (pattern: RegExp) => pattern.exec(head)?.[1] ?? null;
    expect(tag(/<link rel="canonical" href="(.*?)"/)?.replaceAll('&amp;', '&') ?? null).toBe(canonical);
    expect(tag(/<meta property="og:url" content="(.*?)"/)?.replaceAll('&amp;', '&') ?? null).toBe(canonical);
    expect(tag(/<meta name="robots" content="(.*?)"/)).toBe(canonical ? 'index, follow' : 'noindex, follow');
    for (const name of ['name="description"', 'name="twitter:card"'])
      expect(head).toMatch(new RegExp(`<meta ${name} content=".+?"`));
    for (const name of [
      'title',
      'type',
      'site_name',
      'description',
      'locale',
      'image',
      'image:width',
      'image:alt',
    ])
      expect(head).toMatch(new RegExp(`<meta property="og:${name}" content=".+?"`));
  });

  it('gives every indexable page its own title and description', async () => {
    const paths = ['/', '/categories', '/category/men', '/products', '/products?tag=Jeans', productPath];
    const heads = await Promise.all(paths.map(async (at) => (await pageAt(at)).head));
    for (const pattern of [/<title>.*?</, /<meta name="description" content="[^"]*"/])
      expect(new Set(heads.map((head) => pattern.exec(head)?.[0])).size).toBe(paths.length);
  });

  it('links to the next page and from it to the first, without the same products and outside the index', async () => {
    const cardsOf = (body: string) => new Set(body.match(/href="\/product\/\d+"/g));
    const linkTo = (body: string, label: string) =>
      new RegExp(`<a [^>]*?href="([^"]*)"[^>]*>${label}</a>`).exec(body)?.[1]?.replaceAll('&amp;', '&');
    const first = await pageAt('/products?tag=Jeans&sort=price-low');
    const next = linkTo(first.body, 'Next page') ?? '';
    expect(next).toMatch(/^\/products\?tag=Jeans&sort=price-low&after=/);
    expect(first.head.replaceAll('&amp;', '&')).toContain(`<link rel="next" href="${next}"/>`);
    expect(path(next)).toBe(next);
    const second = await pageAt(next);
    expect(cardsOf(second.body).size).toBe(10);
    expect(new Set([...cardsOf(first.body), ...cardsOf(second.body)]).size).toBe(20);
    expect(second.head).toContain('<meta name="robots" content="noindex, follow"/>');
    expect(linkTo(second.body, 'First page')).toBe('/products?tag=Jeans&sort=price-low');
    expect(linkTo(first.body, 'First page')).toBeUndefined();
  });

  it('has sort orders and filters as links, and lets crawlers follow those to other indexable pages', async () => {
    const { body } = await pageAt('/products?tag=Jeans');
    const [plain = ''] = /<noscript><nav .*?<\/noscript>/s.exec(body) ?? [];
    const links = [
      ...plain.matchAll(/<a href="([^"]*)"( rel="nofollow")?( aria-current="true")?>([^<]*)</g),
    ].map(([, href = '', rel, current, label]) => [
      href.replaceAll('&amp;', '&'),
      rel !== undefined,
      current !== undefined,
      label,
    ]);
    expect(links).toContainEqual(['/products?tag=Jeans&sort=price-low', true, false, 'Price: Low to High']);
    expect(links).toContainEqual([
      '/products?tag=Jeans&tag=Women%27s+Wear',
      true,
      false,
      'Women&#x27;s Wear',
    ]);
    expect(links).toContainEqual(['/products', false, true, 'Jeans']);
    expect(links).toHaveLength(4 + 2 + 22 + 23);
    const all = await pageAt('/products');
    expect(all.body).toContain('<a href="/products?tag=Jeans">Jeans</a>');
  });

  it('answers a missing product and a missing collection with 404, and keeps the answer', async () => {
    const missing = await pageAt('/product/1');
    expect(missing).toMatchObject({ status: 404, isComplete: true, screen: 'ProductDetail' });
    expect(missing.body).toContain('Product not found');
    expect(missing.head).toContain('noindex');
    const list = await pageAt('/products?collection=no-such');
    expect(list).toMatchObject({ status: 404 });
    for (const { head } of [missing, list, await pageAt('/404')]) {
      expect(head).toContain('<meta name="robots" content="noindex, follow"/>');
      expect(head).not.toContain('canonical');
    }
  });

  it.each(['abc', 'eyJsYXN0X2lkIjoxfQ=='])(
    'starts a list at the first page for the cursor %s',
    async (cursor) => {
      const broken = await pageAt(`/products?tag=Jeans&after=${cursor}`);
      const first = await pageAt('/products?tag=Jeans');
      expect(broken).toMatchObject({ status: 200, isComplete: true });
      const cardsOf = (body: string) => body.match(/href="\/product\/\d+"/g);
      expect(cardsOf(broken.body)).toEqual(cardsOf(first.body));
    },
  );

  it('does not start at the first page when the storefront is busy', async () => {
    const busy = new ApiError('Throttled', { kind: 'graphql', code: 'THROTTLED' });
    const { listProducts } = clients.storefront;
    const once = vi.fn(listProducts).mockRejectedValueOnce(busy);
    const recovering = rendererWith({ storefront: { ...clients.storefront, listProducts: once } });
    expect(await recovering.renderPage('/products?after=abc', patiently)).toMatchObject({ status: 503 });
  });

  it.each(['9'.repeat(1000), 'abc'])('answers the product ID %s with 404', async (id) => {
    expect(await pageAt(`/product/${id}`)).toMatchObject({ status: 404 });
  });

  it('renders the loading state after the deadline', async () => {
    const slow = rendererWith({ storefront: clientThat(clients.storefront) });
    const page = await slow.renderPage(productPath, briefly);
    expect(page).toMatchObject({ status: 200, isComplete: false });
    expect(page.body).toContain('Loading product details...');
    expect(page.data).toMatchObject({ queries: [] });
    const home = await slow.renderPage('/', briefly);
    expect(home).toMatchObject({ status: 200, isComplete: false });
    expect(home.body).toContain('SHOP NOW');
  });

  it('answers 503 when a page has nothing to show, and renders its loading state for the browser', async () => {
    const error = new ApiError('the storefront is down', { kind: 'http', status: 500 });
    const failing = rendererWith({ storefront: clientThat(clients.storefront, error) });
    for (const at of [productPath, '/products']) {
      const page = await failing.renderPage(at, patiently);
      expect(page).toMatchObject({ status: 503, isComplete: false, data: { queries: [] } });
      expect(page.body).not.toContain('the storefront is down');
    }
    // The home page is useful without its products.
    expect(await failing.renderPage('/', patiently)).toMatchObject({ status: 200, isComplete: false });
  });

  it('asks for consent in the sign-in of a shop that sends events, and sends none', async () => {
    const loadEvents = vi.fn<NonNullable<PageRendererOptions['loadEvents']>>();
    const { body } = await rendererWith({}, { loadEvents }).renderPage('/auth', patiently);
    expect(body).toContain('aria-label="Privacy"');
    expect(loadEvents).not.toHaveBeenCalled();
    expect((await pageAt('/auth')).body).not.toContain('aria-label="Privacy"');
  });

  it('contains nothing about a signed-in shopper', async () => {
    const { phoneAuth } = clients;
    expect(phoneAuth.hasStoredSession()).toBe(true);
    const { body, data } = await pageAt('/');
    expect(body).not.toContain('Loading...');
    expect(JSON.stringify(data)).not.toMatch(/cart|customer/);
  });
});

describe('pagePath', () => {
  it.each([
    ['/', '/'],
    ['/?utm_source=mail', '/'],
    ['/products?tag=Jeans&tag=Men&sort=newest', '/products?tag=Jeans&tag=Men&sort=newest'],
    ['/products?tag=Jeans&fbclid=1&page=2', '/products?tag=Jeans'],
    ['/products?sort=newest&tag=%20Jeans&sort=price-low&tag=Jeans', '/products?tag=Jeans&sort=newest'],
    [
      '/products?available=1&price=500-&option.Size=M&options=x',
      '/products?option.Size=M&price=500-&available=1',
    ],
    ['/products/Dresses/Maxi%20Dresses', '/products/Dresses/Maxi%20Dresses'],
    ['/products/women/tops?gad_source=1&sort=newest', '/products/women/tops?sort=newest'],
    ['/products?search=50%25+off', '/products?search=50%25+off'],
    ['/product/1?Colour=Olive&gclid=x&utm_medium=y', '/product/1'],
    ['/category/men?a=b', '/category/men'],
    ['/category/kids', '/category/women'],
    ['/categories?a=b&group=men&group=women', '/categories?group=men'],
    ['/nowhere?a=b', '/404'],
    ['/no%0Awhere', '/404'],
    ['//evil.example', '/404'],
    ['/cart?x', null],
  ])('maps %s to %s', (target, expected) => {
    expect(path(target)).toBe(expected);
  });
});

describe('the path of a product page', () => {
  it('has the options of the product only, in one order and spelling', async () => {
    const { options } = await pageAt(productPath);
    const [first, second] = options?.options ?? [];
    const choice = [first, second].map((option): [string, string] => [
      option?.name ?? '',
      option?.values.at(-1)?.name ?? '',
    ]);
    const selected = `${productPath}?${new URLSearchParams(choice)}`;
    const other = new URLSearchParams([
      ['gad_source', '1'],
      ...choice.toReversed(),
      ['_hsenc', 'x'],
      ['none', 'M'],
    ]);
    const loud = new URLSearchParams(
      choice.map(([name, value]): [string, string] => [name.toUpperCase(), value.toLowerCase()]),
    );
    for (const query of [other, loud])
      expect(pagePath(new URL(`http://localhost${productPath}?${query}`), options)).toBe(selected);
    expect(pagePath(new URL(`http://localhost${productPath}?${first?.name}=none`), options)).toBe(
      productPath,
    );
    expect((await pageAt(selected)).status).toBe(200);
  });
});

describe('redirectTarget', () => {
  it.each([
    ['/search?q=linen+shirt', '/products?search=linen%20shirt'],
    ['/search?q=%20', '/products'],
    ['/search', '/products'],
    ['/search/?q=a%26tag%3DJeans', '/products?search=a%26tag%3DJeans'],
    ['/search?q=//evil.example%0d%0aSet-Cookie:a', '/products?search=%2F%2Fevil.example%0D%0ASet-Cookie%3Aa'],
    ['/search-page?q=x', null],
    ['/', null],
    ['/PRODUCT/1?Size=M', '/product/1?Size=M'],
    ['/Categories', '/categories'],
    ['/categories/', '/categories'],
    ['/Category/Kids', '/category/Kids'],
    ['/PRODUCTS/Women/Tops', '/products/Women/Tops'],
    ['/CART', '/cart'],
    ['/NOWHERE', null],
    ['//evil.example/', null],
    ['/products?tag=JEANS&sort=newest&utm_source=a', '/products?tag=Jeans&sort=newest&utm_source=a'],
    ['/Products?tag=crop+tops', '/products?tag=Crop+Tops'],
    ['/products?tag=Jeans&tag=Unknown', null],
  ])('maps %s to %s', (target, expected) => {
    expect(renderer.redirectTarget(new URL(`http://localhost${target}`))).toBe(expected);
  });
});
