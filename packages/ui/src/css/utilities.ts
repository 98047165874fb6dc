import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

/** Rules that several components share. Spread them into a style. */

/** Kept for assistive technology, taken off the screen. */
export const visuallyHidden: StyleRule = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
};

/** The room of a product's pictures, and of what stands in for them. Under the headers of a wide page, whole on the first screen. */
export const gallerySlot = {
  aspectRatio: '390 / 448',
  '@media': { [media.desktop]: { inlineSize: '100%', maxBlockSize: 'max(28rem, calc(100svh - 10rem))' } },
} satisfies StyleRule;

/** A row of `useSlides`: a finger scrolls the page up and down natively, and sideways the row follows it by script. */
export const slidingTrack = {
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  touchAction: 'pan-y pinch-zoom',
  selectors: { '&[data-zoomed]': { overflowX: 'hidden', touchAction: 'auto' } },
  '@media': { [media.motionAllowed]: { scrollBehavior: 'smooth' } },
} satisfies StyleRule;

/** The ring of `:focus-visible`, for an element that shows the focus of a control inside or before it. */
export const focusRing: StyleRule = {
  outline: `3px solid ${vars.color.ink}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 8px ${vars.color.tape}`,
};

/** The same ring drawn inward, where an outward one would be cut off (edges of the screen, scrolling rows). */
export const focusRingInset: StyleRule = {
  outline: `3px solid ${vars.color.ink}`,
  outlineOffset: '-3px',
  boxShadow: `inset 0 0 0 6px ${vars.color.tape}`,
};

/** Room for a finger around something drawn smaller. Give the element `position: relative`. */
export const touchTarget: StyleRule = {
  content: '""',
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  inlineSize: '100%',
  blockSize: '100%',
  minInlineSize: vars.target.floor,
  minBlockSize: vars.target.floor,
  transform: 'translate(-50%, -50%)',
};

/** One line, cut with an ellipsis. */
export const truncate: StyleRule = { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' };

/** At most so many lines, the last one cut with an ellipsis. */
export const clampLines = (lines: number): StyleRule => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
  overflow: 'hidden',
});

/** The dashed chalk line: "cut here". */
export const chalkLine = `2px dashed ${vars.color.line}`;

/** Transition of state changes; nothing moves under reduced motion because the durations become zero. */
export const stateTransition = (...properties: string[]) =>
  properties.map((property) => `${property} ${vars.duration.state} ${vars.ease.out}`).join(', ');

/** A rule for pointers that hover, so that a tap does not leave its mark. */
export const onHover = (rule: StyleRule) => ({ '@media': { [media.hover]: rule } });
