export { Field, type FieldControl, type FieldProps, type FieldTexts, splitFieldTexts } from './Field.tsx';
