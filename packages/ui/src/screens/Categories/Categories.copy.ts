/** The words of the categories page (spec section 2). */
export const copy = { title: 'Categories', rail: 'Shop for' } as const;
