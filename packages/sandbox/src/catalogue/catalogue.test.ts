import { isDeepStrictEqual } from 'node:util';
import { garmentKinds, renderGarment } from '@naap/garments';
import { describe, expect, it } from 'vitest';
import { catalogue } from './index.ts';
import { buildProducts } from './products.ts';
import { slug } from './slug.ts';
import { categoryTags, genderTagOf, groupTags, styleTags } from './tags.ts';
import type { CatalogueProduct } from './types.ts';

const { products, collections } = catalogue();

const withTags = (...tags: readonly string[]): readonly CatalogueProduct[] =>
  products.filter((product) => tags.every((tag) => product.tags.includes(tag)));

const pricesOf = ({ variants }: CatalogueProduct): readonly number[] => variants.map(({ price }) => price);

describe('the catalogue', () => {
  it('has at least 400 products and is the same each time it is built', () => {
    expect(products.length).toBeGreaterThanOrEqual(400);
    expect(isDeepStrictEqual(buildProducts(), products)).toBe(true);
  });

  it.each([...categoryTags, ...styleTags, 'women', 'men', 'dresses', 'Sports', 'Inner Wear', 'Lingerie'])(
    'has products tagged %s',
    (tag) => {
      expect(withTags(tag).length).toBeGreaterThan(0);
    },
  );

  it('gives every product exactly one gender, in both spellings', () => {
    for (const product of products) {
      const genders = (['women', 'men'] as const).filter((gender) => product.tags.includes(gender));
      expect(genders, product.handle).toHaveLength(1);
      for (const gender of genders) expect(product.tags).toContain(genderTagOf[gender]);
    }
  });

  it('has at least four categories in every group of the Categories screen', () => {
    for (const gender of ['women', 'men'] as const) {
      for (const group of groupTags[gender]) {
        const items = categoryTags.filter((tag) => withTags(genderTagOf[gender], group, tag).length > 0);
        expect(items.length, `${gender}, ${group}`).toBeGreaterThanOrEqual(4);
      }
    }
  });

  it.each([
    [
      'women',
      'Western Wear',
      ['Dresses', 'Tops', 'Jeans', 'Shirts', 'T-Shirts', 'Trousers', 'Co-ords', 'Jumpsuits'],
    ],
    [
      'women',
      'Western Wear',
      ['Skirts & Shorts', 'Jackets', 'Sweatshirts', 'Sweaters', 'Maxi Dresses', 'Floral Tops'],
    ],
    [
      'women',
      'Lingerie & Loungewear',
      ['Bras', 'Briefs', 'Shapewear', 'Lounge Pants', 'Tank Tops', 'Co-ords', 'Shorts'],
    ],
    [
      'women',
      'Sports Wear',
      ['T-Shirts', 'Track Pants', 'Tank Tops', 'Shorts', 'Jackets', 'Sweatshirts', 'Bras'],
    ],
    [
      'women',
      'Gen-Z Fashion',
      ['Crop Tops', 'Mini Skirts', 'Cargos', 'Dresses', 'Oversized Tees', 'Crop Tees'],
    ],
    [
      'men',
      'Casual Wear',
      ['Shirts', 'T-Shirts', 'Jeans', 'Trousers', 'Shorts', 'Jackets', 'Sweatshirts', 'Sweaters'],
    ],
    [
      'men',
      'Casual Wear',
      ['Polo T-Shirts', 'Half Sleeve Shirts', 'Stripes & Checks', 'Casual Trousers', 'Casual Shorts'],
    ],
    ['men', 'Sports Wear', ['T-Shirts', 'Track Pants', 'Shorts', 'Jackets', 'Sweatshirts', 'Tank Tops']],
    [
      'men',
      'Gen-Z Fashion',
      ['Oversized Tees', 'Oversized Shirts', 'Printed Tees', 'Printed Shirts', 'Cargos', 'Jeans'],
    ],
  ] as const)('has %s, %s in %j', (gender, group, items) => {
    for (const item of items) {
      expect(withTags(genderTagOf[gender], group, item).length, item).toBeGreaterThan(0);
    }
  });

  it.each(['H&M', 'Zara', 'Nike', 'Adidas', 'Puma', "Levi's", 'Only', 'Vero Moda'])(
    'has products of %s',
    (vendor) => {
      expect(products.some((product) => product.vendor === vendor)).toBe(true);
    },
  );

  it('has a product of every garment kind, whose first image can be rendered', () => {
    const kinds = new Map(products.map((product) => [product.images[0]?.drawing.spec.kind, product]));
    expect([...kinds.keys()].toSorted()).toEqual([...garmentKinds].toSorted());
    for (const { handle, images } of kinds.values()) {
      const drawing = images[0]?.drawing;
      expect(drawing && renderGarment(drawing.spec, drawing), handle).toMatch(/^<svg/);
    }
  });

  it('has unique ids, handles, SKUs and image paths', () => {
    const variants = products.flatMap((product) => product.variants);
    const images = products.flatMap((product) => product.images);
    const unique = (values: readonly unknown[]) => expect(new Set(values).size).toBe(values.length);
    unique(products.map(({ id }) => id));
    unique(products.map(({ handle }) => handle));
    unique(variants.map(({ id }) => id));
    unique(variants.map(({ sku }) => sku));
    unique(images.map(({ path }) => path));
    unique(collections.map(({ handle }) => handle));
    for (const { handle } of products) expect(handle).toBe(slug(handle));
  });

  it('has prices in every range of the price chips, some with paise, some reduced', () => {
    for (const { handle, variants } of products) {
      for (const { price, compareAtPrice } of variants) {
        expect(Number.isSafeInteger(price) && price > 0, handle).toBe(true);
        expect(compareAtPrice === null || compareAtPrice > price, handle).toBe(true);
      }
    }
    const lowestPrices = products.map((product) => Math.min(...pricesOf(product)) / 100);
    const chips = [0, 500, 1000, 2000, 5000, 20_000];
    for (const [index, from] of chips.slice(0, -1).entries()) {
      const to = chips[index + 1] ?? 0;
      const inRange = lowestPrices.filter((price) => price >= from && price < to);
      expect(inRange.length, `${from}-${to}`).toBeGreaterThan(5);
    }
    expect(products.some((product) => pricesOf(product).some((price) => price % 100 === 50))).toBe(true);
    expect(products.some(({ variants }) => variants.some(({ compareAtPrice }) => compareAtPrice))).toBe(true);
  });

  it('has products with each combination of options, images and stock that screens must handle', () => {
    const names = ({ options }: CatalogueProduct) => options.map(({ name }) => name);
    const some = (holds: (product: CatalogueProduct) => boolean) => expect(products.filter(holds).length);
    some(({ images }) => images.length === 1).toBeGreaterThan(3);
    some(({ images }) => images.length > 12).toBeGreaterThan(3);
    some((product) => names(product).includes('COLOR') && names(product).includes('SIZE')).toBeGreaterThan(3);
    some((product) => names(product).join() === 'Color,Size').toBeGreaterThan(3);
    some((product) => names(product).join() === 'Size').toBeGreaterThan(3);
    some((product) => names(product).join() === 'Color').toBeGreaterThan(3);
    some((product) => names(product).join() === 'Title').toBeGreaterThan(0);
    some(({ variants }) =>
      variants.every(({ quantityAvailable }) => quantityAvailable === 0),
    ).toBeGreaterThan(3);
    some(({ title }) => title.length > 90).toBeGreaterThan(2);
    some(({ title }) => /\p{Script=Devanagari}/u.test(title)).toBeGreaterThan(2);
    some(({ variants }) => new Set(variants.map(({ price }) => price)).size > 1).toBeGreaterThan(3);
  });

  it('has dresses, sarees and bags with a single variant, most of them on sale', () => {
    const single = products.filter(({ variants }) => variants.length === 1);
    expect(single.length).toBeGreaterThan(40);
    expect(single.filter(({ tags }) => tags.includes('dresses')).length).toBeGreaterThan(20);
    const onSale = single.filter(({ variants }) =>
      variants.some(({ quantityAvailable }) => quantityAvailable > 0),
    );
    expect(onSale.length).toBeGreaterThan(single.length * 0.75);
  });

  it('has variants with one value of each option, and no two with the same values', () => {
    for (const { handle, options, variants } of products) {
      for (const { selectedOptions } of variants) {
        expect(
          selectedOptions.map(({ name }) => name),
          handle,
        ).toEqual(options.map(({ name }) => name));
        for (const [index, { value }] of selectedOptions.entries()) {
          expect(
            options[index]?.values.map(({ name }) => name),
            handle,
          ).toContain(value);
        }
      }
      expect(new Set(variants.map(({ title }) => title)).size, handle).toBe(variants.length);
    }
  });

  it('describes every product in HTML with a list and care instructions', () => {
    for (const { handle, descriptionHtml } of products) {
      expect(descriptionHtml, handle).toMatch(/<p>.+<ul><li>.+Fabric and care/s);
    }
  });
});

describe('the Hindi texts', () => {
  const texts = products.map((product) => {
    const hindi = product.translations?.HI;
    if (!hindi) throw new Error(`${product.handle} has no Hindi texts.`);
    return { product, hindi };
  });
  const devanagari = /\p{Script=Devanagari}/u;
  const latin = /\p{Script=Latin}/u;

  it('are a title, a description and alternative texts of every product, in Devanagari', () => {
    for (const { product, hindi } of texts) {
      const { handle, title, descriptionHtml, images } = product;
      expect(hindi.title, handle).toMatch(devanagari);
      expect(hindi.title, handle).not.toMatch(latin);
      if (latin.test(title)) expect(hindi.title, handle).not.toBe(title);
      expect(hindi.descriptionHtml, handle).toMatch(devanagari);
      expect(hindi.descriptionHtml, handle).not.toBe(descriptionHtml);
      for (const { altText, translations } of images) {
        expect(translations?.HI?.altText.startsWith(`${hindi.title}, `), altText).toBe(true);
        expect(translations?.HI?.altText, altText).not.toMatch(latin);
      }
    }
  });

  it('leave nothing in English but names of sizes, shapes and materials', () => {
    const words = texts.flatMap(
      ({ hindi }) => hindi.descriptionHtml.replace(/<[^>]*>/g, ' ').match(/[a-z]+/gi) ?? [],
    );
    expect([...new Set(words)].toSorted()).toEqual(['J', 'M', 'PU']);
  });

  it('have the elements of the English description', () => {
    const tags = (html: string) => html.match(/<[^>]*>/g);
    for (const { product, hindi } of texts) {
      expect(tags(hindi.descriptionHtml), product.handle).toEqual(tags(product.descriptionHtml));
    }
  });

  it('have the numbers, percentages and measures of the English texts', () => {
    const units: Readonly<Record<string, string>> = {
      'g/m²': ' ग्राम/मी²',
      oz: ' औंस',
      m: ' मीटर',
      inch: ' इंच',
      inches: ' इंच',
      gauge: ' गेज',
    };
    const numbers = (text: string) => (text.match(/\d+(?:\.\d+)?[%′″]?/g) ?? []).toSorted();
    let measures = 0;
    for (const { product, hindi } of texts) {
      const { handle } = product;
      const english = `${product.title} ${product.descriptionHtml}`;
      const inHindi = `${hindi.title} ${hindi.descriptionHtml}`;
      expect(numbers(inHindi), handle).toEqual(numbers(english));
      for (const [, number, unit = ''] of english.matchAll(
        /(\d+(?:\.\d+)?)[ -](g\/m²|oz|m|inch|inches|gauge)(?![a-z])/g,
      )) {
        measures += 1;
        expect(inHindi, handle).toContain(`${number}${units[unit]}`);
      }
    }
    expect(measures).toBeGreaterThan(100);
  });

  it('count the same pockets, rows and buttons as the English details', () => {
    const numerals: Readonly<Record<string, string>> = {
      one: 'एक',
      two: 'दो',
      three: 'तीन',
      four: 'चार',
      five: 'पाँच',
    };
    const items = (html: string) => [...html.matchAll(/<li>(.+?)<\/li>/g)].map(([, text = '']) => text);
    let counted = 0;
    for (const { product, hindi } of texts) {
      const inHindi = items(hindi.descriptionHtml);
      for (const [index, item] of items(product.descriptionHtml).entries()) {
        for (const [word] of item.toLowerCase().matchAll(/\b(one|two|three|four|five)\b(?!-way)/g)) {
          counted += 1;
          expect(inHindi[index]?.split(/\s+/), item).toContain(numerals[word]);
        }
      }
    }
    expect(counted).toBeGreaterThan(100);
  });

  it('are in the composed form of Unicode (NFC)', () => {
    for (const { product, hindi } of texts) {
      for (const text of [hindi.title, hindi.descriptionHtml]) {
        expect(text, product.handle).toBe(text.normalize('NFC'));
      }
    }
  });

  it('repeat no word in a title', () => {
    for (const { product, hindi } of texts) {
      if (product.title.length > 90) continue;
      const words = hindi.title.split(' ');
      expect(new Set(words).size, hindi.title).toBe(words.length);
    }
  });
});

describe('the collections', () => {
  it.each([
    'track-pants',
    'dresses',
    'womens-t-shirts',
    'womens-trousers',
    'tops',
    'mens-t-shirts',
    'casual-shoes',
    'flats',
    'jeans',
    'sneakers',
    'handbags',
    'accessories',
    'summer-sale',
    'new-arrivals',
    'best-sellers',
    'lingerie',
    'inner-wear',
    'western-wear',
    'sports-wear',
  ])('include %s', (handle) => {
    expect(collections.map((collection) => collection.handle)).toContain(handle);
  });

  it('have at least four products each, and no product twice', () => {
    for (const collection of collections) {
      expect(collection.products.length, collection.handle).toBeGreaterThan(3);
      expect(new Set(collection.products).size, collection.handle).toBe(collection.products.length);
    }
  });
});
