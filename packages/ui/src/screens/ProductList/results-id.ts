/** ID of the element with the products and what belongs to them, beside the filters. */
export const RESULTS = 'results';
