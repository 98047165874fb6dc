import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

/** Hides an element on screen but keeps it for assistive technology. */
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

/** Matches the elements that can have the focus. */
export const focusable = ':is(a, button, input, select, textarea, summary, [tabindex])';

/** The height of the header above the images on a phone; not set where it lies over them. */
export const aboveGallery = '--above-gallery';
/** The height of the running order's tape where it is above the page; not set without the tape. */
export const topTapeHeight = '--top-tape-height';

const maxGalleryHeight = (below: string) =>
  `max(10rem, calc(100svh - ${below} - var(${aboveGallery}, 0px) - var(${topTapeHeight}, 0px)))`;

/** The box of a product's images and of their skeleton. On wide viewports it fits below the headers without scrolling. */
export const gallerySlot = {
  aspectRatio: '390 / 448',
  // Without a width, the maximum of the height would limit the width too.
  inlineSize: '100%',
  // Beside the whole image are the colours of its edges: here of the left one.
  backgroundPosition: 'left',
  backgroundSize: '3000% 100%',
  '@media': {
    // Leaves room for a name of two lines, colours and sizes above the bar.
    [media.belowDesktop]: { maxBlockSize: maxGalleryHeight('28.625rem') },
    // Also for the arrival time.
    [media.tablet]: { maxBlockSize: maxGalleryHeight('30.625rem') },
    [media.desktop]: { maxBlockSize: 'max(28rem, calc(100svh - 7.5rem))' },
  },
} satisfies StyleRule;

/** The right half of a box whose background is the left edge of an image: the colours of the right edge. */
export const rightEdge = {
  content: '""',
  position: 'absolute',
  inset: '0 0 0 50%',
  background: 'inherit',
  backgroundPosition: 'right',
} satisfies StyleRule;

/** An image in `gallerySlot`, which shows all of the garment. */
export const galleryImage = {
  position: 'relative',
  objectFit: 'contain',
  backgroundSize: 'contain',
  backgroundRepeat: 'no-repeat',
} satisfies StyleRule;

/** The row of `useSlides`. Vertical touches scroll the page natively; horizontal ones are handled by script. */
export const slidingTrack = {
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  touchAction: 'pan-y pinch-zoom',
  selectors: { '&[data-zoomed]': { overflowX: 'hidden', touchAction: 'auto' } },
  '@media': { [media.motionAllowed]: { scrollBehavior: 'smooth' } },
} satisfies StyleRule;

/** The global focus ring, for an element that has a shadow of its own or shows the focus of another element. */
export const focusRing: StyleRule = {
  outline: `3px solid ${vars.color.ink}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 8px ${vars.color.tape}`,
};

/** The width of an icon button with a badge, which grows with the text size so that the badge stays beside the icon. */
export const badgedWidth = `calc(${vars.target.regular} + 1.6 * (1.1875rem - 19px))`;

/** Room for focus rings in a box that clips its content, which keeps its place. */
export const focusRingRoom: StyleRule = { padding: '8px', margin: '-8px' };

/** The focus ring drawn inward, for elements where the outer ring would be clipped (edges of the screen, scrolling rows). */
export const focusRingInset: StyleRule = {
  outline: `3px solid ${vars.color.ink}`,
  outlineOffset: '-3px',
  boxShadow: `inset 0 0 0 6px ${vars.color.tape}`,
};

/** Fills a box with the upper edge of its background image: the colours behind a garment. */
export const upperEdge = { backgroundPosition: 'top', backgroundSize: '100% 3000%' } satisfies StyleRule;

/** Extends the touch target of a smaller element to 44 px. For a pseudo-element; give the element `position: relative`. */
export const touchTarget: StyleRule = {
  content: '""',
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  inlineSize: '100%',
  blockSize: '100%',
  minInlineSize: vars.target.minimum,
  minBlockSize: vars.target.minimum,
  transform: 'translate(-50%, -50%)',
};

export const truncate: StyleRule = { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' };

/** Truncates text to a number of lines with an ellipsis. */
export const clampLines = (lines: number): StyleRule => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
  overflow: 'hidden',
});

/** Border of the dashed chalk line. */
export const chalkLine = `2px dashed ${vars.color.line}`;

/** Returns the transition for state changes. Under reduced motion its duration is zero. */
export const stateTransition = (...properties: string[]) =>
  properties.map((property) => `${property} ${vars.duration.state} ${vars.ease.out}`).join(', ');

/** Limits a rule to devices that hover, because touch devices keep `:hover` after a tap. */
export const onHover = (rule: StyleRule) => ({ '@media': { [media.hover]: rule } });

/** Style of a control that moves down by 1 px while it is pressed. */
export const pressed = {
  transitionDuration: vars.duration.press,
  transform: 'translateY(1px)',
} satisfies StyleRule;

/** An invisible radio that covers its label, which is the positioned parent. */
export const coveringRadio = {
  position: 'absolute',
  inset: 0,
  appearance: 'none',
  cursor: 'pointer',
} satisfies StyleRule;

/** The system's colours of selected items, for forced colours. */
export const selectedItem = {
  forcedColorAdjust: 'none',
  color: 'SelectedItemText',
  backgroundColor: 'SelectedItem',
} as const;

/** Shows a label that contains a checked radio in the system's colours of selected items, in forced colours. */
export const selectedSegment = (radio: string) =>
  ({
    [media.forcedColors]: {
      selectors: {
        [`&:has(${radio}:checked)`]: selectedItem,
      },
    },
  }) satisfies StyleRule['@media'];

/**
 * Marks a chip whose radio is checked in forced colours, which leave only the weight of its border: the system's colour of selected items, and
 * a check mark. Its text needs `selectedText`.
 */
export const selectedChip = (radio: string) =>
  ({
    [media.forcedColors]: {
      selectors: {
        [`&:has(${radio}:checked)`]: { backgroundColor: 'SelectedItem' },
        [`&:has(${radio}:checked)::after`]: {
          // Without an alternative text, screen readers read the character.
          content: ['"✓"', '"✓" / ""'],
          position: 'absolute',
          insetBlockStart: 0,
          insetInlineEnd: 0,
          inlineSize: '1.25em',
          lineHeight: '1.25em',
          textAlign: 'center',
          pointerEvents: 'none',
          ...selectedItem,
        },
      },
    },
  }) satisfies StyleRule['@media'];

/** The text of a `selectedChip`. */
export const selectedText = (radio: string) =>
  ({
    [media.forcedColors]: {
      selectors: { [`${radio}:checked + &`]: { forcedColorAdjust: 'none', color: 'SelectedItemText' } },
    },
  }) satisfies StyleRule['@media'];

/** A swatch of a fabric's colour or pattern. */
export const swatchSurface = {
  backgroundPosition: 'center',
  backgroundSize: 'cover',
  borderRadius: '3px',
  // The outline makes a swatch of the background's colour visible.
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${vars.color.ink} 50%, transparent)`,
  filter: `brightness(${vars.imageBrightness})`,
  forcedColorAdjust: 'none',
} as const;

/** A diagonal gap in the swatch of a sold-out colour, like the line through a sold-out size. */
export const soldOutGap = {
  clipPath:
    'polygon(0 0, calc(100% - 4px) 0, 0 calc(100% - 4px), 0 100%, 4px 100%, 100% 4px, 100% 100%, 0 100%)',
} as const;

/** The height of the running order's tape where it covers the end of the viewport from 900 px; not set without the tape. */
export const bottomTapeHeight = '--bottom-tape-height';

/** The ticks of a primary button's edge, and the room that they take in it. */
export const edgeTicks = '--edge-ticks';
export const edgeRoom = '--edge-room';
/** The colour of the mark of the current tab. */
export const tabMark = '--tab-mark';

/** Hides ticks that only decorate, where more important tapes are: at most three are in view. */
export const plainEdges = { [edgeTicks]: 'none', [edgeRoom]: '6px' };
