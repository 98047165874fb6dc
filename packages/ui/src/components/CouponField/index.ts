export { CouponField, type CouponFieldProps } from './CouponField.tsx';
export { CouponTicket, type CouponTicketProps } from './CouponTicket.tsx';
