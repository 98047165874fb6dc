export { CartLine, type CartLineProps, CartPair, type CartPairProps } from './CartLine.tsx';
