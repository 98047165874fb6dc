import { globalStyle } from '@vanilla-extract/css';
import { tabletOnly } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { gutter, px } from '../theme/values.ts';
import { layer } from './layers.ts';
import { style } from './screen.ts';

/**
 * For a page that is one column: on a tablet its margins leave the width of a form, so that the header, the content and the bar have the same edges,
 * while backgrounds and lines reach the edges of the screen.
 */
export const column = style({
  '@media': { [tabletOnly]: { vars: { [vars.space.gutter]: 'calc((100vw - 34rem) / 2)' } } },
});

/** For a page that is two columns on a tablet. */
export const columnPair = style({
  '@media': { [tabletOnly]: { vars: { [vars.space.gutter]: vars.space[24] } } },
});

// A dialog inside the page has a width of its own.
globalStyle(`:is(${column}, ${columnPair}) dialog`, {
  '@layer': {
    [layer.screens]: { '@media': { [tabletOnly]: { vars: { [vars.space.gutter]: px(gutter.regular) } } } },
  },
});
