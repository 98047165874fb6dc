export { PaymentOption, type PaymentOptionProps } from './PaymentOption.tsx';
