import { recipe, style } from '../../css/component.ts';
import { type } from '../../css/type.ts';
import { onHover, pressed } from '../../css/utilities.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const tile = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateRows: '1fr auto',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    inlineSize: '100%',
    containerType: 'inline-size',
    overflow: 'hidden',
    borderRadius: vars.radius.card,
    border: `1px solid ${vars.color.line}`,
    backgroundColor: vars.color.raised,
    textAlign: 'center',
    selectors: { '&:active': pressed },
    // Higher if a long name in large text needs more room.
    '::before': { content: '""', gridArea: '1 / 1 / -1 / -1', inlineSize: '100%', aspectRatio: '4 / 3' },
    ...onHover({ selectors: { '&:hover': { borderColor: vars.color.ink } } }),
  },
  variants: { comingSoon: { true: { borderStyle: 'dashed', borderWidth: '2px' }, false: {} } },
});

export const name = style({
  ...type.h3,
  gridArea: '1 / 1',
  // Nine letters fit a tile that is a quarter of a phone wide.
  fontSize: 'clamp(0.8125rem, 17cqi, 1.0625rem)',
  lineHeight: 1.25,
  paddingInline: vars.space[4],
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  fontWeight: 800,
  '@media': { [media.cramped]: { fontSize: '16cqi' } },
});

export const picture = style({ position: 'absolute', inset: 0 });

export const nameOverPicture = style({
  ...type.micro,
  gridArea: '2 / 1',
  position: 'relative',
  paddingBlock: vars.space[4],
  overflowWrap: 'anywhere',
  backgroundColor: vars.color.chalk,
  color: vars.color.onChalk,
  '@media': { [media.cramped]: { fontSize: '16cqi', lineHeight: 1.25 } },
});

export const soon = style({
  ...type.micro,
  gridArea: '2 / 1',
  lineHeight: '0.9375rem',
  overflowWrap: 'anywhere',
  paddingBlock: `${vars.space[4]} ${vars.space[2]}`,
  paddingInline: vars.space[2],
  backgroundColor: vars.color.tape,
  color: vars.color.tapeInk,
  fontWeight: 700,
});
