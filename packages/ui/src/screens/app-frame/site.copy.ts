/** The words around every screen: header and navigation (spec sections 2, 4 and 9). */
export const siteCopy = {
  /** Language and country of the shop's texts, as Open Graph writes them. */
  locale: 'en_IN',
  /** The picture of link previews of pages without a picture of their own, in px. */
  preview: { path: '/preview.jpg', width: 1200, height: 630 },
  skip: 'Skip to content',
  nav: { label: 'Main', home: 'Home', categories: 'Categories', profile: 'Profile' },
  deliverTo: 'Deliver to',
  locating: 'Getting location...',
  tapToEnable: 'Tap to enable location',
  search: { label: 'Search for products', prompt: 'Search for' },
  notifications: (count: number) => `Notifications, ${count} new`,
  offersLabel: 'Offers',
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
  savedForLater: {
    title: 'Saved on this phone',
    description: 'We will update your bag when you are online.',
  },
  refusedChange: 'A saved change of your bag was not possible',
  bag: (count: number) => (count === 0 ? 'Bag, empty' : `Bag, ${count} ${count === 1 ? 'item' : 'items'}`),
} as const;
