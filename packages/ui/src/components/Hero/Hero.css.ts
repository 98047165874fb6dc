import { cloth } from '../../css/cloth.ts';
import { recipe, style } from '../../css/component.ts';
import { tape } from '../../css/tape.ts';
import { wide } from '../../css/type.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const hero = style({
  ...cloth,
  position: 'relative',
  overflow: 'hidden',
  minBlockSize: '18rem',
  // With the padding of the text, room for the tape.
  paddingBlockEnd: vars.space[32],
  '@media': {
    [media.cramped]: { minBlockSize: 0, paddingBlockEnd: '2.75rem' },
    [media.desktop]: { minBlockSize: '27.5rem', paddingBlockEnd: 0 },
  },
});

export const text = style({
  position: 'relative',
  zIndex: 1,
  padding: `${vars.space[20]} ${vars.space.gutter}`,
  display: 'grid',
  justifyItems: 'start',
  gap: '14px',
  inlineSize: '59%',
  '@media': {
    [media.cramped]: { inlineSize: '100%' },
    [media.tablet]: { inlineSize: '52%' },
    [media.desktop]: {
      inlineSize: '46%',
      padding: `${vars.space[72]} ${vars.space[24]}`,
      paddingInlineStart: `max(${vars.space[24]}, calc((100% - ${vars.space.content}) / 2))`,
      gap: vars.space[20],
    },
    [media.wide]: { inlineSize: '60%' },
    // Two lines of the title.
    [media.huge]: { inlineSize: '48%' },
  },
});

/** Each line of the title is on a line of its own on a phone. */
export const line = style({ display: 'block', '@media': { [media.tablet]: { display: 'inline' } } });

export const action = style({
  display: 'none',
  '@media': {
    [media.desktop]: { display: 'block', inlineSize: '16.25rem', paddingBlockStart: vars.space[4] },
  },
});

/** Hidden on cramped viewports, which have no room beside the text. */
export const picture = recipe({
  base: { position: 'absolute', '@media': { [media.cramped]: { visibility: 'hidden' } } },
  variants: {
    place: {
      /** The only image that phones show. */
      middle: {
        inlineSize: '19.875rem',
        insetInlineEnd: '-5.75rem',
        insetBlockStart: '-2.75rem',
        transform: 'rotate(10deg)',
        '@media': {
          // Keeps the image clear of the text.
          [media.narrow]: { insetInlineEnd: '-8rem' },
          [media.tablet]: { insetInlineEnd: '2rem' },
          [media.desktop]: {
            inlineSize: '25rem',
            insetInlineEnd: '11.875rem',
            insetBlockStart: '-3.125rem',
            transform: 'rotate(6deg)',
          },
        },
      },
      left: {
        display: 'none',
        '@media': {
          [media.wide]: {
            display: 'block',
            inlineSize: '23.75rem',
            insetInlineEnd: '25rem',
            insetBlockStart: '7.5rem',
            transform: 'rotate(-10deg)',
          },
        },
      },
      right: {
        display: 'none',
        '@media': {
          [media.desktop]: {
            display: 'block',
            inlineSize: '21.25rem',
            insetInlineEnd: '-3.125rem',
            insetBlockStart: '6.25rem',
            transform: 'rotate(14deg)',
          },
        },
      },
    },
  },
});

/** Tape with thirty ticks, one for each minute. On wide viewports the promise strip replaces it. */
export const minutes = style({
  ...tape({ unit: 'calc(100% / 30)', minor: '7px', major: '13px' }),
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: '2.75rem',
  '@media': { [media.desktop]: { display: 'none' } },
});

export const minute = style({
  position: 'absolute',
  insetBlockEnd: vars.space[4],
  paddingInlineStart: '5px',
  fontSize: '1.1875rem',
  lineHeight: '1.5rem',
  ...wide,
  selectors: {
    '&:last-child': {
      insetInlineEnd: vars.space[12],
      paddingInlineStart: vars.space[8],
      backgroundColor: vars.color.tape,
    },
    // Hidden on the narrowest phones, where it would overlap the last label.
    '&:nth-last-child(2)': { '@media': { [media.narrow]: { display: 'none' } } },
    '&:not(:first-child, :last-child)': { '@media': { [media.cramped]: { display: 'none' } } },
  },
});
