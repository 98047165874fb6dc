export { OrderScreen } from './Order.tsx';
