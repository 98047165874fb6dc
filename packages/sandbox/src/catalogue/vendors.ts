import type { GarmentKind } from '@naap/garments';
import type { Random } from './random.ts';

interface OwnBrand {
  readonly name: string;
  /** Garment kinds that the brand makes; left out for brands that make every kind. */
  readonly makes?: readonly GarmentKind[];
}

const innerWear: readonly GarmentKind[] = [
  'bra',
  'briefs',
  'shapewear',
  'lounge-pants',
  'tank-top',
  't-shirt',
];
const denim: readonly GarmentKind[] = [
  'jeans',
  'denim-jacket',
  'mini-skirt',
  'cargos',
  'shorts',
  'shirt',
  'belt',
];
const indian: readonly GarmentKind[] = ['kurta', 'saree', 'dupatta', 'skirt', 'handbag', 'flats'];
const dressesAndBlouses: readonly GarmentKind[] = [
  'fit-flare-dress',
  'maxi-dress',
  'puff-midi-dress',
  'slip-dress',
  'skirt',
  'peplum-top',
  'blouse',
  'jumpsuit',
];
const streetwear: readonly GarmentKind[] = [
  'oversized-tee',
  'crop-tee',
  'printed-tee',
  'hoodie',
  'cargos',
  'sneakers',
  'cap',
  'bodycon-dress',
  'mini-skirt',
  'bomber-jacket',
];

const ownBrands: readonly OwnBrand[] = [
  { name: 'Rangrez', makes: [...indian, 'half-sleeve-shirt', 'co-ord-set', 'maxi-dress'] },
  { name: 'Kora' },
  { name: 'Rakh Denim', makes: denim },
  { name: 'Neelaya', makes: [...dressesAndBlouses, 'shirt', 'kurta', 'co-ord-set'] },
  { name: 'Gulmohar', makes: [...dressesAndBlouses, 'slit-skirt', 'sweater', 'blazer'] },
  { name: 'Mogra Days', makes: [...innerWear, 'co-ord-set', 'puff-midi-dress', 'lounge-pants'] },
  { name: 'Anar & Co', makes: [...dressesAndBlouses, ...indian, 'bodycon-dress'] },
  { name: 'Tana Bana', makes: [...indian, 'shirt', 'half-sleeve-shirt', 'sweater', 'trousers'] },
  { name: 'Chalta Hai', makes: streetwear },
  { name: 'Sootra' },
];

/** Draws one of the shop's own brands that make a garment kind. Specialists are twice as likely as brands that make every kind. */
export function pickVendor(kind: GarmentKind, random: Random): string {
  const specialists = ownBrands.filter(({ makes }) => makes?.includes(kind));
  const generalists = ownBrands.filter(({ makes }) => makes === undefined);
  return random.pick([...specialists, ...specialists, ...generalists]).name;
}

/** Returns whether a vendor writes its option names in upper case, as some real vendors do. */
export const usesUpperCaseOptionNames = (vendor: string): boolean =>
  vendor === 'Rakh Denim' || vendor === 'Chalta Hai';
