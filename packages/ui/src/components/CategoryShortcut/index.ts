export { CategoryShortcut, type CategoryShortcutProps } from './CategoryShortcut.tsx';
