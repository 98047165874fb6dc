import { style } from '../../css/component.ts';

/** Anek's letters sit high in their line; the padding centres them. */
export const input = style({ paddingBlockStart: '2px' });

export const area = style({
  paddingBlock: '13px 11px',
  lineHeight: '1.5rem',
  resize: 'vertical',
  fieldSizing: 'content',
});
