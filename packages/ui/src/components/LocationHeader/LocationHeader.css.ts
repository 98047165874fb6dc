import { style } from '../../css/component.ts';
import { type } from '../../css/type.ts';
import { onHover, pressed, stateTransition, truncate } from '../../css/utilities.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const button = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: vars.target.regular,
  minInlineSize: 0,
  inlineSize: '100%',
  borderRadius: vars.radius.control,
  transition: stateTransition('background-color'),
  selectors: { '&:active': { ...pressed, backgroundColor: vars.color.table } },
  ...onHover({ selectors: { '&:hover:not(:active)': { backgroundColor: vars.color.sunk } } }),
});

/** As wide as the pin icon, also with the spinner, so that the text does not move. */
export const icon = style({ display: 'grid', placeItems: 'center', flex: 'none', minInlineSize: '24px' });

/** As wide as its text, which the arrow follows. */
export const text = style({
  minInlineSize: 0,
  marginInlineEnd: vars.space[4],
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto)',
  justifyContent: 'start',
  justifyItems: 'start',
});

/** The text gets its room on the narrowest phones and beside the navigation. */
export const arrow = style({
  '@media': { [media.narrow]: { display: 'none' }, [media.narrowDesktop]: { display: 'none' } },
});

const oneLine = { ...truncate, maxInlineSize: '100%' } as const;

/** A problem may have two lines, which fit above the address. */
export const caption = style({
  ...type.micro,
  fontWeight: 500,
  lineHeight: 1.15,
  color: vars.color.ink2,
  '@media': { [media.narrowDesktop]: oneLine },
});

/** One line, in which 30 characters fit on a phone. */
export const address = style({
  ...type.small,
  fontSize: '0.875rem',
  fontWeight: 700,
  lineHeight: '1.2',
  overflowWrap: 'anywhere',
  '@media': {
    [media.narrow]: { fontSize: '0.8125rem' },
    [media.tablet]: { fontSize: type.small.fontSize },
    // With doubled text the address has the whole width, and breaks into lines.
    [`not all and ${media.cramped}`]: oneLine,
  },
});
