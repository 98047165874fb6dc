export { CategoriesScreen } from './Categories.tsx';
