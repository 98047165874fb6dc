/** The words of the search page (spec section 2, "Search page"). */
export const copy = {
  title: 'Search',
  back: 'Back',
  placeholder: 'Search for products...',
  label: 'Search for products',
  suggestions: 'Suggestions',
  categories: 'Categories',
  products: 'Products',
  found: (count: number) => {
    if (count === 0) return 'No suggestions';
    return count === 1 ? '1 suggestion' : `${count} suggestions`;
  },
  recent: {
    title: 'Recent Searches',
    clear: 'Clear all',
    remove: (text: string) => `Remove ${text}`,
  },
  clear: 'Clear the search',
  trending: 'Trending Now',
  popular: 'Popular Categories',
  brands: 'Shop by Brand',
  prices: 'Shop by Price',
} as const;
