export { RangeField, type RangeFieldProps } from './RangeField.tsx';
export type { NumberRange } from './range.ts';
