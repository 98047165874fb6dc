/** Where the layout changes, in px: `tablet` 3-4 columns and drawers, `desktop` the left rail, `wide` the 1200 container. */
export const breakpoints = { tablet: 600, desktop: 900, wide: 1280 } as const;

/** Media conditions for `@media` in a `.css.ts` and for `matchMedia`. */
export const media = {
  narrow: '(max-width: 340px)',
  belowTablet: `(max-width: ${breakpoints.tablet - 0.02}px)`,
  tablet: `(min-width: ${breakpoints.tablet}px)`,
  desktop: `(min-width: ${breakpoints.desktop}px)`,
  wide: `(min-width: ${breakpoints.wide}px)`,
  hover: '(hover: hover)',
  dark: '(prefers-color-scheme: dark)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motionAllowed: '(prefers-reduced-motion: no-preference)',
} as const;
