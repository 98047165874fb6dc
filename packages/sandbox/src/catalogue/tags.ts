/**
 * The filter tags (spec section 9) of the products. `@naap/content` lists the same tags as the shop's configuration. The lists are separate on
 * purpose: this one belongs to the third-party catalogue, and neither package imports the other. `packages/state/test/contract` compares them.
 */
export const categoryTags = [
  'Shirts',
  'T-Shirts',
  'Jeans',
  'Trousers',
  'Shorts',
  'Track Pants',
  'Jackets',
  'Sweatshirts',
  'Sweaters',
  'Dresses',
  'Tops',
  'Co-ords',
  'Skirts & Shorts',
  'Jumpsuits',
  'Bras',
  'Briefs',
  'Lounge Pants',
  'Shapewear',
  'Crop Tops',
  'Tank Tops',
  'Mini Skirts',
  'Cargos',
] as const;

export const styleTags = [
  'Casual Wear',
  'Sports Wear',
  'Gen-Z Fashion',
  'Western Wear',
  'Lingerie & Loungewear',
  'Oversized Tees',
  'Polo T-Shirts',
  'Oversized Shirts',
  'Half Sleeve Shirts',
  'Printed Shirts',
  'Stripes & Checks',
  'Casual Trousers',
  'Casual Shorts',
  'Printed Dresses',
  'Flared Dresses',
  'Bodycon Dresses',
  'Maxi Dresses',
  'Floral Tops',
  'Printed Tees',
  'Crop Tees',
  'Slit Skirts',
  'Relaxed Fit Shorts',
  'Western Avenue',
] as const;

export type CategoryTag = (typeof categoryTags)[number];
export type StyleTag = (typeof styleTags)[number];
export type Gender = 'women' | 'men';

/** The style tags of the groups on the Categories screen, by gender. */
export const groupTags = {
  women: ['Western Wear', 'Lingerie & Loungewear', 'Sports Wear', 'Gen-Z Fashion'],
  men: ['Casual Wear', 'Sports Wear', 'Gen-Z Fashion'],
} as const satisfies Record<Gender, readonly StyleTag[]>;

export const genderTagOf: Readonly<Record<Gender, string>> = { women: "Women's Wear", men: "Men's Wear" };
