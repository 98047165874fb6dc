export { Board } from './Board/index.ts';
export { Rider } from './Rider/index.ts';
export { Staff } from './Staff/index.ts';
