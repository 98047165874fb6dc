import { vars } from '../theme/contract.css.ts';

/** Recipe variants for text colours. `onTape`, `onCloth` and `onChalk` depend on the surface, not on the theme. */
export const tones = {
  ink: { color: vars.color.ink },
  secondary: { color: vars.color.ink2 },
  quiet: { color: vars.color.ink3 },
  offer: { color: vars.color.rani },
  danger: { color: vars.color.danger },
  ok: { color: vars.color.ok },
  info: { color: vars.color.info },
  onInk: { color: vars.color.onInk },
  onTape: { color: vars.color.tapeInk },
  onChalk: { color: vars.color.onChalk },
  onCloth: { color: vars.color.onCloth },
  onClothSecondary: { color: vars.color.onCloth2 },
  inherit: { color: 'inherit' },
};
