export { TextArea, type TextAreaProps } from './TextArea.tsx';
export { type TextEntry, TextField, type TextFieldProps } from './TextField.tsx';
