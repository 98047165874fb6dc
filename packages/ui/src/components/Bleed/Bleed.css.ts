import { style } from '../../css/component.ts';
import { vars } from '../../theme/contract.css.ts';

export const bleed = style({ marginInline: `calc(-1 * ${vars.space.gutter})` });
