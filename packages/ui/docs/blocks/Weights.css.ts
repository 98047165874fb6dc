import { style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/contract.css.ts';

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[16]} ${vars.space[32]}` });
export const item = style({ display: 'grid', gap: vars.space[4] });
export const word = style({ fontSize: '1.5rem', lineHeight: '2rem' });
