import { createGlobalThemeContract } from '@vanilla-extract/css';
import { lightTokens } from './tokens.ts';

/** The custom properties of the theme, with the keys of the tokens: `vars.color.ink` is `var(--naap-color-ink)`. */
export const vars = createGlobalThemeContract(lightTokens, (_value, path) => `naap-${path.join('-')}`);
