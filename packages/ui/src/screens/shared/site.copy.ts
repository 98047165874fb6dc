import { brand } from './brand.ts';

/** The words around every screen: header and navigation (spec sections 2, 4 and 9). */
export const siteCopy = {
  /** What search results and previews show of the shop. */
  preview: {
    name: brand.name,
    title: `Fashion at your door in 30 minutes · ${brand.name}`,
    description: 'Fashion for women and men in 30 minutes. Try before you buy, pay cash on delivery.',
    image: '/preview.jpg',
  },
  skip: 'Skip to content',
  nav: { label: 'Main', home: 'Home', categories: 'Categories', profile: 'Profile' },
  deliverTo: 'Deliver to',
  locating: 'Getting location...',
  tapToEnable: 'Tap to enable location',
  search: { label: 'Search for products', prompt: 'Search for', examples: ['dresses', 't-shirts', 'jeans'] },
  notifications: (count: number) => `Notifications, ${count} new`,
  offersLabel: 'Offers',
  offers: [
    { title: 'Flat 10% off on your first order', description: 'Use code FIRST10 at checkout.' },
    { title: 'Order clothes at home for ₹0', description: 'Try before you buy: pay only for what you keep.' },
  ],
  loading: 'Loading...',
  failed: {
    title: 'This page could not be shown',
    text: 'Your bag and your addresses are safe. Check your connection and try again.',
    reload: 'Reload',
    home: 'Return to Home',
  },
  arrivesBy: (time: string) => `Arrives by ${time}`,
  dismiss: 'Dismiss',
  backHome: 'Back to home',
  viewBag: 'View bag',
  bag: (count: number) => (count === 0 ? 'Bag, empty' : `Bag, ${count} ${count === 1 ? 'item' : 'items'}`),
} as const;
