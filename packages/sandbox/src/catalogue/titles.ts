import type { PatternName } from '@naap/garments';
import type { Look } from './drawings.ts';
import { type FabricName, fabrics } from './fabrics.ts';
import { productKinds } from './kinds/index.ts';
import type { Random } from './random.ts';
import { type Phrases, pairsOf, type Translated } from './words.ts';

const patternWords: Readonly<Record<PatternName, Translated>> = {
  breton: ['Breton Stripe', 'ब्रेटन स्ट्राइप'],
  'wide-stripe': ['Wide Stripe', 'वाइड स्ट्राइप'],
  pin: ['Pinstripe', 'पिनस्ट्राइप'],
  awning: ['Awning Stripe', 'ऑनिंग स्ट्राइप'],
  gingham: ['Gingham', 'गिंघम'],
  madras: ['Madras Check', 'मद्रास चेक'],
  windowpane: ['Windowpane Check', 'विंडोपेन चेक'],
  lace: ['Lace', 'लेस'],
  polka: ['Polka Dot', 'पोल्का डॉट'],
  ditsy: ['Ditsy Floral', 'डिट्सी फ़्लोरल'],
  floral: ['Floral', 'फ़्लोरल'],
  buta: ['Buta Block-Print', 'बूटा ब्लॉक-प्रिंट'],
  ambi: ['Ambi Paisley', 'अंबी पैस्ली'],
  bandhani: ['Bandhani', 'बंधनी'],
  leheriya: ['Leheriya', 'लहरिया'],
  ikat: ['Ikat', 'इकत'],
  ajrakh: ['Ajrakh', 'अजरख'],
  shibori: ['Shibori', 'शिबोरी'],
  denim: ['Denim', 'डेनिम'],
  knit: ['Knitted', 'निटेड'],
  cable: ['Cable', 'केबल'],
};

const stripesAndChecks: ReadonlySet<PatternName> = new Set([
  'breton',
  'wide-stripe',
  'pin',
  'awning',
  'gingham',
  'madras',
  'windowpane',
]);
const knitted: ReadonlySet<PatternName> = new Set(['knit', 'cable', 'denim']);

/** Returns how a pattern counts for the style tags. */
export function patternStyleOf(pattern: PatternName | null): 'checked' | 'printed' | 'plain' {
  if (pattern === null || knitted.has(pattern)) return 'plain';
  return stripesAndChecks.has(pattern) ? 'checked' : 'printed';
}

const places: Phrases = {
  Konkan: 'कोंकण',
  Malwa: 'मालवा',
  Nilgiri: 'नीलगिरि',
  Kutch: 'कच्छ',
  Sabarmati: 'साबरमती',
  Chowpatty: 'चौपाटी',
  Bylakuppe: 'बायलाकुप्पे',
  Hampi: 'हम्पी',
  Mandvi: 'मांडवी',
  Chettinad: 'चेट्टिनाड',
  Bishnupur: 'बिष्णुपुर',
  Coorg: 'कूर्ग',
  Pushkar: 'पुष्कर',
  'Fort Kochi': 'फ़ोर्ट कोच्चि',
  Shillong: 'शिलॉन्ग',
  Jodhpur: 'जोधपुर',
  Lodhi: 'लोधी',
  Bandra: 'बांद्रा',
  Majuli: 'माजुली',
  Orchha: 'ओरछा',
  Monsoon: 'मॉनसून',
  Loo: 'लू',
  Sunday: 'संडे',
  'Mango Season': 'मैंगो सीज़न',
};

/**
 * Fixed titles by product key, so that the catalogue always has titles in Hindi only, very long titles and special characters. A title in
 * Hindi only is its own translation.
 */
const titleOverrides: Readonly<Record<string, Translated>> = {
  'women/kurta/0': ['नीला ब्लॉक-प्रिंट कुर्ता', 'नीला ब्लॉक-प्रिंट कुर्ता'],
  'women/saree/0': ['बनारसी ज़री बॉर्डर साड़ी – Banarasi Zari Saree', 'बनारसी ज़री बॉर्डर साड़ी'],
  'women/skirt/0': ['हल्दी रंग की बंधनी स्कर्ट', 'हल्दी रंग की बंधनी स्कर्ट'],
  'men/kurta/0': ['सफ़ेद मलमल कुर्ता', 'सफ़ेद मलमल कुर्ता'],
  'men/printed-tee/0': ['“Kya Scene Hai?” Graphic Tee', '“क्या सीन है?” ग्राफ़िक टी-शर्ट'],
  'women/maxi-dress/0': [
    'Hand Block-Printed Mango Season Tiered Maxi Dress with Puff Sleeves, Contrast Piping, Side Pockets and a Tie-Back Waist',
    'पफ़ स्लीव, कॉन्ट्रास्ट पाइपिंग, साइड पॉकेट और टाई-बैक कमर वाली हैंड ब्लॉक-प्रिंटेड मैंगो सीज़न टियर्ड मैक्सी ड्रेस',
  ],
  'men/shirt/0': [
    'Garment-Washed Madras Check Full-Sleeve Shirt with Band Collar, Coconut Buttons and a Chest Pocket that Really Fits a Phone',
    'बैंड कॉलर, कोकोनट बटन और सच में फ़ोन समाने लायक चेस्ट पॉकेट वाली गारमेंट-वॉश्ड मद्रास चेक फ़ुल-स्लीव शर्ट',
  ],
  'women/handbag/0': [
    'Structured Ikat-Flap Top-Handle Bag with Brass Clasp & Detachable Shoulder Strap (Fits a 13″ Laptop)',
    'ब्रास क्लैस्प और अलग होने वाले शोल्डर स्ट्रैप वाला स्ट्रक्चर्ड इकत-फ़्लैप टॉप-हैंडल बैग (13″ लैपटॉप के लिए)',
  ],
};

/** Returns a title such as "Tie-Waist Gingham Midi Dress". `key` is the product's line and its number there. */
export function titleFor(key: string, look: Look, fabric: FabricName, random: Random): Translated {
  const override = titleOverrides[key];
  if (override) return override;
  const kind = productKinds[look.kind];
  const noun = random.pick(pairsOf(kind.nouns));
  const cloth = look.pattern ? patternWords[look.pattern] : fabrics[fabric].short;
  const name = `${cloth[0]} ${noun[0]}`;
  const adjectives = [kind.features, kind.fits, places].map((phrases) => random.pick(pairsOf(phrases)));
  // Avoids repetition such as "Block-Printed Buta Block-Print Kurta".
  const adjective = random.pick(adjectives.filter(([english]) => !name.includes(english.slice(0, 4))));
  return [
    withoutRepeatedWords(`${adjective[0]} ${name}`),
    withoutRepeatedWords(`${adjective[1]} ${cloth[1]} ${noun[1]}`),
  ];
}

/** Keeps the first of repeated words: "Linen Blazer" for "Linen Linen Blazer". */
function withoutRepeatedWords(title: string): string {
  const seen = new Set<string>();
  return title
    .split(' ')
    .filter((word) => {
      const isRepeated = seen.has(word.toLowerCase());
      seen.add(word.toLowerCase());
      return !isRepeated;
    })
    .join(' ');
}
