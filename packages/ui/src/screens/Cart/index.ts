export { CartScreen } from './Cart.tsx';
