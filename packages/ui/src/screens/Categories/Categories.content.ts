import type { ArtName } from '../../components/index.ts';

export interface CategoryItem {
  readonly name: string;
  readonly art: ArtName;
}

export interface CategoryGroup {
  readonly title: string;
  readonly items: readonly CategoryItem[];
}

const item = (name: string, art: ArtName): CategoryItem => ({ name, art });

/** The category tree (spec sections 2 and 3): gender, its groups, their items. Every name is a filter tag. */
export const categoryTree = {
  "Women's Wear": [
    {
      title: 'Western Wear',
      items: [
        item('Dresses', 'dress'),
        item('Tops', 'top-floral'),
        item('Co-ords', 'co-ord'),
        item('Jumpsuits', 'jumpsuit'),
        item('Skirts & Shorts', 'skirt'),
        item('Jeans', 'jeans'),
        item('Trousers', 'trousers-women'),
        item('T-Shirts', 'tee-women'),
      ],
    },
    {
      title: 'Lingerie & Loungewear',
      items: [
        item('Bras', 'bra'),
        item('Briefs', 'briefs'),
        item('Lounge Pants', 'lounge-pants'),
        item('Shapewear', 'shapewear'),
      ],
    },
    {
      title: 'Sports Wear',
      items: [
        item('Track Pants', 'track'),
        item('T-Shirts', 'tee-women'),
        item('Tank Tops', 'tank'),
        item('Shorts', 'shorts'),
      ],
    },
    {
      title: 'Gen-Z Fashion',
      items: [
        item('Crop Tops', 'tee-crop'),
        item('Cargos', 'cargos'),
        item('Mini Skirts', 'skirt-mini'),
        item('Dresses', 'dress-bodycon'),
      ],
    },
  ],
  "Men's Wear": [
    {
      title: 'Casual Wear',
      items: [
        item('Shirts', 'shirt'),
        item('T-Shirts', 'tee'),
        item('Jeans', 'jeans'),
        item('Trousers', 'trousers'),
        item('Shorts', 'shorts'),
        item('Jackets', 'jacket-denim'),
      ],
    },
    {
      title: 'Sports Wear',
      items: [
        item('Track Pants', 'track'),
        item('T-Shirts', 'polo'),
        item('Sweatshirts', 'sweatshirt'),
        item('Shorts', 'shorts'),
      ],
    },
    {
      title: 'Gen-Z Fashion',
      items: [
        item('Oversized Tees', 'tee-oversized'),
        item('Oversized Shirts', 'shirt-oversized'),
        item('Printed Tees', 'tee-printed'),
        item('Cargos', 'cargos'),
      ],
    },
  ],
} as const satisfies Readonly<Record<string, readonly CategoryGroup[]>>;

export type Gender = keyof typeof categoryTree;

export const genders: readonly Gender[] = ["Women's Wear", "Men's Wear"];
