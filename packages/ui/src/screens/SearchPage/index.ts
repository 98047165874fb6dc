export { SearchPageScreen } from './SearchPage.tsx';
