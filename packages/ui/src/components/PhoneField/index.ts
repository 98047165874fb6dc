export { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';
export { groupPhone } from './phoneDigits.ts';
