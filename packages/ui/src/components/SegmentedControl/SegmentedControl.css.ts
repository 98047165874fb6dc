import { style } from '../../css/component.ts';
import { type, weight } from '../../css/type.ts';
import { coveringRadio, onHover, selectedSegment, stateTransition } from '../../css/utilities.ts';
import { vars } from '../../theme/contract.css.ts';

export const control = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignSelf: 'flex-start',
  maxInlineSize: '100%',
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
});

export const radio = style({ ...coveringRadio, borderRadius: vars.radius.tile });

export const segment = style({
  ...type.small,
  position: 'relative',
  flex: '1 0 auto',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '72px',
  minBlockSize: vars.target.minimum,
  paddingInline: vars.space[12],
  paddingBlockStart: '2px',
  borderRadius: vars.radius.tile,
  fontWeight: weight.strong,
  transition: stateTransition('background-color', 'color'),
  selectors: {
    [`&:has(${radio}:checked)`]: {
      color: vars.color.tape,
      backgroundColor: vars.color.tapeInk,
      // In dark, the block is hardly darker than the page.
      boxShadow: `inset 0 0 0 1.5px ${vars.color.ink}`,
    },
  },
  '@media': {
    ...onHover({
      selectors: { [`&:hover:not(:has(${radio}:checked))`]: { backgroundColor: vars.color.sunk } },
    })['@media'],
    ...selectedSegment(radio),
  },
});
