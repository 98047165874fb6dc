import { style } from '../../css/component.ts';

export const words = style({ display: 'flex', flexDirection: 'column' });

export const picture = style({ display: 'grid', placeItems: 'center', padding: '12px 10px' });
