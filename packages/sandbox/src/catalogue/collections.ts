import { createRandom, idOf } from './random.ts';
import { slug } from './slug.ts';
import { categoryTags, styleTags } from './tags.ts';
import type { CatalogueCollection, CatalogueProduct } from './types.ts';

type Rule = (product: CatalogueProduct) => boolean;

const tagged =
  (...tags: readonly string[]): Rule =>
  (product) =>
    tags.every((tag) => product.tags.includes(tag));
const ofType =
  (...types: readonly string[]): Rule =>
  (product) =>
    types.includes(product.productType);
const women = tagged("Women's Wear");
const men = tagged("Men's Wear");
const both =
  (first: Rule, second: Rule): Rule =>
  (product) =>
    first(product) && second(product);

const summerTags = [
  'Dresses',
  'Shorts',
  'T-Shirts',
  'Tops',
  'Tank Tops',
  'Skirts & Shorts',
  'Half Sleeve Shirts',
];
const summerSale: Rule = (product) =>
  product.tags.includes('Sale') && summerTags.some((tag) => product.tags.includes(tag));

const createdSince =
  (iso: string): Rule =>
  (product) =>
    product.createdAt >= iso;

/** Collections that the tiles of the home and category pages link to. */
const curatedCollections: readonly (readonly [title: string, description: string, rule: Rule])[] = [
  ['Women', 'Everything for women.', women],
  ['Men', 'Everything for men.', men],
  ["Women's T-Shirts", 'Tees for women, from baby to boxy.', both(women, tagged('T-Shirts'))],
  ["Men's T-Shirts", 'Tees and polos for men.', both(men, tagged('T-Shirts'))],
  ["Women's Trousers", 'Trousers for desks, trains and dinners.', both(women, tagged('Trousers'))],
  ['Casual Shoes', 'Shoes that do not squeak.', ofType('Casual Shoes')],
  ['Flats', 'Ballet flats and juttis.', ofType('Flats')],
  ['Sneakers', 'Low tops, gum soles, colour pops.', ofType('Sneakers')],
  ['Handbags', 'Satchels and top-handle bags.', ofType('Handbag')],
  ['Accessories', 'Belts, caps, dupattas and bags.', tagged('Accessories')],
  ['Footwear', 'Everything for the feet.', tagged('Footwear')],
  ['Lingerie', 'Bras, briefs and shapewear.', tagged('Lingerie')],
  ['Inner Wear', 'What goes underneath, for everyone.', tagged('Inner Wear')],
  ['Indian Wear', 'Kurtas, sarees and dupattas.', tagged('Indian Wear')],
  ['Sports', 'To sweat in.', tagged('Sports')],
  ['Summer Sale', 'Light things, lighter prices.', summerSale],
  ['Sale', 'Everything that costs less than it did.', tagged('Sale')],
  ['New Arrivals', 'Cut in the last two months.', createdSince('2026-09-01')],
  ['Best Sellers', 'What leaves the shop fastest.', ({ unitsSold }) => unitsSold > 1500],
  ['Top Selling', 'What leaves the shop fastest.', ({ unitsSold }) => unitsSold > 2200],
  ['Trending', 'What your street is wearing.', ({ unitsSold }) => unitsSold > 1000],
  [
    'Under 999',
    'Change back from a thousand.',
    ({ variants }) => variants.every(({ price }) => price < 99_900),
  ],
];

/** Returns the curated collections, then one collection for each filter tag without a curated one of its name. */
export function buildCollections(products: readonly CatalogueProduct[]): readonly CatalogueCollection[] {
  const collections = new Map<string, CatalogueCollection>();
  const add = (title: string, description: string, rule: Rule): void => {
    const handle = slug(title);
    if (collections.has(handle)) return;
    const members = createRandom(`collection/${handle}`).shuffle(products.filter(rule));
    collections.set(handle, {
      id: idOf(`collection/${handle}`),
      handle,
      title,
      description,
      products: members,
    });
  };
  for (const [title, description, rule] of curatedCollections) add(title, description, rule);
  for (const tag of [...categoryTags, ...styleTags]) add(tag, `All ${tag}.`, tagged(tag));
  return [...collections.values()];
}
