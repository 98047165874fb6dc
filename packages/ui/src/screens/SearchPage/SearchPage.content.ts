import { CATEGORY_TAGS } from '@naap/state';
import type { ArtName } from '../../components/index.ts';

/** Spec section 9: so many of the categories are trending, so many popular. */
export const trending = CATEGORY_TAGS.slice(0, 12);
export const popular = CATEGORY_TAGS.slice(0, 16);

/** Spec section 2. Each is a text search with its own label. */
export const brands = ['H&M', 'Zara', 'Nike', 'Adidas', 'Puma', "Levi's", 'Only', 'Vero Moda'];

const MAX_SUGGESTIONS = 8;

/** The categories `text` may become: those that begin with it before those that hold it further in. */
export function suggestionsFor(text: string): readonly string[] {
  const words = text.trim().toLowerCase();
  if (words === '') return [];
  const matches = CATEGORY_TAGS.filter((tag) => tag.toLowerCase().includes(words));
  const begins = (tag: string) => tag.toLowerCase().startsWith(words);
  return [...matches.filter(begins), ...matches.filter((tag) => !begins(tag))].slice(0, MAX_SUGGESTIONS);
}

/** What stands for each category. */
export const categoryArt: Readonly<Record<(typeof CATEGORY_TAGS)[number], ArtName>> = {
  Shirts: 'shirt',
  'T-Shirts': 'tee',
  Jeans: 'jeans',
  Trousers: 'trousers',
  Shorts: 'shorts',
  'Track Pants': 'track',
  Jackets: 'bomber',
  Sweatshirts: 'sweatshirt',
  Sweaters: 'sweater',
  Dresses: 'dress',
  Tops: 'top-floral',
  'Co-ords': 'co-ord',
  'Skirts & Shorts': 'skirt',
  Jumpsuits: 'jumpsuit',
  Bras: 'bra',
  Briefs: 'briefs',
  'Lounge Pants': 'lounge-pants',
  Shapewear: 'shapewear',
  'Crop Tops': 'tee-crop',
  'Tank Tops': 'tank',
  'Mini Skirts': 'skirt-mini',
  Cargos: 'cargos',
};
