import type { ProductKinds } from './product-kind.ts';
import { brightColours, crafts, earthyColours, florals, looseFits, softColours } from './shared.ts';

const dressDetails = [
  'Pockets in both side seams',
  'Lined to the knee',
  'Waist seam set at the natural waist',
];

const dress = {
  productType: 'Dress',
  sizes: 'letters',
  fabrics: ['mul cotton', 'viscose crepe', 'handloom cotton', 'georgette'],
  fits: ['Easy', 'Fitted', 'Flowing', 'Regular'],
  details: dressDetails,
} as const;

/** Dresses, jumpsuits and co-ord sets. */
export const dresses = {
  'fit-flare-dress': {
    ...dress,
    nouns: ['Fit-and-Flare Dress', 'Flared Dress', 'Skater Dress'],
    patterns: [...florals, ...crafts, 'polka', 'gingham'],
    palette: brightColours,
    features: ['Sweetheart-Neck', 'Tie-Waist', 'Strappy'],
  },
  'maxi-dress': {
    ...dress,
    nouns: ['Maxi Dress', 'Maxi', 'Long Dress'],
    patterns: [...florals, 'leheriya', 'ikat', 'bandhani'],
    palette: [...brightColours, ...softColours],
    features: ['Tiered', 'Puff-Sleeve', 'Empire-Line'],
  },
  'puff-midi-dress': {
    ...dress,
    nouns: ['Midi Dress', 'Puff-Sleeve Midi', 'Prairie Dress'],
    patterns: ['gingham', 'ditsy', 'polka', 'floral'],
    palette: [...softColours, ...brightColours],
    features: ['Smocked', 'Square-Neck', 'Tie-Waist'],
  },
  'bodycon-dress': {
    ...dress,
    fabrics: ['rib knit', 'ponte knit'],
    nouns: ['Bodycon Dress', 'Bodycon Midi'],
    patterns: ['pin', 'breton'],
    palette: ['kajal', 'anar', 'rani', 'jamun', 'mehendi', 'morpankh', 'rakh'],
    features: ['Ribbed', 'Side-Slit', 'One-Shoulder'],
  },
  'slip-dress': {
    ...dress,
    fabrics: ['satin', 'viscose crepe'],
    nouns: ['Slip Dress', 'Cami Dress'],
    patterns: ['ditsy', 'polka'],
    palette: ['kajal', 'lassi', 'gulkand', 'jamun', 'mehendi', 'lavender', 'anar'],
    features: ['Bias-Cut', 'Cowl-Neck', 'Lace-Trim'],
  },
  jumpsuit: {
    productType: 'Jumpsuit',
    nouns: ['Jumpsuit', 'Playsuit'],
    sizes: 'letters',
    fabrics: ['linen blend', 'viscose crepe', 'cotton twill'],
    patterns: ['ditsy', 'polka', 'ikat', 'pin'],
    palette: ['kajal', 'mehendi', 'geru', 'neel', 'anar', 'kora', 'morpankh'],
    fits: ['Wide-Leg', 'Tapered', 'Easy'],
    features: ['Tie-Waist', 'Button-Front', 'Strappy'],
    details: ['Buttons you can undo alone', 'Two side pockets', 'Waist tie you can take off'],
  },
  'co-ord-set': {
    productType: 'Co-ord Set',
    nouns: ['Co-ord Set', 'Two-Piece Set'],
    sizes: 'letters',
    fabrics: ['linen blend', 'mul cotton', 'handloom cotton', 'loopback cotton'],
    patterns: ['ikat', 'buta', 'gingham', 'pin', 'ajrakh', 'shibori'],
    palette: [...earthyColours, ...softColours],
    fits: looseFits,
    features: ['Matching', 'Lounge', 'Resort'],
    details: ['Top and bottom, one price', 'Each piece wears well alone', 'Elastic waist with a cord'],
  },
} satisfies Partial<ProductKinds>;
