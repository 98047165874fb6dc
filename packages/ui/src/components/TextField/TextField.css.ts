import { style } from '../../css/component.ts';

/** Anek's letters stand high in their line. */
export const input = style({ paddingBlockStart: '2px' });

export const area = style({
  paddingBlock: '13px 11px',
  lineHeight: '1.5rem',
  resize: 'vertical',
  fieldSizing: 'content',
});
