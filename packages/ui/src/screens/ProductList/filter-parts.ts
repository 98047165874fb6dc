import { lazyPart } from '../../behaviour/lazyPart.tsx';
import type { FilterDialogProps } from './FilterDialog.tsx';
import type { FilterRailProps } from './FilterRail.tsx';

/** The filters, whose code the first paint of a list does not need. */
export const FilterDialog = lazyPart<FilterDialogProps>(
  async () => (await import('./Filters.ts')).FilterDialog,
);
export const FilterRail = lazyPart<FilterRailProps>(async () => (await import('./Filters.ts')).FilterRail);

/** Loads the code of the filters. */
export const loadFilters = () => Promise.all([FilterDialog.load(), FilterRail.load()]);
