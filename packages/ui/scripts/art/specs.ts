import type { GarmentSpec, Tint } from '@naap/garments';

/**
 * The version of an image: `tile` is the garment on its tint, `cut` the garment alone for round frames, and `chalk` the garment
 * with a chalk line for the dark cloth of the hero and the sign-in screen.
 */
export type ArtCut = 'tile' | 'cut' | 'chalk';

export interface ArtSpec {
  readonly garment: GarmentSpec;
  readonly tint: Tint;
  /** Default: `tile`. */
  readonly cuts?: readonly ArtCut[];
}

/** The shop's own images; images of products come from the storefront. The key is the `name` of `<Art>`. */
export const artSpecs = {
  kurta: {
    garment: {
      kind: 'kurta',
      colourway: 'rani',
      trim: 'haldi',
      pattern: { name: 'buta', ink: 'haldi', ink2: 'kora', scale: 0.85 },
    },
    tint: 'mint',
    cuts: ['tile', 'cut', 'chalk'],
  },
  'kurta-ajrakh': {
    garment: {
      kind: 'kurta',
      colourway: 'neel',
      trim: 'geru',
      pattern: { name: 'ajrakh', ink: 'lassi', ink2: 'geru', scale: 0.7 },
    },
    tint: 'peach',
    cuts: ['tile', 'chalk'],
  },
  saree: {
    garment: {
      kind: 'saree',
      colourway: 'neel',
      trim: 'haldi',
      pattern: { name: 'buta', ink: 'haldi', ink2: 'rani', scale: 0.9 },
    },
    tint: 'pink',
    cuts: ['tile', 'chalk'],
  },
  shirt: {
    garment: {
      kind: 'shirt',
      colourway: 'lassi',
      pattern: { name: 'madras', ink: 'geru', ink2: 'morpankh', ink3: 'haldi', scale: 0.8 },
    },
    tint: 'blue',
    cuts: ['tile', 'cut', 'chalk'],
  },
  'shirt-leheriya': {
    garment: {
      kind: 'half-sleeve-shirt',
      colourway: 'morpankh',
      pattern: { name: 'leheriya', ink: 'lassi', ink2: 'haldi' },
    },
    tint: 'pink',
  },
  'shirt-stripe': {
    garment: {
      kind: 'shirt',
      colourway: 'lassi',
      pattern: { name: 'awning', ink: 'neel', ink2: 'asmani', scale: 0.7 },
    },
    tint: 'peach',
  },
  'shirt-oversized': {
    garment: { kind: 'oversized-shirt', colourway: 'mehendi' },
    tint: 'lilac',
    cuts: ['tile', 'cut'],
  },
  tee: {
    garment: { kind: 't-shirt', colourway: 'kora', trim: 'neel', pattern: { name: 'breton', ink: 'neel' } },
    tint: 'peach',
    cuts: ['tile', 'cut'],
  },
  'tee-women': {
    garment: { kind: 't-shirt', colourway: 'gulkand', trim: 'rani', neckline: 'v' },
    tint: 'mint',
  },
  'tee-oversized': {
    garment: { kind: 'oversized-tee', colourway: 'kajal' },
    tint: 'mint',
    cuts: ['tile', 'chalk'],
  },
  'tee-printed': {
    garment: { kind: 'printed-tee', colourway: 'haldi', trim: 'neel', chestArt: 'auto-rickshaw' },
    tint: 'blue',
  },
  'tee-crop': {
    garment: { kind: 'crop-tee', colourway: 'rani', trim: 'rani' },
    tint: 'bare',
    cuts: ['tile', 'cut'],
  },
  polo: { garment: { kind: 'polo', colourway: 'mehendi', trim: 'kora' }, tint: 'peach' },
  tank: {
    garment: { kind: 'tank-top', colourway: 'lassi', trim: 'kajal' },
    tint: 'pink',
    cuts: ['tile', 'cut'],
  },
  sweatshirt: { garment: { kind: 'sweatshirt', colourway: 'lavender', trim: 'lavender' }, tint: 'yellow' },
  hoodie: { garment: { kind: 'hoodie', colourway: 'geru' }, tint: 'blue', cuts: ['tile', 'chalk'] },
  sweater: { garment: { kind: 'sweater', colourway: 'morpankh' }, tint: 'bare' },
  bomber: {
    garment: { kind: 'bomber-jacket', colourway: 'morpankh', trim: 'kajal' },
    tint: 'peach',
    cuts: ['tile', 'cut', 'chalk'],
  },
  'jacket-denim': { garment: { kind: 'denim-jacket', colourway: 'denimMid' }, tint: 'pink' },
  blazer: { garment: { kind: 'blazer', colourway: 'raat' }, tint: 'bare' },
  'top-floral': {
    garment: {
      kind: 'peplum-top',
      colourway: 'lassi',
      pattern: { name: 'floral', ink: 'rani', ink2: 'gulkand', ink3: 'kairi', scale: 0.7 },
    },
    tint: 'mint',
  },
  blouse: { garment: { kind: 'blouse', colourway: 'pista' }, tint: 'pink' },
  jeans: { garment: { kind: 'jeans', colourway: 'denimMid' }, tint: 'yellow', cuts: ['tile', 'cut'] },
  trousers: { garment: { kind: 'trousers', colourway: 'chai' }, tint: 'blue' },
  'trousers-women': { garment: { kind: 'trousers', colourway: 'jamun' }, tint: 'peach' },
  shorts: {
    garment: { kind: 'shorts', colourway: 'geru', pattern: { name: 'gingham', ink: 'lassi', scale: 0.8 } },
    tint: 'blue',
  },
  track: {
    garment: { kind: 'track-pants', colourway: 'raat', sideStripe: ['lassi', 'sindoor'] },
    tint: 'pink',
    cuts: ['tile', 'cut', 'chalk'],
  },
  cargos: { garment: { kind: 'cargos', colourway: 'mehendi' }, tint: 'bare' },
  'lounge-pants': {
    garment: {
      kind: 'lounge-pants',
      colourway: 'asmani',
      pattern: { name: 'polka', ink: 'lassi', scale: 0.7 },
    },
    tint: 'peach',
  },
  dress: {
    garment: {
      kind: 'fit-flare-dress',
      colourway: 'anar',
      pattern: { name: 'floral', ink: 'lassi', ink2: 'gulkand', ink3: 'kairi', scale: 0.8 },
    },
    tint: 'bare',
    cuts: ['tile', 'cut', 'chalk'],
  },
  'dress-polka': {
    garment: {
      kind: 'slip-dress',
      colourway: 'neel',
      trim: 'neel',
      tied: true,
      pattern: { name: 'polka', ink: 'lassi', scale: 0.8 },
    },
    tint: 'mint',
  },
  'dress-maxi': {
    garment: {
      kind: 'maxi-dress',
      colourway: 'asmani',
      tiered: true,
      pattern: { name: 'ditsy', ink: 'lassi', ink2: 'haldi', ink3: 'neel', scale: 1.1 },
    },
    tint: 'peach',
    cuts: ['tile', 'chalk'],
  },
  'dress-bodycon': { garment: { kind: 'bodycon-dress', colourway: 'jamun' }, tint: 'pink' },
  'dress-gingham': {
    garment: {
      kind: 'puff-midi-dress',
      colourway: 'gulkand',
      trim: 'rani',
      tied: true,
      pattern: { name: 'gingham', ink: 'lassi', scale: 0.8 },
    },
    tint: 'blue',
  },
  skirt: {
    garment: {
      kind: 'skirt',
      colourway: 'haldi',
      pattern: { name: 'bandhani', ink: 'anar', ink2: 'lassi', scale: 0.7 },
    },
    tint: 'lilac',
  },
  'skirt-mini': { garment: { kind: 'mini-skirt', colourway: 'denimDark' }, tint: 'yellow' },
  'skirt-slit': { garment: { kind: 'slit-skirt', colourway: 'kajal' }, tint: 'peach' },
  jumpsuit: { garment: { kind: 'jumpsuit', colourway: 'mehendi' }, tint: 'pink' },
  'co-ord': {
    garment: {
      kind: 'co-ord-set',
      colourway: 'kairi',
      pattern: { name: 'ditsy', ink: 'lassi', ink2: 'haldi', ink3: 'mehendi' },
    },
    tint: 'lilac',
  },
  bra: { garment: { kind: 'bra', colourway: 'gulkand', trim: 'jamun' }, tint: 'mint' },
  briefs: { garment: { kind: 'briefs', colourway: 'lavender' }, tint: 'peach' },
  shapewear: { garment: { kind: 'shapewear', colourway: 'chai' }, tint: 'mint' },
  sneakers: {
    garment: { kind: 'sneakers', colourway: 'lassi', trim: 'sindoor' },
    tint: 'blue',
    cuts: ['tile', 'chalk'],
  },
  'casual-shoes': { garment: { kind: 'casual-shoes', colourway: 'chai' }, tint: 'mint' },
  flats: { garment: { kind: 'flats', colourway: 'rani' }, tint: 'bare' },
  handbag: {
    garment: {
      kind: 'handbag',
      colourway: 'geru',
      pattern: { name: 'ikat', ink: 'kora', ink2: 'neel', scale: 0.9 },
    },
    tint: 'mint',
    cuts: ['tile', 'chalk'],
  },
  cap: { garment: { kind: 'cap', colourway: 'neel' }, tint: 'peach' },
  dupatta: {
    garment: {
      kind: 'dupatta',
      colourway: 'haldi',
      pattern: { name: 'bandhani', ink: 'anar', ink2: 'lassi', scale: 0.7 },
    },
    tint: 'lilac',
  },
  'dress-bandhani': {
    garment: {
      kind: 'puff-midi-dress',
      colourway: 'morpankh',
      trim: 'morpankh',
      pattern: { name: 'bandhani', ink: 'haldi', ink2: 'lassi', scale: 0.7 },
    },
    tint: 'peach',
  },
  'shirt-pin': {
    garment: { kind: 'shirt', colourway: 'asmani', pattern: { name: 'pin', ink: 'lassi', scale: 0.8 } },
    tint: 'bare',
  },
  'track-jamun': {
    garment: { kind: 'track-pants', colourway: 'jamun', sideStripe: ['gulkand', 'lassi'] },
    tint: 'mint',
  },
  'tee-crop-breton': {
    garment: { kind: 'crop-tee', colourway: 'lassi', trim: 'rani', pattern: { name: 'breton', ink: 'rani' } },
    tint: 'lilac',
  },
  'sneakers-neel': { garment: { kind: 'sneakers', colourway: 'neel', trim: 'lassi' }, tint: 'peach' },
  'handbag-buta': {
    garment: {
      kind: 'handbag',
      colourway: 'rani',
      pattern: { name: 'buta', ink: 'haldi', ink2: 'kora', scale: 0.85 },
    },
    tint: 'bare',
  },
  'jeans-light': { garment: { kind: 'jeans', colourway: 'denimLight' }, tint: 'lilac' },
} as const satisfies Readonly<Record<string, ArtSpec>>;
