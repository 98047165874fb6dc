import { globalStyle } from '@vanilla-extract/css';
import { layer } from '../../css/layers.ts';
import { recipe, style } from '../../css/screen.ts';
import { bottomTapeHeight, chalkLine, focusable, focusRingRoom } from '../../css/utilities.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** The bars are sticky unless the viewport is too low. */
const roomy = '(min-height: 30em)';
/** Height of the site header, which is sticky on this page from 900 px. */
const siteHeader = '5rem';
/** Height of the row with the title, above the filters. It scrolls away. */
const titleRow = '4rem';

/** From 900 px the filters are on the left, 264 px wide. */
export const columns = style({
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: '264px minmax(0, 1fr)',
      gridTemplateAreas: '"title title" "rail sort" "rail list"',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: vars.space[32],
      alignItems: 'start',
      paddingInline: vars.space[24],
    },
    [media.wide]: { paddingInline: `max(${vars.space[24]}, calc((100% - ${vars.space.content}) / 2))` },
  },
});

/** On a phone title, search, bag and sort are one sticky block. */
export const bars = style({
  zIndex: vars.z.sticky,
  '@media': {
    [roomy]: { position: 'sticky', insetBlockStart: 0 },
    [media.desktop]: { display: 'contents' },
  },
});

export const titleBar = style({
  '@media': {
    [media.desktop]: {
      gridArea: 'title',
      // The bar includes the page's margin.
      marginInline: `calc(-1 * ${vars.space[24]})`,
    },
    [media.wide]: { marginInline: `calc(-1 * max(${vars.space[24]}, (100% - ${vars.space.content}) / 2))` },
  },
});

export const rail = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      gridArea: 'rail',
      display: 'block',
      position: 'sticky',
      insetBlockStart: siteHeader,
      // The buttons at its end are in the viewport also before the page is scrolled.
      maxBlockSize: `calc(100dvh - ${siteHeader} - ${titleRow} - var(${bottomTapeHeight}, 0px))`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'thin',
      // Firefox on Linux otherwise draws a white track in dark too.
      scrollbarColor: `${vars.color.lineStrong} transparent`,
      paddingBlockStart: vars.space[12],
      // Room for focus rings; the negative margin keeps the checkboxes on the page's margin.
      paddingInline: vars.space[8],
      marginInlineStart: `calc(-1 * ${vars.space[8]})`,
      // The height of `railFoot`.
      scrollPaddingBlockEnd: '5rem',
    },
  },
});

/** Isolated, so that no option covers `railFoot`. */
export const railGroups = style({ display: 'grid', rowGap: vars.space[16], isolation: 'isolate' });

export const railFoot = style({
  position: 'sticky',
  insetBlockEnd: 0,
  paddingBlock: vars.space[12],
  borderBlockStart: chalkLine,
  backgroundColor: vars.color.paper,
});

export const listing = style({
  gridArea: 'list',
  minInlineSize: 0,
  minBlockSize: '70svh',
  paddingBlockEnd: '6rem',
});

// Keeps the list and focused elements in it clear of the sticky bars.
globalStyle(`${listing}, ${listing} ${focusable}`, {
  '@layer': { [layer.screens]: { '@media': { [roomy]: { scrollMarginBlockStart: '9rem' } } } },
});
// From 900 px the title scrolls away below the site header.
globalStyle(`${titleBar} ${focusable}`, {
  '@layer': { [layer.screens]: { '@media': { [media.desktop]: { scrollMarginBlockStart: siteHeader } } } },
});

export const sortBar = style({
  gridArea: 'sort',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  paddingBlock: `${vars.space[8]} ${vars.space[12]}`,
  paddingInline: vars.space.gutter,
  borderBlockEnd: chalkLine,
  backgroundColor: vars.color.paper,
  '@media': {
    [media.noScript]: { display: 'none' },
    [media.desktop]: { zIndex: vars.z.sticky, paddingInline: 0 },
    [`${media.desktop} and ${roomy}`]: { position: 'sticky', insetBlockStart: siteHeader },
  },
});

export const updating = style({ marginInlineStart: 'auto' });

export const links = style({ display: 'grid', rowGap: vars.space[12] });

export const linkList = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[4]} ${vars.space[16]}`,
});

/** Visible only when the skip link focuses it. */
export const afterProducts = style({
  textAlign: 'center',
  selectors: { '&:not(:focus)': { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } },
});

export const applied = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
});

export const results = style({
  // Placeholders that replace products are visible at once, so that applied filters never leave the page white.
  vars: { '--skeleton-delay': `calc(-1 * ${vars.duration.state})` },
  display: 'grid',
  rowGap: vars.space[16],
  paddingBlockStart: vars.space[12],
  paddingInline: vars.space.gutter,
  '@media': { [media.desktop]: { paddingInline: 0 } },
});

export const belowDesktop = style({ '@media': { [media.desktop]: { display: 'none' } } });

export const more = style({
  display: 'grid',
  justifyItems: 'center',
  rowGap: vars.space[12],
  paddingBlock: vars.space[16],
});

export const groups = style({ display: 'grid', rowGap: vars.space[20] });

/**
 * A group below the fold. On a phone the browser skips its rendering while it is far from view. Beside the list it does not: the groups grow when
 * they are rendered, and would move what Shift and Tab have focused out of view.
 */
export const lowerGroup = style({
  display: 'grid',
  rowGap: vars.space[20],
  ...focusRingRoom,
  '@media': {
    [media.belowDesktop]: { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 20rem' },
  },
});

/** Has the height of as many checkboxes, so that the groups below keep their place. */
export const brandPlaces = recipe({
  base: { display: 'grid', gridAutoRows: vars.target.regular, alignItems: 'center' },
  variants: { columns: { 1: {}, 2: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
});

/** Keeps the button's target clear of the checkbox above. */
export const unfold = style({ marginBlockStart: vars.space[12] });

/** The placeholder of the storefront's groups, from the first frame. It fills the screen, so that nobody sees the groups below it move. */
export const storePlaces = style({
  vars: { '--skeleton-delay': `calc(-1 * ${vars.duration.state})` },
  display: 'grid',
  gridAutoRows: `minmax(${vars.target.regular}, auto)`,
  alignItems: 'center',
  alignContent: 'start',
  minBlockSize: '100dvh',
});

/** As high as the grid of swatches with names of two lines. */
export const swatchPlaces = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))',
  gridAutoRows: '7.75rem',
  alignItems: 'start',
  gap: vars.space[8],
});

/** One row, also when the number of products is unknown. */
export const actions = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: vars.space[12],
  '@media': { [media.cramped]: { gridTemplateColumns: '1fr' } },
});

export const nextSteps = style({
  display: 'grid',
  rowGap: vars.space[24],
  justifyItems: 'start',
  overflowWrap: 'anywhere',
});
