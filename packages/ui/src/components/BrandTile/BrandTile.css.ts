import { recipe, style } from '../../css/component.ts';
import { type } from '../../css/type.ts';
import { onHover } from '../../css/utilities.ts';
import { vars } from '../../theme/contract.css.ts';

export const tile = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateRows: '1fr auto',
    alignItems: 'center',
    inlineSize: '100%',
    containerType: 'inline-size',
    aspectRatio: '1',
    // Higher where a long name in large text needs it.
    minBlockSize: 'min-content',
    overflow: 'hidden',
    borderRadius: vars.radius.card,
    border: `1px solid ${vars.color.line}`,
    backgroundColor: vars.color.raised,
    textAlign: 'center',
    selectors: { '&:active': { transform: 'translateY(1px)' } },
    ...onHover({ selectors: { '&:hover': { borderColor: vars.color.ink } } }),
  },
  variants: { comingSoon: { true: { borderStyle: 'dashed', borderWidth: '2px' }, false: {} } },
});

export const name = style({
  ...type.h3,
  // A word of nine letters fits a quarter of a phone.
  fontSize: 'clamp(0.8125rem, 17cqi, 1.0625rem)',
  lineHeight: 1.25,
  paddingInline: vars.space[2],
  overflowWrap: 'anywhere',
  fontWeight: 800,
});

export const picture = style({ position: 'absolute', inset: 0 });

export const nameOverPicture = style({
  ...type.micro,
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  paddingBlock: vars.space[4],
  backgroundColor: vars.color.chalk,
  color: vars.color.onChalk,
});

export const soon = style({
  ...type.micro,
  lineHeight: '0.9375rem',
  paddingBlock: `${vars.space[4]} ${vars.space[2]}`,
  backgroundColor: vars.color.tape,
  color: vars.color.tapeInk,
  fontWeight: 700,
});
