export { SearchLink, type SearchLinkProps } from './SearchLink.tsx';
