import type { ProductKinds } from './product-kind.ts';

/** Bras, briefs and shapewear. */
export const innerWear = {
  bra: {
    productType: 'Bra',
    nouns: ['T-Shirt Bra', 'Everyday Bra', 'Bralette'],
    sizes: 'bra',
    fabrics: ['modal stretch', 'cotton stretch'],
    patterns: ['lace', 'ditsy'],
    palette: ['gulkand', 'kajal', 'lassi', 'jamun', 'chai', 'lavender', 'anar'],
    fits: ['Full-Coverage', 'Medium-Coverage'],
    features: ['Lace-Trim', 'Wire-Free', 'Padded'],
    details: ['Three rows of hooks', 'Straps that stay up', 'No wire, no seams under a T-shirt'],
  },
  briefs: {
    productType: 'Briefs',
    nouns: ['Briefs', 'Hipster Briefs', 'Briefs (Pack of 3)'],
    sizes: 'letters',
    fabrics: ['modal stretch', 'cotton stretch'],
    patterns: ['ditsy', 'polka', 'breton'],
    palette: ['kajal', 'rakh', 'gulkand', 'lassi', 'raat', 'jamun', 'chai'],
    fits: ['Mid-Rise', 'Full'],
    features: ['Tag-Free', 'No-Show', 'Lace-Trim'],
    details: ['Tag-free back', 'Soft covered waistband', 'Lined gusset'],
  },
  shapewear: {
    productType: 'Shapewear',
    nouns: ['Shapewear', 'Shaping Bodysuit', 'Saree Shapewear'],
    sizes: 'letters',
    fabrics: ['modal stretch'],
    patterns: [],
    palette: ['chai', 'kajal', 'lassi', 'gulkand', 'jamun'],
    fits: ['Firm', 'Light'],
    features: ['Seamless', 'High-Waist', 'Breathable'],
    details: ['Smooths without rolling down', 'Bonded edges, no lines', 'Breathable panel at the back'],
  },
} satisfies Partial<ProductKinds>;
