import type { ProductKinds } from './product-kind.ts';
import { brightColours, earthyColours } from './shared.ts';

/** Indian wear. */
export const indianWear = {
  kurta: {
    productType: 'Kurta',
    nouns: { Kurta: 'कुर्ता', 'Straight Kurta': 'स्ट्रेट कुर्ता', 'Short Kurta': 'शॉर्ट कुर्ता' },
    sizes: 'letters',
    fabrics: ['handloom cotton', 'mul cotton', 'chanderi'],
    patterns: ['buta', 'ambi', 'ajrakh', 'bandhani', 'ikat', 'leheriya'],
    palette: [...brightColours, ...earthyColours],
    fits: { Straight: 'स्ट्रेट', Easy: 'आरामदायक', Regular: 'रेगुलर' },
    features: {
      'Yoke-Embroidered': 'योक-एम्ब्रॉइडर्ड',
      'Block-Printed': 'ब्लॉक-प्रिंटेड',
      'Side-Slit': 'साइड-स्लिट',
    },
    details: {
      'Piped yoke with thread buttons': 'पाइपिंग वाला योक, धागे के बटन',
      'Side slits that let you sit on the floor': 'साइड स्लिट, जिनसे ज़मीन पर बैठना आसान',
      'One hidden pocket': 'एक छिपी हुई जेब',
    },
  },
  saree: {
    productType: 'Saree',
    nouns: { Saree: 'साड़ी', 'Handloom Saree': 'हैंडलूम साड़ी' },
    sizes: 'one',
    fabrics: ['chanderi', 'handloom cotton', 'mulberry silk', 'georgette'],
    patterns: ['buta', 'ambi', 'bandhani', 'leheriya', 'ikat', 'ajrakh'],
    palette: ['neel', 'rani', 'morpankh', 'anar', 'jamun', 'haldi', 'mehendi', 'sindoor'],
    fits: { 'Zari-Border': 'ज़री-बॉर्डर', 'Temple-Border': 'टेंपल-बॉर्डर' },
    features: { 'Zari-Border': 'ज़री-बॉर्डर', Tasselled: 'टैसल वाली', 'Hand-Woven': 'हाथ से बुनी' },
    details: {
      '5.5 m saree with 0.8 m blouse piece': '5.5 मीटर साड़ी, साथ में 0.8 मीटर ब्लाउज़ पीस',
      'Fall and edging done': 'फ़ॉल और पीको के साथ तैयार',
      'Tassels knotted by hand': 'हाथ से गूँथी हुई टैसल',
    },
  },
  dupatta: {
    productType: 'Dupatta',
    nouns: { Dupatta: 'दुपट्टा', Stole: 'स्टोल' },
    sizes: 'none',
    fabrics: ['mul cotton', 'chanderi', 'georgette'],
    patterns: ['bandhani', 'leheriya', 'shibori', 'buta'],
    palette: brightColours,
    fits: { Long: 'लॉन्ग', Light: 'लाइट' },
    features: { Tasselled: 'टैसल वाला', 'Gota-Edged': 'गोटा-बॉर्डर', 'Hand-Dyed': 'हाथ से रंगा' },
    details: {
      '2.5 m long, 0.9 m wide': '2.5 मीटर लंबाई, 0.9 मीटर चौड़ाई',
      'Edges rolled by hand': 'हाथ से मोड़कर सिले किनारे',
    },
  },
} satisfies Partial<ProductKinds>;
