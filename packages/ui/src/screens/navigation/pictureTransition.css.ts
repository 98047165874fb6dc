import { globalStyle, keyframes } from '@vanilla-extract/css';
import { layer } from '../../css/layers.ts';
import { vars } from '../../theme/contract.css.ts';

/** The `view-transition-name` of the image. */
export const PICTURE_TRANSITION = 'grown-picture';
/** The `view-transition-name` of the tape. */
export const TAPE_TRANSITION = 'tape';
/** The `view-transition-name` of the header. */
export const HEADER_TRANSITION = 'header';

const appear = keyframes({ from: { opacity: 0 } });

const rule = (selector: string, style: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [layer.screens]: style } });

rule('::view-transition-group(*)', { animationDuration: vars.duration.route });
rule(`::view-transition-group(${HEADER_TRANSITION})`, { zIndex: 1 });
// Both images are opaque: faded, two images of different cuts would be seen through each other. The one that was left lies below the other
// one, which may still be loading. The browser's own blend mode would add the two to white.
const picture = {
  blockSize: '100%',
  objectFit: 'cover',
  overflow: 'clip',
  mixBlendMode: 'normal',
} as const;
for (const part of ['old', 'new'])
  rule(`::view-transition-${part}(${PICTURE_TRANSITION})`, { ...picture, animation: 'none' });
// The ticks are at the upper edge of the button, which is higher than the tape.
rule(`::view-transition-group(${TAPE_TRANSITION})`, { zIndex: 2, animationDuration: vars.duration.draw });
const edge = { ...picture, objectPosition: 'top' } as const;
rule(`::view-transition-old(${TAPE_TRANSITION})`, { ...edge, animation: 'none' });
rule(`::view-transition-new(${TAPE_TRANSITION})`, {
  ...edge,
  animation: `${appear} ${vars.duration.draw} both`,
});
