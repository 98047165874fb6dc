import { describe, expect, it } from 'vitest';
import { catalogue } from '../../catalogue/index.ts';
import type { CatalogueProduct } from '../../catalogue/types.ts';
import { compileSearch } from './match.ts';
import { productTexts, suggestionTexts } from './product-search.ts';

const { products } = catalogue();

const found = (query: string): readonly CatalogueProduct[] => {
  const scoreOf = compileSearch(query, productTexts);
  return products.filter((product) => scoreOf(product) > 0);
};

/** Expects that every search scores some products higher than some others, which it may leave out. */
function expectHigher(
  query: string,
  isWanted: (product: CatalogueProduct) => boolean,
  isOther: (product: CatalogueProduct) => boolean,
): void {
  for (const texts of [productTexts, suggestionTexts]) {
    const scoreOf = compileSearch(query, texts);
    const [wanted, others] = [products.filter(isWanted).map(scoreOf), products.filter(isOther).map(scoreOf)];
    expect(wanted.length * others.length).toBeGreaterThan(0);
    expect(Math.min(...wanted)).toBeGreaterThan(Math.max(0, ...others));
  }
}

describe('a search', () => {
  it('finds everything for an empty query', () => {
    expect(found('')).toHaveLength(products.length);
    expect(found('-')).toHaveLength(products.length);
  });

  it('matches whole tags and brands, ignoring case', () => {
    const tagged = (tag: string) => products.filter(({ tags }) => tags.includes(tag));
    expect(found('tag:jeans')).toEqual(tagged('Jeans'));
    expect(found('tag:Jean')).toEqual([]);
    expect(found('tag:"Skirts & Shorts"')).toEqual(tagged('Skirts & Shorts'));
    expect(found('vendor:"h&m"')).toEqual(products.filter(({ vendor }) => vendor === 'H&M'));
  });

  it('finds the products of a time, and those in stock', () => {
    const since = products[0]?.createdAt ?? '';
    expect(found(`created_at:>='${since}'`)).toEqual(products.filter(({ createdAt }) => createdAt >= since));
    const [inStock, soldOut] = [found('available_for_sale:true'), found('available_for_sale:false')];
    expect(soldOut.length).toBeGreaterThan(0);
    expect(inStock.length + soldOut.length).toBe(products.length);
  });

  it.each([
    ['T-Shirts', 'tshirts'],
    ['dress', 'dresses'],
    ['Levis', "Levi's"],
    ['hm', 'H&M'],
    ['half-sleeve', 'half sleeve'],
    ['pique', 'piqué'],
    ['kora:linen', 'kora linen'],
  ])('finds the same for %s and %s', (one, other) => {
    expect(found(one).length).toBeGreaterThan(0);
    expect(found(one)).toEqual(found(other));
  });

  it.each(['H&M', "Levi's", 'Vero Moda'])('finds only products of the brand for %s', (brand) => {
    expect([...new Set(found(brand).map(({ vendor }) => vendor))]).toEqual([brand]);
  });

  it('does not find T-shirts for shirts', () => {
    const shirts = found('shirts');
    expect(shirts.length).toBeGreaterThan(0);
    expect(shirts.filter(({ tags }) => !tags.includes('Shirts'))).toEqual([]);
  });

  it.each([
    ['t-shi', 'T-Shirt', 'Bra'],
    ['tshirts', 'T-Shirt', 'Crop Top'],
    ['shirts', 'Shirt', 'T-Shirt'],
    ['bras', 'Bra', 'T-Shirt'],
  ])('scores for %j every product of the type %s higher than one of %s', (query, wanted, other) => {
    expectHigher(
      query,
      ({ productType }) => productType === wanted,
      ({ productType }) => productType === other,
    );
  });

  it.each([
    ['Pink dress', 'Dress', /\bpink\b/],
    ['black jeans', 'Jeans', /\bblack\b/],
  ])('scores for %j products higher whose picture has the colour', (query, type, colour) => {
    const all = found(query).filter(({ productType }) => productType === type);
    const isColoured = ({ images }: CatalogueProduct) => colour.test(images[0]?.altText ?? '');
    expectHigher(
      query,
      (product) => all.includes(product) && isColoured(product),
      (product) => all.includes(product) && !isColoured(product),
    );
  });

  it('treats the last word as a prefix', () => {
    expect(found('cotton kurt').length).toBeGreaterThan(0);
    expect(found('cott kurta')).toEqual([]);
  });
});
