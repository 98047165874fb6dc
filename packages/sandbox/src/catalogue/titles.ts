import type { PatternName } from '@naap/garments';
import type { Look } from './drawings.ts';
import { type FabricName, fabrics } from './fabrics.ts';
import { productKinds } from './kinds/index.ts';
import type { Random } from './random.ts';

const patternWords: Readonly<Record<PatternName, string>> = {
  breton: 'Breton Stripe',
  'wide-stripe': 'Wide Stripe',
  pin: 'Pinstripe',
  awning: 'Awning Stripe',
  gingham: 'Gingham',
  madras: 'Madras Check',
  windowpane: 'Windowpane Check',
  lace: 'Lace',
  polka: 'Polka Dot',
  ditsy: 'Ditsy Floral',
  floral: 'Floral',
  buta: 'Buta Block-Print',
  ambi: 'Ambi Paisley',
  bandhani: 'Bandhani',
  leheriya: 'Leheriya',
  ikat: 'Ikat',
  ajrakh: 'Ajrakh',
  shibori: 'Shibori',
  denim: 'Denim',
  knit: 'Knitted',
  cable: 'Cable',
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

const places = [
  'Konkan',
  'Malwa',
  'Nilgiri',
  'Kutch',
  'Sabarmati',
  'Chowpatty',
  'Bylakuppe',
  'Hampi',
  'Mandvi',
  'Chettinad',
  'Bishnupur',
  'Coorg',
  'Pushkar',
  'Fort Kochi',
  'Shillong',
  'Jodhpur',
  'Lodhi',
  'Bandra',
  'Majuli',
  'Orchha',
  'Monsoon',
  'Loo',
  'Sunday',
  'Mango Season',
];

/** Fixed titles by product key, so that the catalogue always has Hindi, very long titles and special characters. */
const titleOverrides: Readonly<Record<string, string>> = {
  'women/kurta/0': 'नीला ब्लॉक-प्रिंट कुर्ता',
  'women/saree/0': 'बनारसी ज़री बॉर्डर साड़ी – Banarasi Zari Saree',
  'women/skirt/0': 'हल्दी रंग की बंधनी स्कर्ट',
  'men/kurta/0': 'सफ़ेद मलमल कुर्ता',
  'men/printed-tee/0': '“Kya Scene Hai?” Graphic Tee',
  'women/maxi-dress/0':
    'Hand Block-Printed Mango Season Tiered Maxi Dress with Puff Sleeves, Contrast Piping, Side Pockets and a Tie-Back Waist',
  'men/shirt/0':
    'Garment-Washed Madras Check Full-Sleeve Shirt with Band Collar, Coconut Buttons and a Chest Pocket that Really Fits a Phone',
  'women/handbag/0':
    'Structured Ikat-Flap Top-Handle Bag with Brass Clasp & Detachable Shoulder Strap (Fits a 13″ Laptop)',
};

/** Returns a title such as "Tie-Waist Gingham Midi Dress". `key` is the product's line and its number there. */
export function titleFor(key: string, look: Look, fabric: FabricName, random: Random): string {
  const override = titleOverrides[key];
  if (override) return override;
  const kind = productKinds[look.kind];
  const noun = random.pick(kind.nouns);
  const cloth = look.pattern ? patternWords[look.pattern] : fabrics[fabric].short;
  const name = `${cloth} ${noun}`;
  const adjectives = [random.pick(kind.features), random.pick(kind.fits), random.pick(places)];
  // Avoids repetition such as "Block-Printed Buta Block-Print Kurta".
  const adjective = random.pick(adjectives.filter((words) => !name.includes(words.slice(0, 4))));
  return withoutRepeatedWords(`${adjective} ${name}`);
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
