export { ChalkDivider } from './ChalkDivider.tsx';
