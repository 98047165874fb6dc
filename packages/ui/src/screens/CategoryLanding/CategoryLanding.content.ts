import type { ArtName } from '../../components/index.ts';

/** A tile of the landing page; the value is the handle of the collection it opens. */
export interface LandingTile {
  readonly label: string;
  readonly collection: string;
  readonly art: ArtName;
}

const tile = (label: string, collection: string, art: ArtName): LandingTile => ({ label, collection, art });

/** 'Featured Categories': twelve tiles in four columns, in the order of spec section 2. */
export const featured: readonly LandingTile[] = [
  tile('track pants', 'track-pants', 'track'),
  tile('dresses', 'dresses', 'dress'),
  tile("women's t-shirts", 'womens-t-shirts', 'tee-women'),
  tile("women's trousers", 'womens-trousers', 'trousers-women'),
  tile('tops', 'tops', 'top-floral'),
  tile("men's t-shirts", 'mens-t-shirts', 'tee'),
  tile('casual shoes', 'casual-shoes', 'casual-shoes'),
  tile('flats', 'flats', 'flats'),
  tile('jeans', 'jeans', 'jeans'),
  tile('sneakers', 'sneakers', 'sneakers'),
  tile('handbags', 'handbags', 'handbag'),
  tile('accessories', 'accessories', 'cap'),
];

export interface LandingSection {
  readonly title: string;
  readonly items: readonly { name: string; tags: readonly string[]; art: ArtName }[];
}

const sample = (name: string, art: ArtName, ...tags: string[]) => ({ name, art, tags });
const women = "Women's Wear";
const men = "Men's Wear";

const quickCategories = (gender: string, icons: readonly (readonly [label: string, art: ArtName])[]) =>
  icons.map(([label, art]) => ({ label, art, tags: [gender, label] }));

/** The static sample sections, four to a section (spec section 2). */
export const landing = {
  women: {
    hero: 'dress',
    banners: ['dress-maxi', 'handbag', 'saree'],
    quickCategories: quickCategories(women, [
      ['Dresses', 'dress-maxi'],
      ['Tops', 'blouse'],
      ['T-Shirts', 'tee'],
      ['Shirts', 'shirt'],
      ['Jeans', 'jeans'],
      ['Trousers', 'trousers'],
      ['Co-ords', 'co-ord'],
      ['Jackets', 'bomber'],
      ['Sweaters', 'sweater'],
      ['Shorts', 'shorts'],
      ['Track Pants', 'track'],
      ['Lounge Pants', 'lounge-pants'],
      ['Cargos', 'cargos'],
    ]),
    sections: [
      {
        title: 'Featured for women',
        items: [
          sample('Flared Dresses', 'dress', women, 'Flared Dresses'),
          sample('Floral Tops', 'top-floral', women, 'Floral Tops'),
          sample('Co-ords', 'co-ord', women, 'Co-ords'),
          sample('Jumpsuits', 'jumpsuit', women, 'Jumpsuits'),
        ],
      },
      {
        title: 'Top selling',
        items: [
          sample('Gingham dresses', 'dress-gingham', women, 'Dresses'),
          sample('Jeans', 'jeans', women, 'Jeans'),
          sample('Crop Tops', 'tee-crop', women, 'Crop Tops'),
          sample('Skirts', 'skirt', women, 'Skirts & Shorts'),
        ],
      },
      {
        title: 'Dresses',
        items: [
          sample('Maxi Dresses', 'dress-maxi', women, 'Maxi Dresses'),
          sample('Bodycon Dresses', 'dress-bodycon', women, 'Bodycon Dresses'),
          sample('Printed Dresses', 'dress-polka', women, 'Printed Dresses'),
          sample('Flared Dresses', 'dress', women, 'Flared Dresses'),
        ],
      },
      {
        title: 'New arrivals',
        items: [
          sample('Slit Skirts', 'skirt-slit', women, 'Slit Skirts'),
          sample('Blouses', 'blouse', women, 'Tops'),
          sample('Denim minis', 'skirt-mini', women, 'Mini Skirts'),
          sample('Lounge Pants', 'lounge-pants', women, 'Lounge Pants'),
        ],
      },
      {
        title: 'Best sellers',
        items: [
          sample('Bras', 'bra', women, 'Bras'),
          sample('T-Shirts', 'tee-women', women, 'T-Shirts'),
          sample('Trousers', 'trousers-women', women, 'Trousers'),
          sample('Track Pants', 'track', women, 'Track Pants'),
        ],
      },
    ],
  },
  men: {
    hero: 'bomber',
    banners: ['shirt', 'sneakers', 'bomber'],
    quickCategories: quickCategories(men, [
      ['T-Shirts', 'tee'],
      ['Shirts', 'shirt'],
      ['Jeans', 'jeans'],
      ['Trousers', 'trousers'],
      ['Co-ords', 'co-ord'],
      ['Jackets', 'bomber'],
      ['Sweaters', 'sweater'],
      ['Sweatshirts', 'sweatshirt'],
      ['Shorts', 'shorts'],
      ['Track Pants', 'track'],
      ['Lounge Pants', 'lounge-pants'],
      ['Cargos', 'cargos'],
      ['Tank Tops', 'tank'],
    ]),
    sections: [
      {
        title: 'Featured for men',
        items: [
          sample('Oversized Tees', 'tee-oversized', men, 'Oversized Tees'),
          sample('Printed Shirts', 'shirt-leheriya', men, 'Printed Shirts'),
          sample('Cargos', 'cargos', men, 'Cargos'),
          sample('Jackets', 'bomber', men, 'Jackets'),
        ],
      },
      {
        title: 'Top selling',
        items: [
          sample('T-Shirts', 'tee', men, 'T-Shirts'),
          sample('Jeans', 'jeans', men, 'Jeans'),
          sample('Polo T-Shirts', 'polo', men, 'Polo T-Shirts'),
          sample('Shorts', 'shorts', men, 'Shorts'),
        ],
      },
      {
        title: 'Suits',
        items: [
          sample('Blazers', 'blazer', men, 'Jackets'),
          sample('Trousers', 'trousers', men, 'Casual Trousers'),
          sample('Striped shirts', 'shirt-stripe', men, 'Stripes & Checks'),
          sample('Kurtas', 'kurta-ajrakh', men, 'Shirts'),
        ],
      },
      {
        title: 'New arrivals',
        items: [
          sample('Hoodies', 'hoodie', men, 'Sweatshirts'),
          sample('Denim jackets', 'jacket-denim', men, 'Jackets'),
          sample('Printed Tees', 'tee-printed', men, 'Printed Tees'),
          sample('Oversized Shirts', 'shirt-oversized', men, 'Oversized Shirts'),
        ],
      },
      {
        title: 'Best sellers',
        items: [
          sample('Half sleeve shirts', 'shirt-leheriya', men, 'Half Sleeve Shirts'),
          sample('Track Pants', 'track', men, 'Track Pants'),
          sample('Sweaters', 'sweater', men, 'Sweaters'),
          sample('Tank Tops', 'tank', men, 'Tank Tops'),
        ],
      },
    ],
  },
} as const satisfies Readonly<
  Record<
    string,
    {
      hero: ArtName;
      banners: readonly [ArtName, ArtName, ArtName];
      /** The thirteen small icons. */
      quickCategories: readonly { label: string; tags: readonly string[]; art: ArtName }[];
      sections: readonly LandingSection[];
    }
  >
>;

export type LandingName = keyof typeof landing;
