export { Field, type FieldControl, type FieldProps, type FieldTexts, splitFieldProps } from './Field.tsx';
