export { PromiseStrip, type PromiseStripProps } from './PromiseStrip.tsx';
