import type { Brand } from '../store/port.ts';

/** The brands a new database starts with; the names are the vendors of the storefront's products. */
export const brandSeeds: readonly Brand[] = [
  brand(1, 'Rangrez', 'Block-printed kurtas and dresses from dyers who sign their work.'),
  brand(2, 'Kora', 'Unbleached cotton, cut plain, for every day of the week.'),
  brand(3, 'Rakh Denim', 'Ash, indigo and black jeans that are made to be mended.'),
  brand(4, 'Neelaya', 'Natural indigo, from pale sky to midnight.'),
  brand(5, 'Gulmohar', 'Summer dresses in the reds of a May afternoon.'),
  brand(6, 'Mogra Days', 'Soft lounge and night wear for slow mornings.'),
  brand(7, 'Anar & Co', 'Party tops and skirts with a seed of mischief.'),
  brand(8, 'Tana Bana', 'Handloom shirts: warp, weft and nothing else.'),
  brand(9, 'Chalta Hai', 'Oversized tees and cargos for people in no hurry.'),
  brand(10, 'Sootra', 'Track pants, tanks and tees that keep up with you.'),
];

function brand(id: number, name: string, description: string): Brand {
  const slug = name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  return { id, name, description, imagePaths: [`${slug}.webp`] };
}
