/** The words of the home page (spec sections 2, 4, 8 and 9). */
export const copy = {
  title: 'Fashion at your door in 30 minutes',
  hero: {
    title: ['Try it on', 'at your', 'door.'],
    text: 'Two sizes? Order both. Keep what fits, hand back the rest.',
    minutes: ['0', '10', '20', '30 min'],
    alt: {
      left: 'Indigo saree with a turmeric border',
      middle: 'Pink block-print kurta',
      right: 'Checked shirt',
    },
  },
  shortcuts: 'Shop by category',
  tiles: 'Collections',
  shopNow: 'SHOP NOW',
  promises: ['30 minutes Delivery', 'Try Before You Buy', 'On the spot Returns'],
  promisesLabel: 'Our promises',
  banners: {
    label: 'Offers',
    slides: [
      { title: 'SHOP ABOVE ₹500 TO UNLOCK A FREE PASS!', subtitle: 'Measured in minutes, not in days.' },
      { title: 'Not sure of your size?', subtitle: 'Order two and try both at your door.' },
      { title: 'Changed your mind?', subtitle: 'Hand it back on the spot. Nothing to post.' },
    ],
    pause: 'Pause the offers',
    play: 'Play the offers',
    goTo: (position: number, count: number) => `Offer ${position} of ${count}`,
  },
  trending: 'Trending Right Now',
  brands: {
    title: 'Brands On Demand',
    error: 'Unable to load brands',
    empty: 'No brands available',
    retry: 'Retry',
    comingSoon: 'COMING SOON',
    comingSoonToast: {
      title: 'Coming Soon',
      description: (brand: string) => `${brand} will be available soon!`,
    },
  },
  topSelling: 'Top-Selling',
  cantMiss: {
    title: "Products You Can't Miss",
    loading: "Loading products you can't miss...",
    error: (message: string) => `Error: ${message}`,
    retry: 'Retry',
    add: 'Add to bag',
    addNamed: (name: string) => `Add to bag: ${name}`,
    added: { title: 'Added to Bag', description: (name: string) => `${name} added to your bag` },
    failed: { title: 'Add to Cart Failed', fallback: 'Failed to add item to cart' },
  },
} as const;
