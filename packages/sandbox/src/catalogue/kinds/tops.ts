import type { ProductKinds } from './product-kind.ts';
import {
  allColours,
  brightColours,
  checks,
  crafts,
  florals,
  looseFits,
  softColours,
  stripes,
} from './shared.ts';

const topDetails = [
  'Ribbed neckband that keeps its shape',
  'Side seams pressed flat',
  'Sleeves set in by hand',
];

const shirtDetails = [
  'Four-hole buttons, cross-stitched',
  'Curved hem, to wear in or out',
  'One chest pocket',
];

const tee = {
  productType: 'T-Shirt',
  sizes: 'letters',
  fabrics: ['combed cotton', 'cotton slub', 'organic cotton'],
  fits: looseFits,
  details: topDetails,
} as const;

const shirt = {
  productType: 'Shirt',
  sizes: 'letters',
  fabrics: ['handloom cotton', 'linen blend', 'cotton poplin', 'mul cotton'],
  fits: looseFits,
  details: shirtDetails,
} as const;

/** T-shirts, shirts and blouses. */
export const tops = {
  't-shirt': {
    ...tee,
    nouns: ['T-Shirt', 'Crew-Neck T-Shirt', 'Everyday Tee'],
    patterns: stripes,
    palette: allColours,
    features: ['Pocket', 'Contrast-Neck', 'Side-Slit'],
  },
  'oversized-tee': {
    ...tee,
    nouns: ['Oversized Tee', 'Oversized T-Shirt'],
    patterns: ['wide-stripe', 'shibori'],
    palette: allColours,
    features: ['Drop-Shoulder', 'Heavyweight', 'Washed'],
  },
  'crop-tee': {
    ...tee,
    productType: 'Crop Top',
    nouns: ['Crop Tee', 'Crop Top', 'Cropped T-Shirt'],
    patterns: [...stripes, 'polka', 'ditsy'],
    palette: [...brightColours, ...softColours],
    features: ['Ribbed', 'Scoop-Neck', 'Baby'],
  },
  'printed-tee': {
    ...tee,
    nouns: ['Printed Tee', 'Graphic T-Shirt', 'Graphic Tee'],
    patterns: [],
    palette: allColours,
    features: ['Hand-Screened', 'Slogan', 'Puff-Print'],
  },
  polo: {
    ...tee,
    productType: 'Polo T-Shirt',
    fabrics: ['cotton pique', 'combed cotton'],
    nouns: ['Polo T-Shirt', 'Polo'],
    patterns: stripes,
    palette: allColours,
    features: ['Tipped', 'Two-Button', 'Knit-Collar'],
  },
  'tank-top': {
    ...tee,
    productType: 'Tank Top',
    fabrics: ['rib cotton', 'organic cotton', 'quick-dry knit'],
    nouns: ['Tank Top', 'Tank', 'Sleeveless Vest'],
    patterns: ['breton', 'pin'],
    palette: allColours,
    features: ['Ribbed', 'Racer', 'Contrast-Binding'],
  },
  shirt: {
    ...shirt,
    nouns: ['Shirt', 'Full-Sleeve Shirt'],
    patterns: [...stripes, ...checks, 'ajrakh', 'ditsy'],
    palette: allColours,
    features: ['Button-Down', 'Band-Collar', 'Garment-Washed'],
  },
  'half-sleeve-shirt': {
    ...shirt,
    nouns: ['Half-Sleeve Shirt', 'Camp Shirt', 'Holiday Shirt'],
    patterns: [...checks, ...crafts, ...florals],
    palette: allColours,
    features: ['Camp-Collar', 'Coconut-Button', 'Block-Printed'],
  },
  'oversized-shirt': {
    ...shirt,
    nouns: ['Oversized Shirt', 'Big Shirt'],
    patterns: [...stripes, ...checks],
    palette: allColours,
    features: ['Drop-Shoulder', 'Double-Pocket', 'Boyfriend'],
  },
  'peplum-top': {
    productType: 'Top',
    nouns: ['Peplum Top', 'Top', 'Smocked Top'],
    sizes: 'letters',
    fabrics: ['mul cotton', 'viscose crepe', 'handloom cotton'],
    patterns: [...florals, 'polka', 'gingham'],
    palette: [...brightColours, ...softColours],
    fits: ['Easy', 'Fitted', 'Regular'],
    features: ['Tie-Back', 'Puff-Sleeve', 'Square-Neck'],
    details: ['Elastic smocking at the back', 'Peplum cut on the bias', 'Loop-and-button keyhole'],
  },
  blouse: {
    productType: 'Top',
    nouns: ['Blouse', 'Top'],
    sizes: 'letters',
    fabrics: ['georgette', 'viscose crepe', 'mul cotton'],
    patterns: [...florals, 'polka'],
    palette: [...softColours, ...brightColours],
    fits: ['Easy', 'Flowing'],
    features: ['Balloon-Sleeve', 'Pin-Tuck', 'Bow-Neck'],
    details: ['Gathered yoke', 'Covered buttons', 'Sheer enough to layer, opaque enough not to'],
  },
} satisfies Partial<ProductKinds>;
