export { CheckoutScreen } from './Checkout.tsx';
