import { style, styleVariants } from '@vanilla-extract/css';
import { type } from '../../src/css/type.ts';
import { vars } from '../../src/theme/contract.css.ts';

export const rows = style({ display: 'grid' });

export const row = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: vars.space[20],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { paddingBlockStart: 0 } },
});

export const styleName = style({ ...type.micro, color: vars.color.ink2 });

/** The brand style has no size of its own. */
const sized = { ...type, brand: { ...type.brand, fontSize: '2.25rem', lineHeight: 1 } };
export const specimen = styleVariants(sized, (rule) => ({
  ...rule,
  margin: 0,
  overflowWrap: 'anywhere',
}));

export const hindi = style({
  fontStretch: 'normal',
  letterSpacing: 0,
  lineHeight: 1.35,
  marginBlockStart: vars.space[4],
});

export const facts = style({ color: vars.color.ink2, marginBlockStart: vars.space[4] });
