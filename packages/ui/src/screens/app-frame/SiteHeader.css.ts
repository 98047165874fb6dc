import { recipe, style } from '../../css/screen.ts';
import { selectedItem } from '../../css/utilities.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** On a phone only the home page has the header; from 900 px every page has it, with the navigation inside. */
export const header = recipe({
  base: {
    display: 'grid',
    // The language is beside the search, so that an address of 30 characters has one line.
    gridTemplateAreas: '"place bell bag" "search search language"',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: vars.space[4],
    // The icons of the last column end at the page's margin.
    paddingInline: `${vars.space.gutter} calc(${vars.space.gutter} - ${vars.space[8]})`,
    paddingBlock: `${vars.space[8]} ${vars.space[12]}`,
    backgroundColor: vars.color.paper,
    '@media': {
      // With doubled text, address and search need the whole width.
      [media.narrow]: { gridTemplateAreas: '"place place bag" "search language bell"' },
      [media.cramped]: {
        gridTemplateAreas: '"language bell bag" "place place place" "search search search"',
        paddingInline: vars.space.gutter,
      },
      [media.desktop]: {
        display: 'grid',
        gridTemplateAreas: '"brand place search nav actions"',
        gridTemplateColumns: 'auto minmax(0, 11rem) minmax(15rem, 1fr) auto auto',
        gap: vars.space[20],
        minBlockSize: '5rem',
        paddingInline: `max(${vars.space[24]}, calc((100% - ${vars.space.content}) / 2))`,
        paddingBlock: vars.space[8],
      },
      [media.narrowDesktop]: { columnGap: vars.space[12] },
      // Room for the longest address in one line.
      [media.wide]: { gridTemplateColumns: 'auto minmax(0, 20rem) minmax(15rem, 1fr) auto auto' },
    },
  },
  variants: {
    onPhone: { true: {}, false: { display: 'none' } },
    /** Sticky on wide screens, so that search and bag stay visible beside a long list or product page. */
    sticky: {
      true: {
        '@media': {
          [`${media.desktop} and (min-height: 30em)`]: {
            position: 'sticky',
            insetBlockStart: 0,
            zIndex: vars.z.nav,
          },
        },
      },
    },
  },
});

const wideOnly = { display: 'none', '@media': { [media.desktop]: { display: 'block' } } } as const;

export const brandArea = style({ ...wideOnly, gridArea: 'brand' });
/** Between 900 and 1280 px the search field takes the place of the delivery location. */
export const placeArea = style({
  gridArea: 'place',
  minInlineSize: 0,
  '@media': { [media.narrowDesktop]: { selectors: { '&:has(+ div input)': { display: 'none' } } } },
});
export const searchArea = style({
  vars: { '--no-match-position': 'absolute' },
  gridArea: 'search',
  minInlineSize: 0,
  '@media': {
    [media.narrowDesktop]: { selectors: { '&:has(input)': { gridColumn: 'place-start / search-end' } } },
  },
});
/** On a phone the buttons are in the rows of the address and the search. */
export const actionsArea = style({
  display: 'contents',
  '@media': {
    [media.desktop]: {
      gridArea: 'actions',
      display: 'flex',
      marginInlineEnd: `calc(-1 * ${vars.space[8]})`,
    },
  },
});
const action = (gridArea: string) =>
  style({ gridArea, justifySelf: 'end', '@media': { [media.desktop]: { gridArea: 'auto' } } });
export const languageArea = action('language');
export const bellArea = action('bell');
export const bagArea = action('bag');
export const navArea = style({ ...wideOnly, gridArea: 'nav' });

export const navList = style({
  display: 'flex',
  gap: vars.space[24],
  '@media': { [media.narrowDesktop]: { gap: vars.space[12] } },
});

export const navLink = recipe({
  base: {
    display: 'inline-grid',
    alignContent: 'center',
    minBlockSize: vars.target.minimum,
    minInlineSize: vars.target.minimum,
    textAlign: 'center',
    fontWeight: 650,
    borderBlockEnd: '3px solid transparent',
    borderBlockStart: '3px solid transparent',
    '@media': { [media.forcedColors]: { borderColor: 'Canvas' } },
  },
  variants: {
    current: {
      true: {
        borderBlockEndColor: vars.color.ink,
        '@media': { [media.forcedColors]: selectedItem },
      },
      false: {},
    },
  },
});
