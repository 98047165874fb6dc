import { style } from '../../css/component.ts';

/** Anek's letters sit high in their line; the padding centres them. */
export const input = style({ paddingBlockStart: '2px' });

export const area = style({
  paddingBlock: '13px 11px',
  lineHeight: '1.5rem',
  resize: 'vertical',
  fieldSizing: 'content',
  // The attribute `rows` has no effect on a field that is as large as its content. Three lines, the padding and the thickest border.
  minBlockSize: 'calc(3lh + 24px + 2 * 2px)',
});
