import type { ProductKinds } from './product-kind.ts';

/** Bras, briefs and shapewear. */
export const innerWear = {
  bra: {
    productType: 'Bra',
    nouns: { 'T-Shirt Bra': 'टी-शर्ट ब्रा', 'Everyday Bra': 'एवरीडे ब्रा', Bralette: 'ब्रालेट' },
    sizes: 'bra',
    fabrics: ['modal stretch', 'cotton stretch'],
    patterns: ['lace', 'ditsy'],
    palette: ['gulkand', 'kajal', 'lassi', 'jamun', 'chai', 'lavender', 'anar'],
    fits: { 'Full-Coverage': 'फ़ुल-कवरेज', 'Medium-Coverage': 'मीडियम-कवरेज' },
    features: { 'Lace-Trim': 'लेस-ट्रिम', 'Wire-Free': 'वायर-फ़्री', Padded: 'पैडेड' },
    details: {
      'Three rows of hooks': 'हुक की तीन कतारें',
      'Straps that stay up': 'स्ट्रैप, जो फिसलें नहीं',
      'No wire, no seams under a T-shirt': 'न वायर, न टी-शर्ट के नीचे दिखती सिलाई',
    },
  },
  briefs: {
    productType: 'Briefs',
    nouns: { Briefs: 'ब्रीफ़', 'Hipster Briefs': 'हिपस्टर ब्रीफ़', 'Briefs (Pack of 3)': 'ब्रीफ़ (3 का पैक)' },
    sizes: 'letters',
    fabrics: ['modal stretch', 'cotton stretch'],
    patterns: ['ditsy', 'polka', 'breton'],
    palette: ['kajal', 'rakh', 'gulkand', 'lassi', 'raat', 'jamun', 'chai'],
    fits: { 'Mid-Rise': 'मिड-राइज़', Full: 'फ़ुल' },
    features: { 'Tag-Free': 'टैग-फ़्री', 'No-Show': 'नो-शो', 'Lace-Trim': 'लेस-ट्रिम' },
    details: {
      'Tag-free back': 'पीछे कोई टैग नहीं',
      'Soft covered waistband': 'कपड़े से ढका मुलायम वेस्टबैंड',
      'Lined gusset': 'अस्तरदार गसेट',
    },
  },
  shapewear: {
    productType: 'Shapewear',
    nouns: { Shapewear: 'शेपवियर', 'Shaping Bodysuit': 'शेपिंग बॉडीसूट', 'Saree Shapewear': 'साड़ी शेपवियर' },
    sizes: 'letters',
    fabrics: ['modal stretch'],
    patterns: [],
    palette: ['chai', 'kajal', 'lassi', 'gulkand', 'jamun'],
    fits: { Firm: 'फ़र्म', Light: 'लाइट' },
    features: { Seamless: 'सीमलेस', 'High-Waist': 'हाई-वेस्ट', Breathable: 'ब्रीदेबल' },
    details: {
      'Smooths without rolling down': 'नीचे मुड़े बिना शेप दे',
      'Bonded edges, no lines': 'बॉन्डेड किनारे, कपड़ों पर कोई लाइन नहीं',
      'Breathable panel at the back': 'पीछे हवादार पैनल',
    },
  },
} satisfies Partial<ProductKinds>;
