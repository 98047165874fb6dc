export { Brandmark, type BrandmarkProps } from './Brandmark.tsx';
