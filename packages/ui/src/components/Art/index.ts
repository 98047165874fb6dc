export { Art, type ArtName, type ArtProps, isDrawn } from './Art.tsx';
