import { style } from '../../css/component.ts';
import { tape } from '../../css/tape.ts';
import { type, wide } from '../../css/type.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** The first promise is the thirty minutes of the tape; the others take as long as the shopper likes. */
export const strip = style({
  display: 'grid',
  gridTemplateColumns: '1.75fr 1fr 1fr',
  paddingInline: vars.space.gutter,
  color: vars.color.tapeInk,
  backgroundColor: vars.color.tape,
  '@media': {
    // 'Arrives by 10:42 pm' in one line.
    [media.narrow]: { gridTemplateColumns: '2fr 1fr 1fr' },
    [media.cramped]: { gridTemplateColumns: '1fr' },
    [media.desktop]: {
      paddingInline: `max(${vars.space[24]}, calc((100% - ${vars.space.content}) / 2))`,
    },
  },
});

export const promise = style({
  ...tape({ unit: '100%', minor: '13px', major: null }),
  minInlineSize: 0,
  paddingBlock: `${vars.space[20]} ${vars.space[12]}`,
  fontSize: '0.9375rem',
  lineHeight: '1.125rem',
  ...wide,
  selectors: {
    '&:first-child': {
      ...tape({ unit: 'calc(100% / 30)', minor: '7px', major: '13px' }),
      paddingInlineEnd: vars.space[8],
    },
    // Beside the tick.
    '&:not(:first-child)': { paddingInlineStart: '6px' },
  },
  '@media': {
    [media.tablet]: {
      fontSize: '1.0625rem',
      lineHeight: '1.375rem',
      selectors: { '&:not(:first-child)': { paddingInlineStart: vars.space[12] } },
    },
    [media.desktop]: { fontSize: '1.25rem', lineHeight: '1.75rem' },
  },
});

export const marks = style({
  ...type.micro,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[8],
  marginBlockEnd: '2px',
  '@media': {
    // The end of the thirty minutes and the start of the next step are not one line of words.
    [media.tablet]: { paddingInlineEnd: vars.space[24] },
    [media.desktop]: type.small,
  },
});
