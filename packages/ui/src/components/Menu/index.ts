export { SortMenu, type SortMenuProps } from './SortMenu.tsx';
