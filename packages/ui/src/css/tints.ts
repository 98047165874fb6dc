import { vars } from '../theme/contract.css.ts';

/** The backgrounds of the tints, as variants of a recipe. */
export const tints = {
  blue: { backgroundColor: vars.tint.blue },
  pink: { backgroundColor: vars.tint.pink },
  yellow: { backgroundColor: vars.tint.yellow },
  mint: { backgroundColor: vars.tint.mint },
  lilac: { backgroundColor: vars.tint.lilac },
  peach: { backgroundColor: vars.tint.peach },
  bare: { backgroundColor: vars.tint.bare },
};
