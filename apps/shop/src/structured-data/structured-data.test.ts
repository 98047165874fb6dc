import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatMoney, inr, type Product, parseMoney } from '@naap/api-clients';
import { naap, parseContent } from '@naap/content';
import { loadContent } from '@naap/content/node';
import { createDirectShop } from '@naap/fixtures/direct-shop';
import { productOf, variantOf } from '@naap/fixtures/products';
import type { ProductLeaf, Thing } from 'schema-dts';
import { describe, expect, it } from 'vitest';
import { createPageRenderer } from '../page-renderer.tsx';
import { productThing } from './product.ts';

const SITE = 'https://naap.example';
const patiently = { deadlineMs: 60_000, sanitise: (html: string) => html };

const schemaTypes = readFileSync(
  join(import.meta.dirname, '../../node_modules/schema-dts/dist/schema.d.ts'),
  'utf8',
);

interface VocabularyType {
  readonly supertypes: readonly string[];
  /** The types that each property accepts. */
  readonly properties: ReadonlyMap<string, readonly string[]>;
}

/** The types of schema.org, read from the types of schema-dts. A type without properties of its own has no `Base`. */
const vocabulary: ReadonlyMap<string, VocabularyType> = new Map(
  ['Leaf', 'Base'].flatMap((suffix) =>
    [...schemaTypes.matchAll(typeDeclaration(suffix))].map(
      ([, name = '', supertypes = '', body = '']): readonly [string, VocabularyType] => [
        name,
        {
          supertypes: [...supertypes.matchAll(/(\w+)Base/g)].map(([, supertype = '']) => supertype),
          properties: new Map(
            [...body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<(.*?), "\w+">/gm)].map(
              ([, property = '', types = '']) => [property, types.split(' | ')],
            ),
          ),
        },
      ],
    ),
  ),
);

function typeDeclaration(suffix: string): RegExp {
  return new RegExp(`^(?:export )?interface (\\w+)${suffix} extends ([^{]*)\\{(.*?)^\\}`, 'gms');
}

/** The declarations of the enumerations of schema.org. */
const enumerations: ReadonlyMap<string, string> = new Map(
  [...schemaTypes.matchAll(/^export type (\w+) = ("https.*)$/gm)].map(([, name = '', members = '']) => [
    name,
    members,
  ]),
);

function isMember(enumeration: string, text: string): boolean {
  return enumerations.get(enumeration)?.includes(JSON.stringify(text)) ?? false;
}

function ancestorsOf(type: string): readonly string[] {
  const supertypes = vocabulary.get(type)?.supertypes ?? [];
  return [type, ...supertypes.flatMap(ancestorsOf)];
}

/** Returns the properties that their type does not have, and the values whose type a property does not accept. */
function problemsOf(value: unknown, accepted: readonly string[], path: string): readonly string[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => problemsOf(item, accepted, `${path}[${index}]`));
  if (typeof value === 'number') {
    return accepted.some((type) => ['Number', 'Integer'].includes(type)) ? [] : [`${path} is a number`];
  }
  if (typeof value === 'string') {
    const isText = accepted.some((type) => ['Text', 'URL'].includes(type));
    return isText || accepted.some((type) => isMember(type, value)) ? [] : [`${path} is "${value}"`];
  }
  if (typeof value !== 'object' || value === null) return [`${path} is ${value}`];
  const { '@type': type, ...properties } = Object.fromEntries(Object.entries(value));
  if (type === undefined && '@id' in properties)
    return accepted.includes('IdReference') ? [] : [`${path} is a reference`];
  if (typeof type !== 'string' || !vocabulary.has(type)) return [`${path} has the unknown type ${type}`];
  const types = ancestorsOf(type);
  const own = types.some((name) => accepted.includes(name)) ? [] : [`${path} is of type ${type}`];
  return [
    ...own,
    ...Object.entries(properties).flatMap(([name, item]) => {
      // An input constraint of an action (schema.org/docs/actions.html) is no property.
      if (name === '@id' || name === 'query-input') return [];
      const range = types.map((name_) => vocabulary.get(name_)?.properties.get(name)).find((found) => found);
      return range
        ? problemsOf(item, range, `${path}.${name}`)
        : [`${path}.${name} is no property of ${type}`];
    }),
  ];
}

describe('the vocabulary check', () => {
  it('finds unknown types and properties, and values of another type', () => {
    expect(vocabulary.size).toBeGreaterThan(800);
    const check = (thing: unknown) => problemsOf(thing, ['Thing'], 'it');
    expect(check({ '@type': 'Prodct' })).toHaveLength(1);
    expect(check({ '@type': 'Product', price: '1' })).toEqual(['it.price is no property of Product']);
    expect(check({ '@type': 'Product', name: 5 })).toEqual(['it.name is a number']);
    expect(check({ '@type': 'Product', offers: { '@type': 'Brand' } })).toEqual([
      'it.offers is of type Brand',
    ]);
    expect(check({ '@type': 'Offer', price: '1', brand: 'x' })).toEqual(['it.brand is no property of Offer']);
    expect(check({ '@type': 'Offer', availability: 'yes' })).toEqual(['it.availability is "yes"']);
    expect(check({ '@type': 'Product', name: null })).toEqual(['it.name is null']);
  });
});

/** Google's rules for Product (developers.google.com/search/docs/appearance/structured-data): product snippets and merchant listings. */
const googleRules: Readonly<Record<string, (thing: ProductLeaf, product: Product) => void>> = {
  'name is required, and is the name on the page': ({ name }, product) => expect(name).toBe(product.title),
  'image is required where the product has one, absolute and crawlable': ({ image }, { images }) => {
    const urls = asList(image);
    expect(urls.length > 0).toBe(images.length > 0);
    for (const url of urls) expect(url).toMatch(/^https?:\/\//);
  },
  'offers is required': ({ offers }) => expect(asList(offers).length).toBeGreaterThan(0),
  'offers.price is required, a decimal number above zero with a point': (thing) => {
    for (const { price } of offersOf(thing)) {
      expect(price).toMatch(/^\d+(\.\d+)?$/);
      expect(Number(price)).toBeGreaterThan(0);
    }
  },
  'offers.priceCurrency is required, in ISO 4217': (thing) => {
    for (const offer of offersOf(thing)) expect(offer.priceCurrency).toMatch(/^[A-Z]{3}$/);
  },
  'the price is the price on the page': (thing, { variants }) => {
    const shown = variants.map(({ price }) => formatMoney(price, 'exact')).toSorted();
    const stated = offersOf(thing).map(({ price, priceCurrency }) =>
      formatMoney(parseMoney(String(price), String(priceCurrency)), 'exact'),
    );
    expect(stated.toSorted()).toEqual(shown);
  },
  'offers.availability is a full URL of schema.org, and true': (thing, { variants }) => {
    expect(offersOf(thing).map(({ availability }) => availability)).toEqual(
      variants.map(
        ({ availableForSale }) => `https://schema.org/${availableForSale ? 'InStock' : 'OutOfStock'}`,
      ),
    );
  },
  'offers.url is an absolute URL of the page that preselects the variant': (thing, { id, variants }) => {
    const urls = offersOf(thing).map(({ url }) => String(url));
    for (const url of urls)
      expect(url).toMatch(new RegExp(`^${SITE}/product/${id.split('/').at(-1)}(\\?|$)`));
    expect(new Set(urls).size).toBe(variants.length);
  },
  'url is the canonical URL': ({ url }, { id }) =>
    expect(url).toBe(`${SITE}/product/${id.split('/').at(-1)}`),
  'brand.name is recommended': ({ brand }, { vendor }) =>
    expect(brand).toEqual({ '@type': 'Brand', name: vendor }),
  'description is recommended, plain text of at most 5,000 characters': ({ description }) => {
    expect(String(description).length).toBeGreaterThan(0);
    expect(String(description).length).toBeLessThanOrEqual(5000);
    expect(description).not.toMatch(/<\w|&\w+;/);
  },
  'every property is of schema.org': (thing) => expect(problemsOf(thing, ['Thing'], 'it')).toEqual([]),
};

interface StatedOffer {
  readonly price?: unknown;
  readonly priceCurrency?: unknown;
  readonly availability?: unknown;
  readonly url?: unknown;
}

function asList(value: unknown): readonly unknown[] {
  return value === undefined ? [] : Array.isArray(value) ? value : [value];
}

function offersOf({ offers }: ProductLeaf): readonly StatedOffer[] {
  return asList(offers).filter((offer) => typeof offer === 'object' && offer !== null);
}

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
  { store: 'eu-shoes', products: await openableProducts(shoesShop, 48) },
];

describe.each(stores)('Product of $store', ({ store, products }) => {
  it('is tested with many products, of which some have no picture', () => {
    expect(products.length).toBeGreaterThanOrEqual(store === 'naap' ? 60 : 40);
    expect(products.some(({ images }) => images.length === 0)).toBe(store === 'eu-shoes');
  });

  it.each(Object.entries(googleRules))('%s', (_rule, check) => {
    for (const product of products) {
      const thing = productThing(product, SITE);
      if (thing === null) throw new Error(`${product.title} has no structured data`);
      check(thing, product);
    }
  });
});

describe('Product', () => {
  const free = { price: inr(0) };

  it('is left out without a variant or without a price', () => {
    expect(productThing(productOf([]), SITE)).toBeNull();
    expect(productThing(productOf([variantOf({ Size: 'M' }, free)]), SITE)).toBeNull();
  });

  it('offers only the variants that have a price', () => {
    const thing = productThing(productOf([variantOf({ Size: 'S' }), variantOf({ Size: 'M' }, free)]), SITE);
    expect(thing?.offers).toMatchObject([
      { name: 'Linen Shirt (S)', price: '500.00', url: `${SITE}/product/1?Size=S` },
    ]);
  });

  it('has no image, brand or description when the product has none', () => {
    const bare = productOf([variantOf({})], { images: [], vendor: ' ', descriptionHtml: '<p> </p>' });
    expect(productThing(bare, '')).toEqual({
      '@type': 'Product',
      '@id': '/product/1#product',
      name: 'Linen Shirt',
      url: '/product/1',
      offers: [
        {
          '@type': 'Offer',
          url: '/product/1',
          price: '500.00',
          priceCurrency: 'INR',
          availability: 'https://schema.org/InStock',
        },
      ],
    });
  });

  it('has one aggregate offer instead of more than a hundred offers', () => {
    const variants = Array.from({ length: 101 }, (_, index) =>
      variantOf({ Size: String(index) }, { price: inr(50_000 + index), availableForSale: index === 100 }),
    );
    const thing = productThing(productOf(variants), SITE);
    expect(thing?.offers).toEqual({
      '@type': 'AggregateOffer',
      url: `${SITE}/product/1`,
      lowPrice: '500.00',
      highPrice: '501.00',
      priceCurrency: 'INR',
      offerCount: 101,
      availability: 'https://schema.org/InStock',
    });
    expect(problemsOf(thing, ['Thing'], 'it')).toEqual([]);
  });

  it.each([
    [inr(49_950), '499.50'],
    [{ amount: 1500, currency: 'JPY' }, '1500'],
    [{ amount: 5, currency: 'KWD' }, '0.005'],
  ])('states %j as %s', (price, decimal) => {
    expect(productThing(productOf([variantOf({}, { price })]), SITE)?.offers).toMatchObject([
      { price: decimal },
    ]);
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
    [productPath, ['Product', 'BreadcrumbList']],
    [`${productPath}?Size=M`, ['Product', 'BreadcrumbList']],
    ['/product/1', []],
    ['/search-page', []],
    ['/404', []],
  ])('of %s has %j, of the vocabulary of schema.org', async (path, types) => {
    const things = await thingsAt(path);
    expect(typesOf(things)).toEqual(types);
    expect(things.flatMap((thing) => problemsOf(thing, ['Thing'], 'it'))).toEqual([]);
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

  it('is valid for the second store', async () => {
    const shoes = createPageRenderer({
      createClients: () => shoesShop.clients,
      content: await loadContent('eu-shoes'),
      siteUrl: '',
      smsInboxUrl: null,
    });
    for (const path of [
      '/',
      '/products?collection=sneaker',
      `/product/${stores[1]?.products[0]?.id.split('/').at(-1)}`,
    ]) {
      const { structuredData } = await shoes.renderPage(path, patiently);
      expect(structuredData).toHaveLength(2);
      expect(structuredData.flatMap((thing) => problemsOf(thing, ['Thing'], 'it'))).toEqual([]);
    }
  });
});
