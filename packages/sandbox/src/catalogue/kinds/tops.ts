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

const topDetails = {
  'Ribbed neckband that keeps its shape': 'रिब्ड नेकबैंड, जो अपना आकार बनाए रखे',
  'Side seams pressed flat': 'प्रेस करके सपाट की गई साइड सिलाई',
  'Sleeves set in by hand': 'हाथ से लगाई गई आस्तीनें',
};

const shirtDetails = {
  'Four-hole buttons, cross-stitched': 'चार छेद वाले बटन, क्रॉस-स्टिच से टँके हुए',
  'Curved hem, to wear in or out': 'गोलाई वाला हेम: अंदर करके पहनें या बाहर',
  'One chest pocket': 'सीने पर एक जेब',
};

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
    nouns: { 'T-Shirt': 'टी-शर्ट', 'Crew-Neck T-Shirt': 'क्रू-नेक टी-शर्ट', 'Everyday Tee': 'एवरीडे टी-शर्ट' },
    patterns: stripes,
    palette: allColours,
    features: { Pocket: 'पॉकेट', 'Contrast-Neck': 'कॉन्ट्रास्ट-नेक', 'Side-Slit': 'साइड-स्लिट' },
  },
  'oversized-tee': {
    ...tee,
    nouns: { 'Oversized Tee': 'ओवरसाइज़्ड टी-शर्ट', 'Oversized T-Shirt': 'ओवरसाइज़्ड टी-शर्ट' },
    patterns: ['wide-stripe', 'shibori'],
    palette: allColours,
    features: { 'Drop-Shoulder': 'ड्रॉप-शोल्डर', Heavyweight: 'हेवीवेट', Washed: 'वॉश्ड' },
  },
  'crop-tee': {
    ...tee,
    productType: 'Crop Top',
    nouns: { 'Crop Tee': 'क्रॉप टी-शर्ट', 'Crop Top': 'क्रॉप टॉप', 'Cropped T-Shirt': 'क्रॉप्ड टी-शर्ट' },
    patterns: [...stripes, 'polka', 'ditsy'],
    palette: [...brightColours, ...softColours],
    features: { Ribbed: 'रिब्ड', 'Scoop-Neck': 'स्कूप-नेक', Baby: 'बेबी' },
  },
  'printed-tee': {
    ...tee,
    nouns: {
      'Printed Tee': 'प्रिंटेड टी-शर्ट',
      'Graphic T-Shirt': 'ग्राफ़िक टी-शर्ट',
      'Graphic Tee': 'ग्राफ़िक टी-शर्ट',
    },
    patterns: [],
    palette: allColours,
    features: { 'Hand-Screened': 'हैंड-स्क्रीन्ड', Slogan: 'स्लोगन', 'Puff-Print': 'पफ़-प्रिंट' },
  },
  polo: {
    ...tee,
    productType: 'Polo T-Shirt',
    fabrics: ['cotton pique', 'combed cotton'],
    nouns: { 'Polo T-Shirt': 'पोलो टी-शर्ट', Polo: 'पोलो टी-शर्ट' },
    patterns: stripes,
    palette: allColours,
    features: { Tipped: 'टिप्ड', 'Two-Button': 'टू-बटन', 'Knit-Collar': 'निट-कॉलर' },
  },
  'tank-top': {
    ...tee,
    productType: 'Tank Top',
    fabrics: ['rib cotton', 'organic cotton', 'quick-dry knit'],
    nouns: { 'Tank Top': 'टैंक टॉप', Tank: 'टैंक टॉप', 'Sleeveless Vest': 'स्लीवलेस वेस्ट' },
    patterns: ['breton', 'pin'],
    palette: allColours,
    features: { Ribbed: 'रिब्ड', Racer: 'रेसरबैक', 'Contrast-Binding': 'कॉन्ट्रास्ट-बाइंडिंग' },
  },
  shirt: {
    ...shirt,
    nouns: { Shirt: 'शर्ट', 'Full-Sleeve Shirt': 'फ़ुल-स्लीव शर्ट' },
    patterns: [...stripes, ...checks, 'ajrakh', 'ditsy'],
    palette: allColours,
    features: { 'Button-Down': 'बटन-डाउन', 'Band-Collar': 'बैंड-कॉलर', 'Garment-Washed': 'गारमेंट-वॉश्ड' },
  },
  'half-sleeve-shirt': {
    ...shirt,
    nouns: { 'Half-Sleeve Shirt': 'हाफ़-स्लीव शर्ट', 'Camp Shirt': 'कैंप शर्ट', 'Holiday Shirt': 'हॉलिडे शर्ट' },
    patterns: [...checks, ...crafts, ...florals],
    palette: allColours,
    features: { 'Camp-Collar': 'कैंप-कॉलर', 'Coconut-Button': 'कोकोनट-बटन', 'Block-Printed': 'ब्लॉक-प्रिंटेड' },
  },
  'oversized-shirt': {
    ...shirt,
    nouns: { 'Oversized Shirt': 'ओवरसाइज़्ड शर्ट', 'Big Shirt': 'ओवरसाइज़्ड शर्ट' },
    patterns: [...stripes, ...checks],
    palette: allColours,
    features: { 'Drop-Shoulder': 'ड्रॉप-शोल्डर', 'Double-Pocket': 'डबल-पॉकेट', Boyfriend: 'बॉयफ़्रेंड' },
  },
  'peplum-top': {
    productType: 'Top',
    nouns: { 'Peplum Top': 'पेप्लम टॉप', Top: 'टॉप', 'Smocked Top': 'स्मॉक्ड टॉप' },
    sizes: 'letters',
    fabrics: ['mul cotton', 'viscose crepe', 'handloom cotton'],
    patterns: [...florals, 'polka', 'gingham'],
    palette: [...brightColours, ...softColours],
    fits: { Easy: 'आरामदायक', Fitted: 'फ़िटेड', Regular: 'रेगुलर' },
    features: { 'Tie-Back': 'टाई-बैक', 'Puff-Sleeve': 'पफ़-स्लीव', 'Square-Neck': 'स्क्वेयर-नेक' },
    details: {
      'Elastic smocking at the back': 'पीछे इलास्टिक स्मॉकिंग',
      'Peplum cut on the bias': 'बायस पर कटा पेप्लम',
      'Loop-and-button keyhole': 'लूप और बटन वाला कीहोल',
    },
  },
  blouse: {
    productType: 'Top',
    nouns: { Blouse: 'ब्लाउज़', Top: 'टॉप' },
    sizes: 'letters',
    fabrics: ['georgette', 'viscose crepe', 'mul cotton'],
    patterns: [...florals, 'polka'],
    palette: [...softColours, ...brightColours],
    fits: { Easy: 'आरामदायक', Flowing: 'फ़्लोई' },
    features: { 'Balloon-Sleeve': 'बलून-स्लीव', 'Pin-Tuck': 'पिन-टक', 'Bow-Neck': 'बो-नेक' },
    details: {
      'Gathered yoke': 'चुन्नटदार योक',
      'Covered buttons': 'कपड़े से मढ़े बटन',
      'Sheer enough to layer, opaque enough not to': 'लेयरिंग के लिए काफ़ी महीन, अकेले पहनने के लिए काफ़ी घना',
    },
  },
} satisfies Partial<ProductKinds>;
