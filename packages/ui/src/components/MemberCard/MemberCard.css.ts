import { cloth } from '../../css/cloth.ts';
import { style } from '../../css/component.ts';
import { tape } from '../../css/tape.ts';
import { type } from '../../css/type.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const card = style({
  ...cloth,
  position: 'relative',
  overflow: 'hidden',
  paddingBlock: `${vars.space[32]} ${vars.space[48]}`,
  paddingInline: vars.space.gutter,
  '@media': { [media.desktop]: { borderRadius: vars.radius.card, paddingInline: vars.space[32] } },
});

export const hem = style({
  ...tape({ unit: '13px' }),
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: '20px',
});

/** A swing tag: one end is cut to a point. */
export const tag = style({
  ...type.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  padding: '6px 22px 4px 10px',
  color: vars.color.onChalk,
  backgroundColor: vars.color.chalk,
  fontWeight: 700,
  clipPath: 'polygon(0 0, calc(100% - 12px) 0, 100% 50%, calc(100% - 12px) 100%, 0 100%)',
});
