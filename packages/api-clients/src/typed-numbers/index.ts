export { typedCode } from './code.ts';
export { digitsIn, normalizeDigits } from './digits.ts';
export { CODE_LENGTH, isIndianPhone } from './lengths.ts';
export { isForeignPhone, parsePhone, typedPhone } from './phone.ts';
