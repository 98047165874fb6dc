export { Viewer, type ViewerProps } from './Viewer.tsx';
