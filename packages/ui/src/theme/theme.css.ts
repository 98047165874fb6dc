import { assignVars, globalStyle } from '@vanilla-extract/css';
import { layer } from '../css/layers.ts';
import { media } from './breakpoints.ts';
import { vars } from './contract.css.ts';
import { dark, light, tints } from './roles.ts';
import {
  bezier,
  duration,
  ease,
  font,
  fontStack,
  gutter,
  imageBrightness,
  ms,
  px,
  radius,
  shadow,
  shadowCss,
  space,
  target,
  z,
} from './values.ts';

/** The same keys, every value written as CSS. */
function written<Key extends PropertyKey, Value>(
  values: Readonly<Record<Key, Value>>,
  write: (value: Value) => string,
): Record<Key, string> {
  const entries = Object.entries<Value>(values).map(([key, value]) => [key, write(value)]);
  // The keys stay; Object.fromEntries cannot say so.
  return Object.fromEntries(entries) as Record<Key, string>;
}

globalStyle(':root', {
  '@layer': {
    [layer.tokens]: {
      colorScheme: 'light',
      vars: {
        ...assignVars(vars.color, light),
        ...assignVars(vars.tint, tints),
        [vars.imageBrightness]: String(imageBrightness.light),
        ...assignVars(vars.space, {
          ...written(space, px),
          gutter: px(gutter.regular),
        }),
        ...assignVars(vars.radius, written(radius, px)),
        ...assignVars(vars.font, written(font, fontStack)),
        ...assignVars(vars.shadow, written(shadow, shadowCss)),
        ...assignVars(vars.duration, written(duration.full, ms)),
        ...assignVars(vars.ease, written(ease, bezier)),
        ...assignVars(vars.target, written(target, px)),
        ...assignVars(vars.z, written(z, String)),
      },
      '@media': {
        [media.narrow]: { vars: { [vars.space.gutter]: px(gutter.narrow) } },
        [media.reducedMotion]: {
          vars: assignVars(vars.duration, written(duration.reduced, ms)),
        },
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

globalStyle(':root[data-theme="dark"]', { '@layer': { [layer.tokens]: darkTheme } });
