export { ClothCover, type ClothCoverProps } from './ClothCover.tsx';
