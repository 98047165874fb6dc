/** Viewport widths at which the layout changes, in px. From `tablet`: 3 or 4 columns, and drawers; `desktop`: rail; `wide`: 1200 px of content; `huge`: 1360 px. */
export const breakpoints = { tablet: 600, desktop: 900, wide: 1280, huge: 1600 } as const;

const em = (px: number) => `${px / 16}em`;

/**
 * Media conditions for `@media` in a `.css.ts` and for `matchMedia`. Widths are in em, so that larger text gets the layout of a
 * narrower viewport.
 */
export const media = {
  /** A narrow phone with text of double size. */
  cramped: `(max-width: ${em(240)})`,
  narrow: `(max-width: ${em(340)})`,
  belowTablet: `(max-width: ${em(breakpoints.tablet - 0.02)})`,
  tablet: `(min-width: ${em(breakpoints.tablet)})`,
  belowDesktop: `(max-width: ${em(breakpoints.desktop - 0.02)})`,
  desktop: `(min-width: ${em(breakpoints.desktop)})`,
  /** The site header has the navigation, but no room for everything at full width. */
  narrowDesktop: `(min-width: ${em(breakpoints.desktop)}) and (max-width: ${em(breakpoints.wide - 0.02)})`,
  wide: `(min-width: ${em(breakpoints.wide)})`,
  huge: `(min-width: ${em(breakpoints.huge)})`,
  /** A phone held sideways, or a page zoomed to 400 %. */
  short: `(max-height: ${em(480)})`,
  finePointer: '(hover: hover) and (pointer: fine)',
  forcedColors: '(forced-colors: active)',
  hover: '(hover: hover)',
  /** Not on paper, which is white. */
  dark: 'screen and (prefers-color-scheme: dark)',
  /** JavaScript is disabled. */
  noScript: '(scripting: none)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motionAllowed: '(prefers-reduced-motion: no-preference)',
} as const;

/** Not in `media`, which is part of every page's script. */
export const tabletOnly = `(min-width: ${em(breakpoints.tablet)}) and (max-width: ${em(breakpoints.desktop - 0.02)})`;
