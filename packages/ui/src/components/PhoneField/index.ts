export { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';
export { groupPhone } from './phoneEdit.ts';
