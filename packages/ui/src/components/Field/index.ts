export {
  Field,
  type FieldControl,
  FieldError,
  type FieldProps,
  type FieldTexts,
  splitFieldProps,
} from './Field.tsx';
