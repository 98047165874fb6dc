export { Art, type ArtName, type ArtProps } from './Art.tsx';
