import { globalLayer } from '@vanilla-extract/css';
import { layerOrder } from '../css/layers.ts';

for (const name of layerOrder) globalLayer(name);
