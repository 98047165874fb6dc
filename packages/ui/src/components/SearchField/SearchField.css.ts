import { style } from '../../css/component.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style({ flex: 1, minInlineSize: 0 });

export const form = style({ position: 'relative' });

export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  selectors: { '&&': { paddingInlineEnd: 0, color: vars.color.ink2 } },
});

export const input = style({
  paddingBlockStart: '2px',
  color: vars.color.ink,
  appearance: 'none',
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});

/** Moves the page down. A field in a bar sets `--no-match-position` to `absolute`, so that the notice lies over the page. */
export const notice = style({
  position: 'var(--no-match-position, static)' as 'static',
  zIndex: vars.z.floating,
  insetInline: 0,
  insetBlockStart: '100%',
  marginBlockStart: vars.space[8],
  padding: vars.space[12],
  overflowWrap: 'anywhere',
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.raised,
});

/** As wide as the icon, so that the text does not move when the icon and the spinner alternate. */
export const lead = style({ flex: 'none', display: 'grid', placeItems: 'center', inlineSize: '22px' });
