import { recipe, style } from '../../css/component.ts';
import { type } from '../../css/type.ts';
import { vars } from '../../theme/contract.css.ts';

export const rowTop = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[4]} ${vars.space[12]}`,
});

export const status = recipe({
  base: {
    ...type.micro,
    padding: '3px 8px 1px',
    borderRadius: vars.radius.tile,
    overflowWrap: 'anywhere',
  },
  variants: {
    tone: {
      ok: { color: vars.color.ok, backgroundColor: vars.color.okSoft },
      neutral: { color: vars.color.ink2, backgroundColor: vars.color.table },
      danger: { color: vars.color.danger, backgroundColor: vars.color.dangerSoft },
    },
  },
  defaultVariants: { tone: 'ok' },
});
