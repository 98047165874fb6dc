import type { ProductKinds } from './product-kind.ts';
import { brightColours, crafts, earthyColours, florals, looseFits, softColours } from './shared.ts';

const dressDetails = {
  'Pockets in both side seams': 'दोनों तरफ़ की सिलाई में जेबें',
  'Lined to the knee': 'घुटने तक अस्तर',
  'Waist seam set at the natural waist': 'कमर की सिलाई ठीक नैचुरल वेस्टलाइन पर',
};

const dress = {
  productType: 'Dress',
  sizes: 'letters',
  fabrics: ['mul cotton', 'viscose crepe', 'handloom cotton', 'georgette'],
  fits: { Easy: 'आरामदायक', Fitted: 'फ़िटेड', Flowing: 'फ़्लोई', Regular: 'रेगुलर' },
  details: dressDetails,
} as const;

/** Dresses, jumpsuits and co-ord sets. */
export const dresses = {
  'fit-flare-dress': {
    ...dress,
    nouns: {
      'Fit-and-Flare Dress': 'फ़िट-एंड-फ़्लेयर ड्रेस',
      'Flared Dress': 'फ़्लेयर्ड ड्रेस',
      'Skater Dress': 'स्केटर ड्रेस',
    },
    patterns: [...florals, ...crafts, 'polka', 'gingham'],
    palette: brightColours,
    features: { 'Sweetheart-Neck': 'स्वीटहार्ट-नेक', 'Tie-Waist': 'टाई-वेस्ट', Strappy: 'स्ट्रैपी' },
  },
  'maxi-dress': {
    ...dress,
    nouns: { 'Maxi Dress': 'मैक्सी ड्रेस', Maxi: 'मैक्सी ड्रेस', 'Long Dress': 'लॉन्ग ड्रेस' },
    patterns: [...florals, 'leheriya', 'ikat', 'bandhani'],
    palette: [...brightColours, ...softColours],
    features: { Tiered: 'टियर्ड', 'Puff-Sleeve': 'पफ़-स्लीव', 'Empire-Line': 'एंपायर-लाइन' },
  },
  'puff-midi-dress': {
    ...dress,
    nouns: { 'Midi Dress': 'मिडी ड्रेस', 'Puff-Sleeve Midi': 'पफ़-स्लीव मिडी ड्रेस', 'Prairie Dress': 'प्रेयरी ड्रेस' },
    patterns: ['gingham', 'ditsy', 'polka', 'floral'],
    palette: [...softColours, ...brightColours],
    features: { Smocked: 'स्मॉक्ड', 'Square-Neck': 'स्क्वेयर-नेक', 'Tie-Waist': 'टाई-वेस्ट' },
  },
  'bodycon-dress': {
    ...dress,
    fabrics: ['rib knit', 'ponte knit'],
    nouns: { 'Bodycon Dress': 'बॉडीकॉन ड्रेस', 'Bodycon Midi': 'बॉडीकॉन मिडी ड्रेस' },
    patterns: ['pin', 'breton'],
    palette: ['kajal', 'anar', 'rani', 'jamun', 'mehendi', 'morpankh', 'rakh'],
    features: { Ribbed: 'रिब्ड', 'Side-Slit': 'साइड-स्लिट', 'One-Shoulder': 'वन-शोल्डर' },
  },
  'slip-dress': {
    ...dress,
    fabrics: ['satin', 'viscose crepe'],
    nouns: { 'Slip Dress': 'स्लिप ड्रेस', 'Cami Dress': 'कैमी ड्रेस' },
    patterns: ['ditsy', 'polka'],
    palette: ['kajal', 'lassi', 'gulkand', 'jamun', 'mehendi', 'lavender', 'anar'],
    features: { 'Bias-Cut': 'बायस-कट', 'Cowl-Neck': 'काउल-नेक', 'Lace-Trim': 'लेस-ट्रिम' },
  },
  jumpsuit: {
    productType: 'Jumpsuit',
    nouns: { Jumpsuit: 'जंपसूट', Playsuit: 'प्लेसूट' },
    sizes: 'letters',
    fabrics: ['linen blend', 'viscose crepe', 'cotton twill'],
    patterns: ['ditsy', 'polka', 'ikat', 'pin'],
    palette: ['kajal', 'mehendi', 'geru', 'neel', 'anar', 'kora', 'morpankh'],
    fits: { 'Wide-Leg': 'वाइड-लेग', Tapered: 'टेपर्ड', Easy: 'आरामदायक' },
    features: { 'Tie-Waist': 'टाई-वेस्ट', 'Button-Front': 'बटन-फ़्रंट', Strappy: 'स्ट्रैपी' },
    details: {
      'Buttons you can undo alone': 'बटन, जिन्हें आप खुद खोल सकें',
      'Two side pockets': 'साइड में दो जेबें',
      'Waist tie you can take off': 'कमर की टाई, जिसे आप निकाल सकें',
    },
  },
  'co-ord-set': {
    productType: 'Co-ord Set',
    nouns: { 'Co-ord Set': 'को-ऑर्ड सेट', 'Two-Piece Set': 'टू-पीस सेट' },
    sizes: 'letters',
    fabrics: ['linen blend', 'mul cotton', 'handloom cotton', 'loopback cotton'],
    patterns: ['ikat', 'buta', 'gingham', 'pin', 'ajrakh', 'shibori'],
    palette: [...earthyColours, ...softColours],
    fits: looseFits,
    features: { Matching: 'मैचिंग', Lounge: 'लाउंज', Resort: 'रिज़ॉर्ट' },
    details: {
      'Top and bottom, one price': 'टॉप और बॉटम, एक ही कीमत में',
      'Each piece wears well alone': 'हर पीस अकेले भी खूब जँचे',
      'Elastic waist with a cord': 'डोरी वाली इलास्टिक कमर',
    },
  },
} satisfies Partial<ProductKinds>;
