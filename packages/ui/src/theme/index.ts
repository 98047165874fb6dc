export { breakpoints, media } from './breakpoints.ts';
export { vars } from './contract.css.ts';
export type { ColorRole, Tint } from './roles.ts';
export type { Space } from './scale.ts';
