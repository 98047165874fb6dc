/** What pages show of a running order, loaded together. */
export { RunningOrderCard } from './RunningOrderCard.tsx';
export { RunningOrderTape } from './RunningOrderTape.tsx';
