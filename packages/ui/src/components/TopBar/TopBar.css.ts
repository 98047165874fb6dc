import { style } from '../../css/component.ts';
import { type } from '../../css/type.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
  minBlockSize: '3.5rem',
  paddingBlock: vars.space[4],
  paddingBlockStart: `max(${vars.space[4]}, env(safe-area-inset-top))`,
  // Aligns the lines of the icons with the content below.
  paddingInline: `calc(${vars.space.gutter} - 12px) calc(${vars.space.gutter} - 8px)`,
  backgroundColor: vars.color.paper,
  '@media': {
    [media.narrow]: { columnGap: 0 },
    [media.desktop]: { paddingInline: `calc(${vars.space[24]} - 12px) calc(${vars.space[24]} - 8px)` },
    [media.wide]: {
      paddingInline: `max(calc(${vars.space.gutter} - 12px), calc((100% - ${vars.space.content}) / 2 - 12px))`,
    },
  },
});

export const title = style({
  // The actions wrap to a line of their own before a word of the title breaks, as with large text on a narrow phone.
  flex: 1,
  minInlineSize: '7rem',
  paddingBlockStart: '2px',
  overflowWrap: 'anywhere',
  selectors: {
    '&:first-child': { paddingInlineStart: '12px' },
    // The title is beside the middle of the back button while the line below it is empty.
    '&:has(> :empty)': { transform: `translateY(calc(${type.micro.lineHeight} / 2))` },
    // The name of a category comes from the URL, in lower case.
    // Not in Hindi, where a pseudo-element within a word would break its first cluster.
    '&:not(:lang(hi))::first-letter': { textTransform: 'uppercase' },
  },
});

export const detail = style({
  ...type.micro,
  minBlockSize: type.micro.lineHeight,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.ink2,
});

/** Hidden on wide viewports, where the site's header has the same actions. */
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  marginInlineStart: 'auto',
  '@media': { [media.desktop]: { display: 'none' } },
});
