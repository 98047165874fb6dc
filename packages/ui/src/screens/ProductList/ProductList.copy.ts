import type { SortBy } from '@naap/state';

const sortOptions: readonly { value: SortBy; label: string }[] = [
  { value: 'price-low', label: 'Price: Low to High' },
  { value: 'price-high', label: 'Price: High to Low' },
  { value: 'newest', label: 'Newest First' },
  { value: 'popularity', label: 'Most Popular' },
];

/** The words of the product list (spec sections 2, 4 and 8). */
export const copy = {
  back: 'Back',
  search: 'Search',
  loading: 'Loading products',
  loadingMore: 'Loading more...',
  loadMore: 'Load more',
  updating: 'Updating products',
  skipProducts: 'Skip the products',
  afterProducts: 'After the products',
  retry: 'Retry',
  error: (message: string) => `Error: ${message}`,
  collection: (handle: string) => `Collection: ${handle}`,
  soldOut: 'Sold out',
  products: (count: number) => {
    if (count === 0) return 'No products';
    return count === 1 ? '1 product' : `${count} products`;
  },
  firstPage: 'First page',
  nextPage: 'Next page',
  sort: {
    label: 'Sort by',
    options: sortOptions,
    sorted: (label: string) => `Sorted by ${label}`,
    remove: (label: string) => `Sorted by ${label}, remove`,
  },
  filter: {
    button: 'Filter',
    buttonLabel: (count: number) => (count === 0 ? 'Filter' : `Filter, ${count} applied`),
    title: 'Filters',
    close: 'Close',
    applied: 'Applied filters',
    remove: (tag: string) => `${tag}, remove`,
    gender: 'Gender',
    brand: 'Brand',
    category: 'Category',
    style: 'Style',
    clearAll: 'Clear All',
    apply: 'Apply Filters',
    cancel: 'Cancel',
    brandsLoading: 'Loading brands',
    brandsFailed: 'Unable to load brands',
    noBrands: 'No brands available',
    noProducts: 'No products with the other filters',
    storeLoading: 'Loading more filters',
    option: (name: string, value: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${value}`,
    price: 'Price',
    minPrice: (unit: string) => `Minimum price (${unit})`,
    maxPrice: (unit: string) => `Maximum price (${unit})`,
    prices: (min: string | false, max: string | false) => {
      if (min && max) return `${min} to ${max}`;
      return min ? `From ${min}` : `Up to ${max}`;
    },
    availability: 'Availability',
    inStock: 'In stock',
  },
  nextSteps: {
    spelling: (text: string) => `Check the spelling of “${text}”`,
    filters: 'Remove a filter',
    without: (tag: string) => `Without ${tag}`,
    popular: 'Popular Categories',
  },
  emptyFiltered: {
    title: 'No products found for the selected filters',
    help: 'Try removing some filters or browse other categories',
    action: 'Browse categories',
  },
  empty: {
    title: 'Nothing cut from this cloth yet',
    help: 'Try another word, or look through all products.',
    action: 'See all products',
  },
} as const;
