export { type SizeMark, SizeTape, type SizeTapeProps } from './SizeTape.tsx';
export { SizeTapeGroup } from './SizeTapeGroup.tsx';
