export { BottomNav, type BottomNavProps, type NavItem } from './BottomNav.tsx';
