/** ID of the element beside the filters, which contains the products. The skip link before the filters leads to it. */
export const RESULTS = 'results';
