import type { Colourway, PatternName } from '@naap/garments';

export const stripes: readonly PatternName[] = ['breton', 'wide-stripe', 'pin', 'awning'];
export const checks: readonly PatternName[] = ['gingham', 'madras', 'windowpane'];
export const florals: readonly PatternName[] = ['ditsy', 'floral', 'buta', 'ambi'];
/** Patterns of traditional Indian dyeing, weaving and block printing. */
export const crafts: readonly PatternName[] = ['bandhani', 'leheriya', 'ikat', 'ajrakh', 'shibori'];
export const earthyColours: readonly Colourway[] = [
  'kora',
  'geru',
  'mehendi',
  'chai',
  'neel',
  'kajal',
  'raat',
  'rakh',
];
export const brightColours: readonly Colourway[] = [
  'rani',
  'haldi',
  'morpankh',
  'anar',
  'asmani',
  'kairi',
  'gulkand',
  'sindoor',
];
export const softColours: readonly Colourway[] = [
  'lassi',
  'gulkand',
  'asmani',
  'lavender',
  'pista',
  'kora',
  'rakh',
  'jamun',
];
export const allColours: readonly Colourway[] = [
  ...earthyColours,
  ...brightColours,
  'lassi',
  'lavender',
  'jamun',
  'dhaani',
  'pista',
];
export const denimColours: readonly Colourway[] = ['denimDark', 'denimMid', 'denimLight', 'kajal', 'rakh'];
export const leatherColours: readonly Colourway[] = ['geru', 'chai', 'kajal', 'jamun', 'mehendi', 'anar'];

/** Adjectives for the fit, for titles and descriptions. */
export const looseFits = { Relaxed: 'रिलैक्स्ड', Easy: 'आरामदायक', Boxy: 'बॉक्सी', Regular: 'रेगुलर' };
export const closeFits = { Slim: 'स्लिम', Tapered: 'टेपर्ड', Straight: 'स्ट्रेट', Regular: 'रेगुलर' };
