export { CODE_LENGTH, typedCode } from './code.ts';
export { digitsIn, normalizeDigits } from './digits.ts';
export { isForeignPhone, isIndianPhone, PHONE_LENGTH, parsePhone, typedPhone } from './phone.ts';
