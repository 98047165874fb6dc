/** Loads the code of the filters, which the first paint of a list does not need. */
export const loadFilters = () => import('./Filters.ts');
