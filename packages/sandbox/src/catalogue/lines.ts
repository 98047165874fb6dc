import type { GarmentKind } from '@naap/garments';
import type { CategoryTag, Gender, StyleTag } from './tags.ts';

/** A product line: products of one garment kind that share tags and a price range. */
export interface ProductLine {
  readonly gender: Gender;
  readonly kind: GarmentKind;
  readonly count: number;
  /** Price range in whole rupees, before rounding to price endings. */
  readonly price: readonly [min: number, max: number];
  readonly categories: readonly CategoryTag[];
  readonly styles: readonly StyleTag[];
  /** Style tags added to products with a printed pattern. */
  readonly printedStyles?: readonly StyleTag[];
  /** Style tags added to striped and checked products. */
  readonly checkedStyles?: readonly StyleTag[];
  /** How many of ten products have a pattern; default 4. Garment kinds without patterns ignore it. */
  readonly patterned?: number;
  /** Tags that are not filter tags: for shortcuts and free-text search. */
  readonly extraTags?: readonly string[];
  /** A third-party brand. Default: one of the shop's own brands. */
  readonly vendor?: string;
  /** Whether products come in one colour and one size, with no options to select. */
  readonly hasSingleVariant?: boolean;
}

type LineOptions = Omit<ProductLine, 'gender' | 'kind' | 'count' | 'price' | 'categories' | 'styles'>;

const lineFor =
  (gender: Gender) =>
  (
    kind: GarmentKind,
    count: number,
    price: readonly [number, number],
    categories: readonly CategoryTag[],
    styles: readonly StyleTag[],
    options: LineOptions = {},
  ): ProductLine => ({ gender, kind, count, price, categories, styles, ...options });

const women = lineFor('women');
const men = lineFor('men');

const lingerie: LineOptions = { extraTags: ['Lingerie', 'Inner Wear'] };
const innerWear: LineOptions = { extraTags: ['Inner Wear'] };
const sports: LineOptions = { extraTags: ['Sports'], patterned: 0 };
const printedOften: LineOptions = { patterned: 8, printedStyles: ['Printed Dresses'] };
const indian: LineOptions = { extraTags: ['Indian Wear', 'Festive'], patterned: 9 };
const shoes: LineOptions = { extraTags: ['Footwear'] };
const accessories: LineOptions = { extraTags: ['Accessories'] };
const checks: LineOptions = { patterned: 7, checkedStyles: ['Stripes & Checks'] };

const westernWear: readonly ProductLine[] = [
  women('fit-flare-dress', 12, [999, 2799], ['Dresses'], ['Western Wear', 'Flared Dresses'], printedOften),
  women('maxi-dress', 12, [1299, 3999], ['Dresses'], ['Western Wear', 'Maxi Dresses'], printedOften),
  women(
    'puff-midi-dress',
    10,
    [1199, 2999],
    ['Dresses'],
    ['Western Wear', 'Flared Dresses', 'Western Avenue'],
    {
      ...printedOften,
      patterned: 9,
    },
  ),
  women('bodycon-dress', 10, [799, 2199], ['Dresses'], ['Western Wear', 'Bodycon Dresses', 'Gen-Z Fashion'], {
    patterned: 2,
  }),
  women('slip-dress', 7, [1099, 2499], ['Dresses'], ['Western Wear', 'Western Avenue', 'Gen-Z Fashion'], {
    patterned: 4,
    printedStyles: ['Printed Dresses'],
  }),
  women('peplum-top', 12, [499, 1499], ['Tops'], ['Western Wear'], {
    patterned: 8,
    printedStyles: ['Floral Tops'],
  }),
  women('blouse', 10, [699, 1799], ['Tops'], ['Western Wear', 'Western Avenue'], {
    patterned: 8,
    printedStyles: ['Floral Tops'],
  }),
  women('shirt', 9, [799, 1999], ['Shirts'], ['Western Wear', 'Casual Wear'], checks),
  women(
    'oversized-shirt',
    7,
    [899, 1999],
    ['Shirts'],
    ['Western Wear', 'Oversized Shirts', 'Gen-Z Fashion'],
    checks,
  ),
  women('t-shirt', 12, [349, 899], ['T-Shirts'], ['Western Wear', 'Casual Wear']),
  women('printed-tee', 8, [399, 999], ['T-Shirts'], ['Western Wear', 'Printed Tees', 'Gen-Z Fashion']),
  women('polo', 5, [599, 1199], ['T-Shirts'], ['Western Wear', 'Polo T-Shirts', 'Casual Wear']),
  women('jeans', 10, [1199, 3499], ['Jeans'], ['Western Wear', 'Casual Wear', 'Gen-Z Fashion']),
  women('trousers', 10, [899, 2499], ['Trousers'], ['Western Wear', 'Casual Trousers'], { patterned: 2 }),
  women('shorts', 7, [499, 1299], ['Shorts', 'Skirts & Shorts'], ['Western Wear', 'Casual Shorts']),
  women('skirt', 8, [899, 2499], ['Skirts & Shorts'], ['Western Wear'], { patterned: 9 }),
  women(
    'slit-skirt',
    8,
    [899, 2199],
    ['Skirts & Shorts'],
    ['Western Wear', 'Slit Skirts', 'Western Avenue'],
    {
      patterned: 3,
    },
  ),
  women('jumpsuit', 8, [1299, 3499], ['Jumpsuits'], ['Western Wear', 'Western Avenue']),
  women('co-ord-set', 8, [1499, 3999], ['Co-ords'], ['Western Wear', 'Western Avenue'], { patterned: 7 }),
  women('denim-jacket', 6, [1799, 3999], ['Jackets'], ['Western Wear', 'Gen-Z Fashion']),
  women('blazer', 5, [2999, 6999], ['Jackets'], ['Western Wear', 'Western Avenue'], { patterned: 4 }),
  women('sweatshirt', 6, [899, 1999], ['Sweatshirts'], ['Western Wear', 'Casual Wear'], { patterned: 2 }),
  women('sweater', 7, [1199, 3499], ['Sweaters'], ['Western Wear', 'Casual Wear'], { patterned: 6 }),
];

const lingerieAndLoungewear: readonly ProductLine[] = [
  women('bra', 10, [399, 1299], ['Bras'], ['Lingerie & Loungewear'], { ...lingerie, patterned: 4 }),
  women('briefs', 8, [199, 699], ['Briefs'], ['Lingerie & Loungewear'], { ...lingerie, patterned: 4 }),
  women('shapewear', 6, [799, 1999], ['Shapewear'], ['Lingerie & Loungewear'], lingerie),
  women('lounge-pants', 8, [499, 1299], ['Lounge Pants'], ['Lingerie & Loungewear'], { patterned: 7 }),
  women('tank-top', 5, [249, 599], ['Tank Tops'], ['Lingerie & Loungewear'], innerWear),
  women('t-shirt', 4, [349, 699], ['T-Shirts'], ['Lingerie & Loungewear'], { extraTags: ['Nightwear'] }),
  women('shorts', 4, [349, 799], ['Shorts'], ['Lingerie & Loungewear'], { extraTags: ['Nightwear'] }),
  women('co-ord-set', 5, [999, 1999], ['Co-ords'], ['Lingerie & Loungewear'], {
    extraTags: ['Nightwear'],
    patterned: 8,
  }),
];

const womensSports: readonly ProductLine[] = [
  women('t-shirt', 6, [399, 999], ['T-Shirts'], ['Sports Wear'], sports),
  women('track-pants', 8, [699, 1799], ['Track Pants'], ['Sports Wear'], sports),
  women('tank-top', 6, [349, 899], ['Tank Tops'], ['Sports Wear'], sports),
  women('shorts', 6, [499, 1099], ['Shorts'], ['Sports Wear', 'Relaxed Fit Shorts'], sports),
  women('bomber-jacket', 5, [1499, 3499], ['Jackets'], ['Sports Wear'], sports),
  women('hoodie', 5, [999, 2199], ['Sweatshirts'], ['Sports Wear'], sports),
  women('bra', 5, [499, 1299], ['Bras'], ['Sports Wear'], sports),
];

const womensGenZ: readonly ProductLine[] = [
  women('crop-tee', 12, [299, 899], ['Crop Tops', 'Tops'], ['Gen-Z Fashion', 'Crop Tees'], { patterned: 4 }),
  women('tank-top', 6, [299, 699], ['Tank Tops', 'Tops'], ['Gen-Z Fashion'], { patterned: 3 }),
  women('mini-skirt', 9, [599, 1499], ['Mini Skirts', 'Skirts & Shorts'], ['Gen-Z Fashion', 'Western Wear'], {
    patterned: 4,
  }),
  women('cargos', 7, [999, 2199], ['Cargos'], ['Gen-Z Fashion']),
  women('oversized-tee', 8, [449, 1199], ['T-Shirts'], ['Gen-Z Fashion', 'Oversized Tees'], { patterned: 3 }),
  women('hoodie', 5, [999, 2299], ['Sweatshirts'], ['Gen-Z Fashion']),
  women('co-ord-set', 4, [1299, 2999], ['Co-ords'], ['Gen-Z Fashion'], { patterned: 6 }),
  women('shorts', 5, [499, 1199], ['Shorts'], ['Gen-Z Fashion', 'Relaxed Fit Shorts']),
];

const womensIndian: readonly ProductLine[] = [
  women('kurta', 10, [799, 2999], [], [], indian),
  women('saree', 9, [1999, 12_999], [], [], indian),
  women('dupatta', 5, [499, 1999], [], [], { ...indian, extraTags: ['Indian Wear', 'Accessories'] }),
];

const womensFootwearAndAccessories: readonly ProductLine[] = [
  women('flats', 9, [599, 1999], [], ['Western Wear'], shoes),
  women('sneakers', 5, [1299, 3999], [], ['Gen-Z Fashion'], shoes),
  women('casual-shoes', 4, [999, 2499], [], ['Casual Wear'], shoes),
  women('handbag', 12, [1199, 7999], [], ['Western Wear'], { ...accessories, patterned: 4 }),
  women('belt', 4, [399, 1199], [], ['Western Wear'], accessories),
  women('cap', 3, [349, 799], [], ['Gen-Z Fashion'], accessories),
];

const mensCasual: readonly ProductLine[] = [
  men('shirt', 12, [799, 2499], ['Shirts'], ['Casual Wear'], { ...checks, patterned: 8 }),
  men('half-sleeve-shirt', 12, [699, 1999], ['Shirts'], ['Casual Wear', 'Half Sleeve Shirts'], {
    patterned: 8,
    printedStyles: ['Printed Shirts'],
    checkedStyles: ['Stripes & Checks'],
  }),
  men('oversized-shirt', 5, [899, 1999], ['Shirts'], ['Casual Wear', 'Oversized Shirts'], checks),
  men('t-shirt', 12, [349, 999], ['T-Shirts'], ['Casual Wear']),
  men('polo', 9, [599, 1499], ['T-Shirts'], ['Casual Wear', 'Polo T-Shirts'], { patterned: 3 }),
  men('jeans', 11, [1299, 4499], ['Jeans'], ['Casual Wear']),
  men('trousers', 10, [999, 2999], ['Trousers'], ['Casual Wear', 'Casual Trousers'], { patterned: 2 }),
  men('shorts', 8, [499, 1499], ['Shorts'], ['Casual Wear', 'Casual Shorts'], { patterned: 4 }),
  men('cargos', 6, [1099, 2499], ['Cargos'], ['Casual Wear']),
  men('denim-jacket', 5, [1999, 4999], ['Jackets'], ['Casual Wear']),
  men('blazer', 4, [3499, 8999], ['Jackets'], ['Casual Wear'], { patterned: 4 }),
  men('sweater', 7, [1299, 3999], ['Sweaters'], ['Casual Wear'], { patterned: 6 }),
  men('sweatshirt', 7, [899, 2199], ['Sweatshirts'], ['Casual Wear'], { patterned: 2 }),
  men('co-ord-set', 4, [1499, 3499], ['Co-ords'], ['Casual Wear'], { patterned: 6 }),
];

const mensSports: readonly ProductLine[] = [
  men('t-shirt', 7, [399, 1099], ['T-Shirts'], ['Sports Wear'], sports),
  men('polo', 4, [699, 1499], ['T-Shirts'], ['Sports Wear', 'Polo T-Shirts'], sports),
  men('track-pants', 9, [799, 1999], ['Track Pants'], ['Sports Wear'], sports),
  men('shorts', 6, [499, 1299], ['Shorts'], ['Sports Wear', 'Relaxed Fit Shorts'], sports),
  men('bomber-jacket', 6, [1699, 4499], ['Jackets'], ['Sports Wear'], sports),
  men('hoodie', 5, [1099, 2499], ['Sweatshirts'], ['Sports Wear'], sports),
  men('tank-top', 5, [349, 899], ['Tank Tops'], ['Sports Wear'], sports),
];

const mensGenZ: readonly ProductLine[] = [
  men('oversized-tee', 10, [449, 1299], ['T-Shirts'], ['Gen-Z Fashion', 'Oversized Tees'], { patterned: 3 }),
  men('printed-tee', 10, [399, 1099], ['T-Shirts'], ['Gen-Z Fashion', 'Printed Tees']),
  men('oversized-shirt', 5, [999, 2199], ['Shirts'], ['Gen-Z Fashion', 'Oversized Shirts'], checks),
  men(
    'half-sleeve-shirt',
    6,
    [799, 1999],
    ['Shirts'],
    ['Gen-Z Fashion', 'Printed Shirts', 'Half Sleeve Shirts'],
    {
      patterned: 10,
      checkedStyles: ['Stripes & Checks'],
    },
  ),
  men('cargos', 6, [1099, 2699], ['Cargos'], ['Gen-Z Fashion']),
  men('jeans', 5, [1499, 3499], ['Jeans'], ['Gen-Z Fashion']),
  men('shorts', 6, [549, 1399], ['Shorts'], ['Gen-Z Fashion', 'Relaxed Fit Shorts'], { patterned: 4 }),
  men('sweatshirt', 4, [999, 2199], ['Sweatshirts'], ['Gen-Z Fashion']),
  men('hoodie', 5, [1099, 2499], ['Sweatshirts'], ['Gen-Z Fashion']),
  men('bomber-jacket', 4, [1999, 5499], ['Jackets'], ['Gen-Z Fashion']),
  men('tank-top', 4, [299, 699], ['Tank Tops'], ['Gen-Z Fashion']),
  men('co-ord-set', 4, [1499, 2999], ['Co-ords'], ['Gen-Z Fashion'], { patterned: 7 }),
];

const mensOther: readonly ProductLine[] = [
  men('briefs', 5, [249, 799], ['Briefs'], [], innerWear),
  men('tank-top', 4, [249, 499], ['Tank Tops'], [], innerWear),
  men('lounge-pants', 5, [599, 1299], ['Lounge Pants'], ['Casual Wear'], { patterned: 7 }),
  men('kurta', 8, [899, 3499], [], [], { ...indian, patterned: 6 }),
  men('sneakers', 8, [1499, 5999], [], ['Casual Wear'], shoes),
  men('casual-shoes', 7, [1199, 3999], [], ['Casual Wear'], shoes),
  men('belt', 4, [499, 1499], [], ['Casual Wear'], accessories),
  men('cap', 4, [349, 899], [], ['Gen-Z Fashion'], accessories),
];

/** Products of the eight brands that the search page offers as chips. */
const thirdPartyBrands: readonly ProductLine[] = [
  women('t-shirt', 2, [499, 999], ['T-Shirts'], ['Western Wear', 'Casual Wear'], { vendor: 'H&M' }),
  men('shirt', 2, [1299, 2299], ['Shirts'], ['Casual Wear'], { ...checks, vendor: 'H&M' }),
  women('blazer', 2, [4999, 7999], ['Jackets'], ['Western Wear'], { vendor: 'Zara' }),
  women('trousers', 2, [2299, 3499], ['Trousers'], ['Western Wear', 'Casual Trousers'], { vendor: 'Zara' }),
  men('sneakers', 3, [4999, 9999], [], ['Sports Wear'], { ...shoes, vendor: 'Nike' }),
  women('track-pants', 2, [1999, 3499], ['Track Pants'], ['Sports Wear'], { ...sports, vendor: 'Nike' }),
  men('track-pants', 2, [1799, 3499], ['Track Pants'], ['Sports Wear'], { ...sports, vendor: 'Adidas' }),
  men('bomber-jacket', 2, [2999, 5999], ['Jackets'], ['Sports Wear'], { ...sports, vendor: 'Adidas' }),
  women('sneakers', 2, [2999, 5999], [], ['Sports Wear'], { ...shoes, vendor: 'Puma' }),
  men('t-shirt', 2, [899, 1699], ['T-Shirts'], ['Sports Wear'], { ...sports, vendor: 'Puma' }),
  men('jeans', 3, [2499, 4999], ['Jeans'], ['Casual Wear'], { vendor: "Levi's" }),
  women('jeans', 2, [2299, 3999], ['Jeans'], ['Western Wear', 'Casual Wear'], { vendor: "Levi's" }),
  women('peplum-top', 3, [999, 1999], ['Tops'], ['Western Wear'], {
    vendor: 'Only',
    patterned: 7,
    printedStyles: ['Floral Tops'],
  }),
  women('fit-flare-dress', 3, [1999, 3999], ['Dresses'], ['Western Wear', 'Flared Dresses'], {
    ...printedOften,
    vendor: 'Vero Moda',
  }),
];

/** Free-size products, which a shopper adds to the bag without selecting options. */
const singleVariantLines: readonly ProductLine[] = [
  women('maxi-dress', 12, [899, 2499], ['Dresses'], ['Western Wear', 'Maxi Dresses'], {
    ...printedOften,
    hasSingleVariant: true,
  }),
  women('puff-midi-dress', 10, [799, 1999], ['Dresses'], ['Western Wear', 'Flared Dresses'], {
    ...printedOften,
    hasSingleVariant: true,
  }),
  women('saree', 6, [1499, 4999], [], [], { ...indian, hasSingleVariant: true }),
  women('handbag', 6, [999, 2999], [], ['Western Wear'], { ...accessories, hasSingleVariant: true }),
  women('skirt', 4, [699, 1499], ['Skirts & Shorts'], ['Western Wear'], {
    patterned: 9,
    hasSingleVariant: true,
  }),
];

export const productLines: readonly ProductLine[] = [
  ...westernWear,
  ...lingerieAndLoungewear,
  ...womensSports,
  ...womensGenZ,
  ...womensIndian,
  ...womensFootwearAndAccessories,
  ...mensCasual,
  ...mensSports,
  ...mensGenZ,
  ...mensOther,
  ...thirdPartyBrands,
  ...singleVariantLines,
];
