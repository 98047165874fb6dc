export { LocationHeader, type LocationHeaderProps } from './LocationHeader.tsx';
