import { style } from '../../css/screen.ts';

export const page = style({ display: 'grid', alignContent: 'center', minBlockSize: '70svh' });

export const picture = style({ inlineSize: '160px' });
