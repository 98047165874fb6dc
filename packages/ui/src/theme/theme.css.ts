import { assignVars, globalStyle } from '@vanilla-extract/css';
import { layer } from '../css/layers.ts';
import { media } from './breakpoints.ts';
import { vars } from './contract.css.ts';
import { dark, light, tints } from './roles.ts';

/** Distances and targets stay as they are when text grows: the room goes to the text. */
const px = (value: number) => `${value}px`;

globalStyle(':root', {
  '@layer': {
    [layer.tokens]: {
      colorScheme: 'light',
      vars: {
        ...assignVars(vars.color, light),
        ...assignVars(vars.tint, tints),
        [vars.imageBrightness]: '1',
        ...assignVars(vars.space, {
          0: '0',
          2: px(2),
          4: px(4),
          8: px(8),
          12: px(12),
          16: px(16),
          20: px(20),
          24: px(24),
          32: px(32),
          48: px(48),
          72: px(72),
          gutter: px(16),
        }),
        ...assignVars(vars.radius, {
          tape: '0',
          tile: '4px',
          control: '6px',
          card: '8px',
          sheet: '20px',
          round: '9999px',
        }),
        ...assignVars(vars.font, {
          latin: `'Anek Latin', 'Anek Devanagari', 'Anek Fallback Roboto', 'Anek Fallback Arial', system-ui, sans-serif`,
          devanagari: `'Anek Devanagari', system-ui, sans-serif`,
        }),
        ...assignVars(vars.shadow, {
          float: '0 2px 6px #2d152333, 0 8px 24px -6px #2d152366',
          lift: '0 1px 3px #2d152322',
        }),
        ...assignVars(vars.duration, {
          press: '90ms',
          state: '160ms',
          sheetIn: '280ms',
          sheetOut: '200ms',
          route: '220ms',
          draw: '420ms',
        }),
        ...assignVars(vars.ease, {
          out: 'cubic-bezier(.2, .8, .2, 1)',
          in: 'cubic-bezier(.4, 0, 1, 1)',
        }),
        ...assignVars(vars.target, { floor: px(44), regular: px(48), large: px(56) }),
        ...assignVars(vars.z, { sticky: '10', nav: '20', floating: '30', toast: '60', loading: '70' }),
      },
      '@media': {
        [media.narrow]: { vars: { [vars.space.gutter]: px(12) } },
        [media.reducedMotion]: {
          vars: {
            [vars.duration.press]: '0ms',
            [vars.duration.state]: '0ms',
            [vars.duration.sheetIn]: '120ms',
            [vars.duration.sheetOut]: '120ms',
            [vars.duration.route]: '120ms',
            [vars.duration.draw]: '0ms',
          },
        },
      },
    },
  },
});

const darkTheme = {
  colorScheme: 'dark',
  vars: { ...assignVars(vars.color, dark), [vars.imageBrightness]: '.88' },
} as const;

globalStyle(':root:not([data-theme="light"])', {
  '@layer': { [layer.tokens]: { '@media': { [media.dark]: darkTheme } } },
});

globalStyle(':root[data-theme="dark"]', { '@layer': { [layer.tokens]: darkTheme } });
