export type { SizeMark } from './SizeMark.tsx';
export { SizeTape, type SizeTapeProps } from './SizeTape.tsx';
export { SizeTapeButtons } from './SizeTapeButtons.tsx';
export { SizeTapeGroup } from './SizeTapeGroup.tsx';
