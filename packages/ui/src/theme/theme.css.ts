import { assignVars, globalStyle } from '@vanilla-extract/css';
import { layer } from '../css/layers.ts';
import { media } from './breakpoints.ts';
import { vars } from './contract.css.ts';
import { dark } from './roles.ts';
import { lightTokens, toCss } from './tokens.ts';
import { content, duration, gutter, imageBrightness, ms, px } from './values.ts';

globalStyle(':root', {
  '@layer': {
    [layer.tokens]: {
      colorScheme: 'light',
      vars: assignVars(vars, lightTokens),
      '@media': {
        [media.narrow]: { vars: { [vars.space.gutter]: px(gutter.narrow) } },
        [media.huge]: { vars: { [vars.space.content]: `${content.huge}rem` } },
        [media.reducedMotion]: { vars: assignVars(vars.duration, toCss(duration.reduced, ms)) },
      },
    },
  },
});

const darkTheme = {
  colorScheme: 'dark',
  vars: { ...assignVars(vars.color, dark), [vars.imageBrightness]: String(imageBrightness.dark) },
} as const;

globalStyle(':root:not([data-theme="light"])', {
  '@layer': { [layer.tokens]: { '@media': { [media.dark]: darkTheme } } },
});

globalStyle(':root[data-theme="dark"]', {
  '@layer': { [layer.tokens]: { '@media': { screen: darkTheme } } },
});
