import { isDeepStrictEqual } from 'node:util';
import { garmentKinds, silhouettes } from '@naap/garments';
import { describe, expect, it } from 'vitest';
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

  it('has a product of every garment kind', () => {
    const kinds = new Set(products.map(({ images }) => images[0]?.drawing.spec.kind));
    expect([...kinds].toSorted()).toEqual([...garmentKinds].toSorted());
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
    for (const { products: members } of collections) unique(members);
    for (const { handle } of products) expect(handle).toBe(slug(handle));
  });

  it('has prices in every range of the price chips, some with paise, some reduced', () => {
    const isWrong = ({ price, compareAtPrice }: CatalogueProduct['variants'][number]) =>
      !Number.isSafeInteger(price) || price <= 0 || (compareAtPrice !== null && compareAtPrice <= price);
    expect(products.filter(({ variants }) => variants.some(isWrong))).toEqual([]);
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

  it('has variants with one value of each option, and no two with the same values', () => {
    const wrong = products.filter(
      ({ options, variants }) =>
        new Set(variants.map(({ title }) => title)).size < variants.length ||
        !variants.every(({ selectedOptions }) =>
          isDeepStrictEqual(
            selectedOptions,
            options.map(({ name, values }, index) => ({
              name,
              value: values.find((value) => value.name === selectedOptions[index]?.value)?.name,
            })),
          ),
        ),
    );
    expect(wrong.map(({ handle }) => handle)).toEqual([]);
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

  it('are the same in all images of a product, and lead images show the whole garment in different views', () => {
    const mixed = products.filter(
      ({ images, variants }) =>
        new Set(images.map(({ drawing }) => drawing.spec.silhouette)).size > 1 ||
        variants.some(({ image }) => !images.includes(image)),
    );
    expect(mixed.map(({ handle }) => handle)).toEqual([]);
    const leadViews = new Set(products.map(({ images }) => images[0]?.drawing.view));
    expect([...leadViews].toSorted()).toEqual(['front', 'measured']);
  });
});
