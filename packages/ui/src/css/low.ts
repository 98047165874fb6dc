import { media } from '../theme/breakpoints.ts';

/** A phone whose screen is too low for a large picture above the options. */
export const low = `${media.belowDesktop} and (max-height: 45em)`;
