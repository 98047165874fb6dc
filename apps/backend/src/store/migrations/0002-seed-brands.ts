import type { Kysely } from 'kysely';

/** The table that 0002 and 0003 change, as 0001 creates it. */
export interface BrandTables {
  brands: { id: number; name: string; description: string; image_paths: string };
}

/** The ten brands of the first release. 0003 reduces them to five. */
export const firstBrands = [
  row(1, 'Rangrez', 'Block-printed kurtas and dresses from dyers who sign their work.'),
  row(2, 'Kora', 'Unbleached cotton, cut plain, for every day of the week.'),
  row(3, 'Rakh Denim', 'Ash, indigo and black jeans that are made to be mended.'),
  row(4, 'Neelaya', 'Natural indigo, from pale sky to midnight.'),
  row(5, 'Gulmohar', 'Summer dresses in the reds of a May afternoon.'),
  row(6, 'Mogra Days', 'Soft lounge and night wear for slow mornings.'),
  row(7, 'Anar & Co', 'Party tops and skirts with a seed of mischief.'),
  row(8, 'Tana Bana', 'Handloom shirts: warp, weft and nothing else.'),
  row(9, 'Chalta Hai', 'Oversized tees and cargos for people in no hurry.'),
  row(10, 'Sootra', 'Track pants, tanks and tees that keep up with you.'),
];

function row(id: number, name: string, description: string): BrandTables['brands'] {
  const slug = name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  return { id, name, description, image_paths: JSON.stringify([`${slug}.webp`]) };
}

export async function seedBrands(db: Kysely<BrandTables>): Promise<void> {
  await db.insertInto('brands').values(firstBrands).execute();
}
