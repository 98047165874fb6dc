export { SearchField, type SearchFieldProps } from './SearchField.tsx';
export type { SuggestedProduct, SuggestionGroup } from './suggestions.ts';
