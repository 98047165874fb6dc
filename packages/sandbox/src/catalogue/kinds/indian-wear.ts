import type { ProductKinds } from './product-kind.ts';
import { brightColours, earthyColours } from './shared.ts';

/** Indian wear. */
export const indianWear = {
  kurta: {
    productType: 'Kurta',
    nouns: ['Kurta', 'Straight Kurta', 'Short Kurta'],
    sizes: 'letters',
    fabrics: ['handloom cotton', 'mul cotton', 'chanderi'],
    patterns: ['buta', 'ambi', 'ajrakh', 'bandhani', 'ikat', 'leheriya'],
    palette: [...brightColours, ...earthyColours],
    fits: ['Straight', 'Easy', 'Regular'],
    features: ['Yoke-Embroidered', 'Block-Printed', 'Side-Slit'],
    details: [
      'Piped yoke with thread buttons',
      'Side slits that let you sit on the floor',
      'One hidden pocket',
    ],
  },
  saree: {
    productType: 'Saree',
    nouns: ['Saree', 'Handloom Saree'],
    sizes: 'one',
    fabrics: ['chanderi', 'handloom cotton', 'mulberry silk', 'georgette'],
    patterns: ['buta', 'ambi', 'bandhani', 'leheriya', 'ikat', 'ajrakh'],
    palette: ['neel', 'rani', 'morpankh', 'anar', 'jamun', 'haldi', 'mehendi', 'sindoor'],
    fits: ['Zari-Border', 'Temple-Border'],
    features: ['Zari-Border', 'Tasselled', 'Hand-Woven'],
    details: ['5.5 m saree with 0.8 m blouse piece', 'Fall and edging done', 'Tassels knotted by hand'],
  },
  dupatta: {
    productType: 'Dupatta',
    nouns: ['Dupatta', 'Stole'],
    sizes: 'none',
    fabrics: ['mul cotton', 'chanderi', 'georgette'],
    patterns: ['bandhani', 'leheriya', 'shibori', 'buta'],
    palette: brightColours,
    fits: ['Long', 'Light'],
    features: ['Tasselled', 'Gota-Edged', 'Hand-Dyed'],
    details: ['2.5 m long, 0.9 m wide', 'Edges rolled by hand'],
  },
} satisfies Partial<ProductKinds>;
