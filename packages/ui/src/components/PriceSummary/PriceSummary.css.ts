import { recipe, style } from '../../css/component.ts';
import { type, weight } from '../../css/type.ts';
import { chalkLine } from '../../css/utilities.ts';
import { vars } from '../../theme/contract.css.ts';

export const row = recipe({
  base: {
    display: 'flex',
    // Wraps a long amount below its label.
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space[16],
    paddingBlock: '3px',
  },
  variants: {
    tone: { neutral: {}, ok: { color: vars.color.ok } },
    total: {
      true: {
        ...type.price,
        fontSize: '1.25rem',
        marginBlockStart: vars.space[8],
        paddingBlockStart: vars.space[12],
        borderBlockStart: chalkLine,
      },
      false: {},
    },
  },
  defaultVariants: { tone: 'neutral', total: false },
});

export const label = recipe({
  // The label wraps down to this width before the amount moves below it.
  base: { flex: '1 1 5rem', minInlineSize: 0 },
  variants: { strength: { quiet: { color: vars.color.ink2 }, inherit: {} } },
});

export const value = recipe({
  base: {
    display: 'flex',
    gap: vars.space[8],
    marginInlineStart: 'auto',
    textAlign: 'end',
    overflowWrap: 'anywhere',
  },
  variants: { strength: { medium: { fontWeight: weight.medium }, inherit: {} } },
});

export const struck = style({ color: vars.color.ink3, fontWeight: weight.regular });

export const waived = style({ color: vars.color.ok, fontWeight: weight.strong });
