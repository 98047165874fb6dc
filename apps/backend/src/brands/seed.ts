import type { Brand } from '../store/store.ts';

/** The brands of an empty store; their names are vendors of the sandbox's products. */
export const brandSeeds: readonly Brand[] = [
  brand(1, 'Rangrez', 'Block-printed kurtas and dresses from dyers who sign their work.'),
  brand(2, 'Kora', 'Unbleached cotton, cut plain, for every day of the week.'),
  brand(3, 'Rakh Denim', 'Ash, indigo and black jeans that are made to be mended.'),
  brand(4, 'Neelaya', 'Natural indigo, from pale sky to midnight.'),
  brand(5, 'Gulmohar', 'Summer dresses in the reds of a May afternoon.'),
];

function brand(id: number, name: string, description: string): Brand {
  return { id, name, description, imagePaths: [`${name.toLowerCase().replaceAll(' ', '-')}.svg`] };
}
