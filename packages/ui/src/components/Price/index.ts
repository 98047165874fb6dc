export { formatPaise, percentOff } from './formatPaise.ts';
export { Price, type PriceProps } from './Price.tsx';
