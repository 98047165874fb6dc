export { SizeTape, type SizeTapeProps } from './SizeTape.tsx';
