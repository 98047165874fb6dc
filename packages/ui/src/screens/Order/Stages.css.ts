import { recipe, style } from '../../css/screen.ts';
import { tape } from '../../css/tape.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const stages = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  columnGap: '3px',
  padding: `14px ${vars.space.gutter} 10px`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    [media.cramped]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: vars.space[8] },
    [media.desktop]: { paddingInline: 0 },
  },
});

const reached = {
  '::before': { ...tape({ unit: '6px', minor: '4px', major: null }), forcedColorAdjust: 'none' },
} as const;

export const stage = recipe({
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: '1px',
    overflowWrap: 'anywhere',
    '::before': { content: '""', blockSize: '6px', marginBlockEnd: '6px', backgroundColor: vars.color.table },
    '@media': { [media.forcedColors]: { selectors: { '&::before': { outline: '1px solid' } } } },
  },
  variants: {
    state: {
      reached,
      current: {
        ...reached,
        '@media': { [media.forcedColors]: { textDecoration: 'underline' } },
      },
      ahead: {},
    },
  },
});
