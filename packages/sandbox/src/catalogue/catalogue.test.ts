import { isDeepStrictEqual } from 'node:util';
import { garmentKinds, renderGarment, silhouettes } from '@naap/garments';
import { describe, expect, it } from 'vitest';
import { sortProducts } from '../storefront/sort.ts';
import { tags } from './data.ts';
import { catalogue } from './index.ts';
import { buildProducts } from './products.ts';
import { silhouetteOf } from './silhouettes.ts';
import { slug } from './slug.ts';
import type { CatalogueProduct } from './types.ts';

const { products, collections } = catalogue();

const pricesOf = ({ variants }: CatalogueProduct): readonly number[] => variants.map(({ price }) => price);

describe('the catalogue', () => {
  it('has at least 400 products and is the same each time it is built', () => {
    expect(products.length).toBeGreaterThanOrEqual(400);
    expect(isDeepStrictEqual(buildProducts(), products)).toBe(true);
  });

  it('gives every product exactly one gender, in both spellings', () => {
    for (const product of products) {
      const genders = (['women', 'men'] as const).filter((gender) => product.tags.includes(gender));
      expect(genders, product.handle).toHaveLength(1);
      for (const gender of genders) expect(product.tags).toContain(tags.genders[gender]);
    }
  });

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

describe('the fit', () => {
  const close = /\b(Slim|Fitted|Tapered|Bodycon|Pencil)\b/;
  const loose = /\b(Relaxed|Easy|Boxy|Flowing|Oversized|Baggy|Wide|Full|Balloon)\b/;
  const textsOf = ({ title, descriptionHtml }: CatalogueProduct) =>
    `${title} ${descriptionHtml}`.replaceAll('Full-Sleeve', '');

  it('is never close and loose at once', () => {
    const contradictions = products.map(textsOf).filter((text) => close.test(text) && loose.test(text));
    expect(contradictions).toEqual([]);
  });

  it('is not compared with a person whom no picture shows', () => {
    for (const product of products) {
      for (const text of [product.descriptionHtml, product.translations?.HI?.descriptionHtml])
        expect(text, product.handle).not.toMatch(/model|मॉडल/i);
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
    expect([...new Set(words)].toSorted()).toEqual(['J', 'PU']);
  });

  it('are in the composed form of Unicode (NFC)', () => {
    for (const { product, hindi } of texts) {
      for (const text of [hindi.title, hindi.descriptionHtml]) {
        expect(text, product.handle).toBe(text.normalize('NFC'));
      }
    }
  });
});

describe('the silhouettes', () => {
  it('are all used by the products of each kind', () => {
    const ofKinds = Map.groupBy(products, ({ images }) => images[0]?.drawing.spec.kind);
    for (const [kind, ofKind] of ofKinds) {
      expect(new Set(ofKind.map(silhouetteOf)).size, kind).toBe(silhouettes.length);
    }
  });

  it('differ between neighbours in the default order of every collection', () => {
    for (const { handle, products: members } of collections) {
      const shown = members.map(silhouetteOf);
      expect(
        shown.filter((silhouette, index) => silhouette === shown[index - 1]),
        handle,
      ).toEqual([]);
    }
  });

  it.each(['PRICE', 'CREATED', 'BEST_SELLING'])('seldom repeat in collections sorted by %s', (sortKey) => {
    const positionOf = sortProducts(sortKey);
    const keyOf = (product: CatalogueProduct): number => {
      const value = positionOf?.(product).value ?? '';
      return typeof value === 'number' ? value : Date.parse(value);
    };
    const sorted = collections.map((collection) =>
      collection.products.toSorted((a, b) => keyOf(a) - keyOf(b) || a.id - b.id).map(silhouetteOf),
    );
    const repeated = sorted.map((shown) =>
      shown.filter((silhouette, index) => silhouette === shown[index - 1]),
    );
    expect(repeated.flat().length / sorted.flat().length).toBeLessThan(0.005);
  });

  it('are the same in all images of a product, and lead images show the whole garment in different views', () => {
    for (const { handle, images, variants } of products) {
      expect(new Set(images.map(({ drawing }) => drawing.spec.silhouette)).size, handle).toBe(1);
      for (const { image } of variants) expect(images, handle).toContain(image);
    }
    const leadViews = new Set(products.map(({ images }) => images[0]?.drawing.view));
    expect([...leadViews].toSorted()).toEqual(['front', 'measured']);
  });
});

describe('the collections', () => {
  it('have at least four products each, and no product twice', () => {
    for (const collection of collections) {
      expect(collection.products.length, collection.handle).toBeGreaterThan(3);
      expect(new Set(collection.products).size, collection.handle).toBe(collection.products.length);
    }
  });
});
