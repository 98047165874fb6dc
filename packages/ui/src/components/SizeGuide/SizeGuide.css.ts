import { globalStyle } from '@vanilla-extract/css';
import { style } from '../../css/component.ts';
import { drawnOnce } from '../../css/draw.css.ts';
import { layer } from '../../css/layers.ts';
import { tape } from '../../css/tape.ts';
import { type, weight, wide } from '../../css/type.ts';
import { chalkLine, stateTransition } from '../../css/utilities.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const ruler = style({
  containerType: 'inline-size',
  blockSize: '2.75rem',
  marginBlockStart: vars.space[8],
  backgroundColor: vars.color.table,
  overflow: 'hidden',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});

/** The part of the tape up to the longest body. */
export const measured = style({
  ...drawnOnce,
  ...tape({ unit: 'calc(100cqi / var(--ticks))', minor: '7px', major: '13px' }),
  position: 'relative',
  overflow: 'hidden',
  blockSize: '100%',
  inlineSize: 'calc(var(--share) * 100cqi)',
  borderInlineEnd: `3px solid ${vars.color.ink}`,
  transition: stateTransition('inline-size'),
});

/** The part of the tape from the shortest to the longest body. */
export const bodies = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 'calc(var(--from) * 100cqi)',
  insetInlineEnd: 0,
  borderInlineStart: `3px solid ${vars.color.tapeInk}`,
});

/** A number to the right of its tick. */
export const number = style({
  position: 'absolute',
  insetBlockEnd: '1px',
  insetInlineStart: 'calc(var(--at) * 100cqi + 5px)',
  fontSize: '1.125rem',
  lineHeight: '1.5rem',
  ...wide,
  // Hides every second number, because large text would overlap.
  '@media': { [media.cramped]: { selectors: { '&:nth-child(even)': { display: 'none' } } } },
});

export const scroller = style({ overflowX: 'auto' });

export const table = style({ ...type.body, inlineSize: '100%', borderCollapse: 'collapse' });

function within(selector: string, rule: Parameters<typeof globalStyle>[1]) {
  globalStyle(`${table} ${selector}`, { '@layer': { [layer.components]: rule } });
}

within(':is(th, td)', {
  blockSize: vars.target.minimum,
  paddingInline: vars.space[12],
  textAlign: 'end',
  whiteSpace: 'nowrap',
  // Three ranges beside each other.
  '@media': { [media.narrow]: { fontSize: type.small.fontSize, paddingInline: vars.space[4] } },
});
within(':is(th, td):first-child', { textAlign: 'start', paddingInlineStart: vars.space[12] });
within('thead th', { ...type.small, fontWeight: weight.medium, color: vars.color.ink2 });
within('tbody th', { fontWeight: weight.heavy });
within('tbody tr', { borderBlockStart: chalkLine });
// The dashes would be specks on its edges.
within('tr:is([aria-current], [aria-current] + *)', { borderBlockStartColor: 'transparent' });
within('tr[aria-current]', {
  color: vars.color.tape,
  backgroundColor: vars.color.tapeInk,
  // Marks the row in the dark theme too, where its background is hardly darker than the sheet.
  boxShadow: `inset 5px 0 0 ${vars.color.tape}`,
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      color: 'SelectedItemText',
      backgroundColor: 'SelectedItem',
    },
  },
});
within('tr[aria-current] > *', { fontWeight: weight.strong });
