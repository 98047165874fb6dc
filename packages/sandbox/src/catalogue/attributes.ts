import { type FabricName, fabrics } from './fabrics.ts';
import { hash32 } from './random.ts';
import type {
  CatalogueCategory,
  CatalogueMetafield,
  CatalogueTaxonomyValue,
  CatalogueVariant,
} from './types.ts';

/** Names of the product categories by their id in Shopify's product taxonomy. */
export const categoryNames: Readonly<Record<string, string>> = {
  aa: 'Apparel & Accessories',
  'aa-1': 'Clothing',
  'aa-1-4': 'Dresses',
  'aa-1-6': 'Lingerie',
  'aa-1-8': 'Jumpsuits & Co-ords',
  'aa-1-10': 'Jackets',
  'aa-1-12': 'Trousers',
  'aa-1-12-4': 'Jeans',
  'aa-1-13': 'Tops',
  'aa-1-13-3': 'Sweaters',
  'aa-1-13-7': 'Shirts',
  'aa-1-13-8': 'T-Shirts',
  'aa-1-14': 'Shorts',
  'aa-1-15': 'Skirts',
  'aa-1-22': 'Traditional Clothing',
  'aa-2': 'Clothing Accessories',
  'aa-5': 'Handbags',
  'aa-8': 'Shoes',
  'aa-8-8': 'Sneakers',
};

const categoryIds: Readonly<Record<string, string>> = {
  Accessory: 'aa-2',
  Bra: 'aa-1-6',
  Briefs: 'aa-1-6',
  Cargos: 'aa-1-12',
  'Casual Shoes': 'aa-8',
  'Co-ord Set': 'aa-1-8',
  'Crop Top': 'aa-1-13',
  Dress: 'aa-1-4',
  Dupatta: 'aa-1-22',
  Flats: 'aa-8',
  Handbag: 'aa-5',
  Jacket: 'aa-1-10',
  Jeans: 'aa-1-12-4',
  Jumpsuit: 'aa-1-8',
  Kurta: 'aa-1-22',
  'Lounge Pants': 'aa-1-12',
  'Polo T-Shirt': 'aa-1-13-8',
  Saree: 'aa-1-22',
  Shapewear: 'aa-1-6',
  Shirt: 'aa-1-13-7',
  Shorts: 'aa-1-14',
  Skirt: 'aa-1-15',
  Sneakers: 'aa-8-8',
  'T-Shirt': 'aa-1-13-8',
  'Tank Top': 'aa-1-13',
  Top: 'aa-1-13',
  'Track Pants': 'aa-1-12',
  Trousers: 'aa-1-12',
  Sweater: 'aa-1-13-3',
  Sweatshirt: 'aa-1-13-3',
};

/** Returns the category of a product type; the top category for an unknown type. */
export function categoryOf(productType: string): CatalogueCategory {
  const id = categoryIds[productType] ?? 'aa';
  return { id, name: categoryNames[id] ?? productType };
}

export function productMetafields(fabric: FabricName, createdAt: string): readonly CatalogueMetafield[] {
  const { composition, care } = fabrics[fabric];
  return [
    { namespace: 'custom', key: 'composition', type: 'single_line_text_field', value: composition[0] },
    { namespace: 'custom', key: 'dry_clean_only', type: 'boolean', value: String(care === 'dry') },
    { namespace: 'custom', key: 'season', type: 'number_integer', value: createdAt.slice(0, 4) },
  ];
}

export function taxonomyValues(fabric: FabricName): readonly CatalogueTaxonomyValue[] {
  const [name] = fabrics[fabric].short;
  return [{ attribute: 'fabric', id: hash32(`taxonomy/fabric/${name}`), name }];
}

/** Adds the days until dispatch: half a day from the store where stock is ample, else two days from the warehouse. */
export function withVariantMetafields(variant: CatalogueVariant): CatalogueVariant {
  const value = variant.quantityAvailable > 20 ? '0.5' : '2';
  return {
    ...variant,
    metafields: [{ namespace: 'custom', key: 'dispatch_days', type: 'number_decimal', value }],
  };
}
