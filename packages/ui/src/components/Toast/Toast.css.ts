import { keyframes } from '@vanilla-extract/css';
import { recipe, style } from '../../css/component.ts';
import { type, weight } from '../../css/type.ts';
import { focusRing, truncate } from '../../css/utilities.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

/**
 * The region is a popover, so that it lies above open dialogs. It is displayed even when closed, because screen readers announce only
 * changes of an existing live region. `useFreePosition` moves it from the top of the viewport to the lowest free position.
 */
export const region = recipe({
  base: {
    position: 'fixed',
    inset: 'auto',
    insetBlockStart: 0,
    insetInline: vars.space[8],
    zIndex: vars.z.toast,
    display: 'block',
    inlineSize: 'auto',
    maxInlineSize: '26rem',
    marginInline: 'auto',
    padding: 0,
    border: 0,
    overflow: 'visible',
    background: 'none',
    color: 'inherit',
    pointerEvents: 'none',
    '@media': {
      [media.tablet]: { insetInline: `auto ${vars.space[24]}`, inlineSize: '26rem' },
      [media.desktop]: { inlineSize: 'max-content', minInlineSize: '24rem', maxInlineSize: '46rem' },
    },
  },
  variants: {
    positioned: {
      true: {},
      // The message is announced, and becomes visible as soon as there is a free position.
      false: { selectors: { '&:not(:focus-within)': { opacity: 0, clipPath: 'inset(50%)' } } },
    },
  },
});

export const toast = recipe({
  base: {
    pointerEvents: 'auto',
    display: 'flex',
    alignItems: 'center',
    paddingBlock: '2px',
    paddingInline: `${vars.space[12]} 0`,
    borderRadius: vars.radius.card,
    borderInlineStart: `6px solid ${vars.color.tape}`,
    boxShadow: vars.shadow.float,
    '@media': {
      [media.motionAllowed]: { animation: `${arrive} ${vars.duration.route} ${vars.ease.out}` },
      [media.forcedColors]: { border: '1px solid', borderInlineStartWidth: '6px' },
    },
    selectors: { '&:focus-visible': focusRing },
  },
  variants: {
    /** On a phone the description has the whole width, below the title and the action. */
    named: {
      true: { '@media': { [media.belowTablet]: { flexWrap: 'wrap' } } },
      false: {},
    },
    tone: {
      neutral: {
        color: vars.color.onCloth,
        backgroundColor: vars.color.cloth,
        // The outline separates the toast from a cloth background.
        boxShadow: `${vars.shadow.float}, 0 0 0 1px color-mix(in srgb, ${vars.color.onCloth2} 40%, transparent)`,
        '@media': { [media.forcedColors]: { color: 'CanvasText', backgroundColor: 'Canvas' } },
      },
      danger: {
        color: vars.color.ink,
        backgroundColor: vars.color.dangerSoft,
        borderColor: vars.color.danger,
      },
    },
  },
});

/** One line; a description that does not fit beside the title is below it. */
export const text = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[8],
  minInlineSize: 0,
  paddingBlock: vars.space[8],
});

/** On a phone the title and the description are in rows of the toast. */
export const namedText = style([text, { '@media': { [media.belowTablet]: { display: 'contents' } } }]);

export const title = style({
  ...type.small,
  fontWeight: weight.strong,
  selectors: { [`${namedText} > &`]: { flex: 'none', '@media': { [media.belowTablet]: { flex: 1 } } } },
});

export const description = style({ ...type.small, fontWeight: weight.regular });

/** One line, of which the name is cut. */
export const namedDescription = style([
  description,
  {
    position: 'relative',
    display: 'flex',
    flex: '1 1 14rem',
    minInlineSize: 0,
    whiteSpace: 'pre-wrap',
    '@media': {
      [media.belowTablet]: {
        order: 1,
        flexBasis: '100%',
        paddingBlockEnd: vars.space[8],
        paddingInlineEnd: vars.space[12],
      },
      // With doubled text it breaks.
      [media.cramped]: { display: 'block' },
    },
  },
]);

export const name = style({ ...truncate, minInlineSize: 0 });

export const afterName = style({ flex: 'none', maxInlineSize: '100%' });

/** The padding extends the line to the size of a touch target. */
export const action = style({
  ...type.small,
  flex: 'none',
  padding: `${vars.space[12]} ${vars.space[8]}`,
});
