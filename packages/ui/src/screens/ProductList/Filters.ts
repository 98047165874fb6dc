/** The filters, which a first visit to a list does not load. */
export { FilterDialog } from './FilterDialog.tsx';
export { FilterRail } from './FilterRail.tsx';
