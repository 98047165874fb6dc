export { LeftRail, type LeftRailProps } from './LeftRail.tsx';
