import type { StyleRule } from '@vanilla-extract/css';
import { cloth } from '../../css/cloth.ts';
import { style } from '../../css/screen.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const hero = style({
  ...cloth,
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  alignContent: 'center',
  minBlockSize: '13rem',
  paddingInline: vars.space.gutter,
  '@media': {
    [media.desktop]: {
      minBlockSize: '18rem',
      paddingInline: `max(${vars.space[24]}, calc((100% - ${vars.space.content}) / 2))`,
    },
  },
});

export const heroWords = style({
  position: 'relative',
  inlineSize: '56%',
  maxInlineSize: '30rem',
  '@media': { [media.cramped]: { inlineSize: '100%' } },
});

export const heroPicture = style({
  position: 'absolute',
  inlineSize: '16rem',
  insetInlineEnd: '-2rem',
  insetBlockStart: '-1.75rem',
  transform: 'rotate(8deg)',
  '@media': {
    [media.cramped]: { display: 'none' },
    [media.narrow]: { insetInlineEnd: '-4rem' },
    [media.tablet]: { insetInlineEnd: '8%' },
    [media.desktop]: { inlineSize: '20rem' },
    [media.wide]: { insetInlineEnd: '17rem' },
  },
});

/** A tint in place of the cloth, which the hero above has. */
export const banners = style({
  vars: {
    [vars.color.cloth]: vars.tint.lilac,
    [vars.color.onCloth]: vars.color.onChalk,
    [vars.color.onCloth2]: vars.color.onChalk,
  },
});

/** Creates the style of the second or third image, which is beside the main one on wide screens. */
const sidePicture = (position: StyleRule) =>
  style({
    position: 'absolute',
    display: 'none',
    '@media': { [media.wide]: { display: 'block', ...position } },
  });
export const heroSide = {
  left: sidePicture({
    inlineSize: '19rem',
    insetInlineEnd: '33rem',
    insetBlockStart: '3.5rem',
    transform: 'rotate(-10deg)',
  }),
  right: sidePicture({
    inlineSize: '17rem',
    insetInlineEnd: '2rem',
    insetBlockStart: '2.5rem',
    transform: 'rotate(14deg)',
  }),
};
