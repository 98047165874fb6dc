/** The words of the search page (spec section 2, "Search page"). */
export const copy = {
  title: 'Search',
  back: 'Back',
  placeholder: 'Search for products...',
  label: 'Search for products',
  suggestions: 'Suggestions',
  clear: 'Clear the search',
  trending: 'Trending Now',
  popular: 'Popular Categories',
  brands: 'Shop by Brand',
  prices: 'Shop by Price',
} as const;
