import { globalStyle } from '@vanilla-extract/css';
import { layer } from '../../css/layers.ts';
import { vars } from '../../theme/contract.css.ts';

/** The `view-transition-name` of the image. */
export const PICTURE_TRANSITION = 'grown-picture';

const rule = (selector: string, style: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [layer.screens]: style } });

rule('::view-transition-group(*)', { animationDuration: vars.duration.route });
// The clicked image stays opaque below the larger one, which may still be loading.
rule(`::view-transition-old(${PICTURE_TRANSITION})`, {
  animation: 'none',
  blockSize: '100%',
  objectFit: 'cover',
});
rule(`::view-transition-new(${PICTURE_TRANSITION})`, { blockSize: '100%', objectFit: 'cover' });
