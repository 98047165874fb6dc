import {
  formatMoney,
  inr,
  type Money,
  type Product,
  type ProductVariant,
  parseMoney,
  roundToRupees,
} from '@naap/api-clients';
import { naap, parseContent } from '@naap/content';
import { createDirectShop } from '@naap/fixtures/direct-shop';
import { productOf, variantOf } from '@naap/fixtures/products';
import type { Thing } from 'schema-dts';
import { describe, expect, it } from 'vitest';
import { createPageRenderer } from '../page-renderer.tsx';
import { productThing } from './product.ts';

const SITE = 'https://naap.example';
const patiently = { deadlineMs: 60_000, sanitise: (html: string) => html };

/** The properties of a thing, of which each may be there. */
type Stated<Name extends string> = Partial<Readonly<Record<Name, unknown>>>;
type StatedOffer = Stated<'price' | 'priceCurrency' | 'priceSpecification' | 'availability' | 'url'>;
type StatedProduct = Stated<'name' | 'image' | 'sku' | 'color' | 'size' | 'description'> & {
  readonly offers?: StatedOffer;
};

/** What Google's pages on product snippets, merchant listings and product variants state of a product. */
interface Statement {
  /** The Product, or the ProductGroup of several variants. */
  readonly whole: Readonly<Record<string, unknown>>;
  /** A Product for each variant. */
  readonly parts: readonly StatedProduct[];
  readonly offers: readonly StatedOffer[];
}

function statementOf(thing: object): Statement {
  const whole: Readonly<Record<string, unknown>> = { ...thing };
  const parts = asList<StatedProduct>(whole.hasVariant ?? whole);
  return { whole, parts, offers: parts.map(({ offers }) => offers ?? {}) };
}

/** Returns the values of a property, which has none, one or a list. */
function asList<Item>(value: unknown): readonly Item[] {
  return value === undefined ? [] : Array.isArray(value) ? value : [value as Item];
}

const idOf = (product: Product) => product.id.split('/').at(-1);
const pageOf = (product: Product) => `${SITE}/product/${idOf(product)}`;
const choicesOf = ({ options }: Product) => options.filter(({ values }) => values.length > 1);
const optionOf = ({ selectedOptions }: ProductVariant, names: RegExp) =>
  selectedOptions.find(({ name }) => names.test(name))?.value;
const COLOUR = /^(colou?r|farbe)$/i;
const SIZE = /^(size|waist|größe)$/i;

/**
 * A rule for each property that Google documents as required or recommended (developers.google.com/search/docs/appearance/structured-data: product-snippet,
 * merchant-listing, product-variants), and for the formats of its values.
 */
const googleRules: Readonly<Record<string, (statement: Statement, product: Product) => void>> = {
  'Product.name is required, and is the name on the page': ({ parts }, product) => {
    for (const { name } of parts) expect(String(name).startsWith(product.title), String(name)).toBe(true);
  },
  'Product.image is required where the product has one: absolute, crawlable, in a format of Google Images': (
    { parts },
    { images },
  ) => {
    for (const { image } of parts) {
      expect(asList(image).length > 0).toBe(images.length > 0);
      for (const url of asList(image))
        expect(new URL(String(url)).pathname).toMatch(/\.(bmp|gif|jpe?g|png|webp|svg|avif)$/);
    }
  },
  'Product.offers is required: an Offer, as merchant listings accept no AggregateOffer': ({ offers }) => {
    expect(offers.length).toBeGreaterThan(0);
    for (const offer of offers) expect(offer).toHaveProperty('@type', 'Offer');
  },
  'Product.description is recommended, plain text of at most 5,000 characters': ({ whole }) => {
    expect(String(whole.description).length).toBeGreaterThan(0);
    expect(String(whole.description).length).toBeLessThanOrEqual(5000);
    expect(whole.description).not.toMatch(/<\/?\w|&#?\w+;/);
  },
  'Product.sku, which is unique, color and size are recommended, as the variant has them': (
    { parts },
    { variants },
  ) => {
    expect(parts.map(({ sku, color, size }) => [sku, color, size])).toEqual(
      variants.map((variant) => [variant.sku, optionOf(variant, COLOUR), optionOf(variant, SIZE)]),
    );
    expect(new Set(parts.map(({ sku }) => sku)).size).toBe(variants.length);
    for (const { sku } of parts) expect(sku).toMatch(/^\S+$/);
  },
  'Offer.price is the price on the page': ({ offers }, { variants }) =>
    expect(offers.map(amountOf)).toEqual(variants.map(({ price }) => shownPrice(price))),
  'Offer.priceSpecification has the struck price of the page, and is there only for one': (
    { offers },
    { variants },
  ) => {
    for (const [index, { priceSpecification }] of offers.entries()) {
      const { originalPrice } = variants[index] ?? {};
      if (originalPrice === undefined) expect(priceSpecification).toBeUndefined();
      else {
        expect(priceSpecification).toMatchObject({
          '@type': 'UnitPriceSpecification',
          priceType: 'https://schema.org/StrikethroughPrice',
        });
        expect(amountOf({ ...Object(priceSpecification) })).toBe(shownPrice(originalPrice));
      }
    }
  },
  'Offer.availability is recommended, a full URL of schema.org, and true': ({ offers }, { variants }) =>
    expect(offers.map(({ availability }) => availability)).toEqual(
      variants.map(
        ({ availableForSale }) => `https://schema.org/${availableForSale ? 'InStock' : 'OutOfStock'}`,
      ),
    ),
  'Offer.url is recommended, an absolute URL of the page that preselects the variant': (
    { offers },
    product,
  ) => {
    const urls = offers.map(({ url }) => new URL(String(url)));
    expect(new Set(urls.map(({ href }) => href)).size).toBe(product.variants.length);
    for (const [index, url] of urls.entries()) {
      expect(url.origin + url.pathname).toBe(pageOf(product));
      expect([...url.searchParams]).toEqual(
        choicesOf(product).map(({ name }) => [
          name,
          product.variants[index]?.selectedOptions.find((selected) => selected.name === name)?.value,
        ]),
      );
    }
  },
  'ProductGroup.name, url, brand, a unique productGroupID and every variant are those of the page': (
    { whole },
    product,
  ) => {
    const { title, vendor, variants } = product;
    const isGroup = variants.length > 1;
    expect(whole).toMatchObject({
      '@type': isGroup ? 'ProductGroup' : 'Product',
      name: title,
      url: pageOf(product),
      brand: { '@type': 'Brand', name: vendor },
    });
    expect(whole.productGroupID).toBe(isGroup ? idOf(product) : undefined);
    expect(asList(whole.hasVariant)).toHaveLength(isGroup ? variants.length : 0);
  },
  'ProductGroup.variesBy is recommended, full URLs of the properties in which the variants differ': (
    { whole, parts },
    { variants },
  ) => {
    const differing = (['color', 'size'] as const).filter(
      (name) => new Set(parts.map((part) => part[name])).size > 1,
    );
    const stated = asList(whole.variesBy).map(String);
    expect(stated.toSorted()).toEqual(differing.map((name) => `https://schema.org/${name}`));
    expect(differing.length > 0 || variants.length === 1).toBe(true);
  },
};

function amountOf({ price, priceCurrency }: StatedOffer): string {
  return formatMoney(parseMoney(String(price), String(priceCurrency)), 'exact');
}

/** Returns the price that the page shows, with decimals. */
const shownPrice = (price: Money) => formatMoney(roundToRupees(price), 'exact');

const naapShop = createDirectShop();
const shoesShop = createDirectShop({ store: 'eu-shoes' });

/** Returns the products of a store that can be opened, at most `count`. */
async function openableProducts({ clients }: typeof naapShop, count: number): Promise<readonly Product[]> {
  const { products } = await clients.storefront.listProducts({ first: count });
  const opened = await Promise.all(
    products.map(({ id }) => clients.storefront.getProduct(id).catch(() => null)),
  );
  return opened.filter((product) => product !== null);
}

const stores = [
  { store: 'naap', products: await openableProducts(naapShop, 60) },
  { store: 'eu-shoes', products: await openableProducts(shoesShop, 100) },
];

describe.each(stores)('Product of $store', ({ store, products }) => {
  it('is tested with many products, of which some have no picture', () => {
    expect(products.length).toBeGreaterThanOrEqual(50);
    expect(products.some(({ images }) => images.length === 0)).toBe(store === 'eu-shoes');
    expect(products.some(({ variants }) => variants.some(({ originalPrice }) => originalPrice))).toBe(true);
    expect(products.some(({ variants }) => variants.some((variant) => !variant.availableForSale))).toBe(true);
  });

  it.each(Object.entries(googleRules))('%s', (_rule, check) => {
    for (const product of products) {
      const thing = productThing(product, SITE);
      if (thing === null) throw new Error(`${product.title} has no structured data`);
      check(statementOf(thing), product);
    }
  });
});

describe('Product', () => {
  const free = { price: inr(0) };

  it('is left out without a variant or without a price', () => {
    expect(productThing(productOf([]), SITE)).toBeNull();
    expect(productThing(productOf([variantOf({ Size: 'M' }, free)]), SITE)).toBeNull();
  });

  it('has only the variants that have a price', () => {
    const thing = productThing(productOf([variantOf({ Size: 'S' }), variantOf({ Size: 'M' }, free)]), SITE);
    expect(thing).toMatchObject({
      hasVariant: [{ size: 'S', offers: { price: '500.00', url: `${SITE}/product/1?Size=S` } }],
    });
  });

  it('has no image, brand, description or article number when the product has none', () => {
    const bare = productOf([variantOf({})], { images: [], vendor: ' ', descriptionHtml: '<p> </p>' });
    expect(productThing(bare, '')).toEqual({
      '@type': 'Product',
      name: 'Linen Shirt',
      url: '/product/1',
      offers: {
        '@type': 'Offer',
        url: '/product/1',
        price: '500.00',
        priceCurrency: 'INR',
        availability: 'https://schema.org/InStock',
      },
    });
  });

  it('has all pictures when it has one variant, and when its variants have none of their own', () => {
    const image = ['front', 'back'];
    const own = { url: 'own', altText: null, width: null, height: null };
    expect(productThing(productOf([variantOf({}, { image: own })]), SITE)).toMatchObject({ image });
    const variants = [variantOf({ Size: 'S' }, { image: own }), variantOf({ Size: 'M' })];
    expect(productThing(productOf(variants), SITE)).toMatchObject({
      hasVariant: [{ image: ['own'] }, { image }],
    });
  });

  it('names in a variant the choices for which schema.org has no property', () => {
    const variants = ['Normal', 'Wide'].map((width) => variantOf({ Size: '40', Width: width }));
    const thing = productThing(productOf(variants), SITE);
    expect(thing).toMatchObject({
      name: 'Linen Shirt',
      hasVariant: [
        { name: 'Linen Shirt (Normal)', size: '40', offers: { url: `${SITE}/product/1?Width=Normal` } },
        { name: 'Linen Shirt (Wide)' },
      ],
    });
    expect(thing).not.toHaveProperty('variesBy');
  });

  it('has at most a hundred variants', () => {
    const variants = Array.from({ length: 101 }, (_, index) => variantOf({ Size: String(index) }));
    const thing = productThing(productOf(variants), SITE);
    expect(thing).toHaveProperty('hasVariant.length', 100);
  });

  it.each([
    [inr(49_950), '500.00'],
    [{ amount: 1500, currency: 'JPY' }, '1500'],
    [{ amount: 5, currency: 'KWD' }, '0.005'],
  ])('states %j as %s', (price, decimal) => {
    expect(productThing(productOf([variantOf({}, { price })]), SITE)).toHaveProperty('offers.price', decimal);
  });
});

describe('the structured data of a page', () => {
  const renderer = createPageRenderer({
    createClients: () => naapShop.clients,
    content: parseContent(naap, 'naap'),
    siteUrl: SITE,
    smsInboxUrl: null,
  });
  const [product] = stores[0]?.products ?? [];
  const productPath = `/product/${product?.id.split('/').at(-1)}`;
  const thingsAt = async (path: string) => (await renderer.renderPage(path, patiently)).structuredData;
  const typesOf = (things: readonly Thing[]) =>
    things.map((thing) => (typeof thing === 'string' ? thing : Object.entries(thing)[0]?.[1]));
  const crumbs = (things: readonly Thing[]) =>
    things.flatMap((thing) =>
      typeof thing === 'object' && '@type' in thing && thing['@type'] === 'BreadcrumbList'
        ? [...JSON.stringify(thing).matchAll(/"name":"(.*?)","item":{"@id":"(.*?)"/g)].map(
            ([, ...crumb]) => crumb,
          )
        : [],
    );

  it.each([
    ['/', ['Organization', 'WebSite']],
    ['/categories', ['BreadcrumbList']],
    ['/category/men', ['BreadcrumbList']],
    ['/products', ['BreadcrumbList', 'ItemList']],
    ['/products?tag=Jeans&sort=newest', ['BreadcrumbList', 'ItemList']],
    ['/products/women/dresses', ['BreadcrumbList', 'ItemList']],
    ['/products?search=zzzzzz', ['BreadcrumbList']],
    ['/products?collection=no-such', []],
    [productPath, ['ProductGroup', 'BreadcrumbList']],
    [`${productPath}?Size=M`, ['ProductGroup', 'BreadcrumbList']],
    ['/product/1', []],
    ['/search-page', ['BreadcrumbList']],
    ['/404', []],
  ])('of %s has %j', async (path, types) => {
    expect(typesOf(await thingsAt(path))).toEqual(types);
  });

  it('names the canonical URLs of the way to the page', async () => {
    expect(crumbs(await thingsAt('/products?sort=newest'))).toEqual([
      [`Home`, `${SITE}/`],
      [`Products`, `${SITE}/products`],
    ]);
    expect(crumbs(await thingsAt('/products?tag=Jeans&sort=newest')).at(-1)).toEqual([
      `Jeans`,
      `${SITE}/products?tag=Jeans`,
    ]);
    expect(crumbs(await thingsAt('/category/unknown')).at(-1)).toEqual([
      'Fashion for women',
      `${SITE}/category/women`,
    ]);
    expect(crumbs(await thingsAt(productPath)).at(-1)).toEqual([
      `${product?.title}`,
      `${SITE}${productPath}`,
    ]);
  });

  it('lists the products of the page', async () => {
    const [, list] = await thingsAt('/products?tag=Jeans');
    expect(list).toMatchObject({ name: 'Jeans', numberOfItems: 10 });
    expect(JSON.stringify(list).match(/https:\/\/naap\.example\/product\/\d+/g)).toHaveLength(10);
  });
});
