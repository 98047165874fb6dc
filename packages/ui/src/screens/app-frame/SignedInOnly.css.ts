import { style } from '../../css/screen.ts';

export const unknownSession = style({ display: 'grid', alignContent: 'center', minBlockSize: '80svh' });
