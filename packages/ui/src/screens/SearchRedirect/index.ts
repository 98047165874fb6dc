export { SearchRedirectScreen } from './SearchRedirect.tsx';
