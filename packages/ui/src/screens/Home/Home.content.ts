import type { ArtName } from '../../components/index.ts';
import type { Tint } from '../../theme/index.ts';

/** A category of the home page: what it shows and which tags it opens. */
export interface TaggedTile {
  readonly label: string;
  readonly tags: readonly string[];
  readonly art: ArtName;
}

/** Six round shortcuts (spec section 2, "Home"). */
export const shortcuts = [
  { label: 'Women', href: '/category/women', art: 'kurta', tint: 'peach' },
  { label: 'Men', href: '/category/men', art: 'shirt', tint: 'mint' },
  { label: 'Sports', tags: ['Sports Wear'], art: 'track', tint: 'pink' },
  { label: 'T-Shirts', tags: ['T-Shirts'], art: 'tee', tint: 'yellow' },
  { label: 'Crop Tops', tags: ['Crop Tops'], art: 'tee-crop', tint: 'bare' },
  { label: 'Jackets', tags: ['Jackets'], art: 'bomber', tint: 'lilac' },
] as const satisfies readonly ({ label: string; art: ArtName; tint: Tint } & (
  | { href: string }
  | { tags: readonly string[] }
))[];

/** The four tiles below them. */
export const tiles = [
  { label: 'Western Wear', tags: ["Women's Wear", 'Western Wear'], art: 'dress-polka' },
  { label: 'Lingerie', tags: ["Women's Wear", 'Lingerie & Loungewear'], art: 'bra' },
  { label: 'Inner Wear', tags: ['Tank Tops'], art: 'tank' },
  { label: 'Sports Wear', tags: ['Sports Wear'], art: 'track' },
] as const satisfies readonly TaggedTile[];

/** 'Trending Right Now': two rows of eight, filled column by column. */
export const trending = [
  { label: 'Maxi Dresses', tags: ['Maxi Dresses'], art: 'dress-maxi' },
  { label: 'Oversized Tees', tags: ['Oversized Tees'], art: 'tee-oversized' },
  { label: 'Co-ords', tags: ['Co-ords'], art: 'co-ord' },
  { label: 'Cargos', tags: ['Cargos'], art: 'cargos' },
  { label: 'Floral Tops', tags: ['Floral Tops'], art: 'top-floral' },
  { label: 'Printed Shirts', tags: ['Printed Shirts'], art: 'shirt-leheriya' },
  { label: 'Jumpsuits', tags: ['Jumpsuits'], art: 'jumpsuit' },
  { label: 'Stripes & Checks', tags: ['Stripes & Checks'], art: 'shirt-stripe' },
  { label: 'Bodycon Dresses', tags: ['Bodycon Dresses'], art: 'dress-bodycon' },
  { label: 'Polo T-Shirts', tags: ['Polo T-Shirts'], art: 'polo' },
  { label: 'Mini Skirts', tags: ['Mini Skirts'], art: 'skirt-mini' },
  { label: 'Sweatshirts', tags: ['Sweatshirts'], art: 'sweatshirt' },
  { label: 'Crop Tees', tags: ['Crop Tees'], art: 'tee-crop' },
  { label: 'Printed Tees', tags: ['Printed Tees'], art: 'tee-printed' },
  { label: 'Flared Dresses', tags: ['Flared Dresses'], art: 'dress' },
  { label: 'Track Pants', tags: ['Track Pants'], art: 'track' },
] as const satisfies readonly TaggedTile[];

/** The strip of four. */
export const topSelling = [
  { label: 'Dresses', tags: ['Dresses'], art: 'dress-gingham' },
  { label: 'Shirts', tags: ['Shirts'], art: 'shirt' },
  { label: 'Jeans', tags: ['Jeans'], art: 'jeans' },
  { label: 'Jackets', tags: ['Jackets'], art: 'jacket-denim' },
] as const satisfies readonly TaggedTile[];

/** Brands that are not sold yet, after those of the backend (spec section 9). */
export const placeholderBrands = ['Snitch', 'Souled Store', 'PUMA', 'NewMe', 'ZARA', 'UNIQLO'] as const;

/** The brand grid never shows more. */
export const MAX_BRANDS = 8;
