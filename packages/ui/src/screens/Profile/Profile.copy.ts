/** The words of the profile (spec sections 1, 2 and 9). */
export const copy = {
  pageTitle: 'Profile',
  greeting: 'Welcome Back!',
  membership: 'Premium Member',
  /** In one piece, as the specification has it. */
  phone: (digits: string) => `+91 ${digits}`,
  /** Shown when no number is known; only ever shown (docs/decisions/session.md). */
  samplePhone: '9999999999',
  counters: { orders: 'Orders', addresses: 'Addresses' },
  loading: 'Loading',
  retry: 'Retry',
  orders: {
    title: 'Recent Orders',
    viewAll: 'View All Orders',
    more: 'More Orders',
    empty: {
      title: 'No orders yet',
      text: (minutes: number) => `Pick something to try on; it is at your door in ${minutes} minutes.`,
      action: 'Start Shopping',
    },
  },
  orderDetails: {
    open: (name: string) => `Order ${name}, details`,
    title: (name: string) => `Order ${name}`,
    status: 'Status',
    placed: 'Placed',
    promised: 'Promised by',
    payment: 'Payment Method',
    cashOnDelivery: 'Cash on Delivery',
    total: 'Total',
    close: 'Close',
    done: 'Done',
  },
  addresses: {
    title: 'Saved Addresses',
    add: 'Add',
    addNamed: 'Add a new address',
    empty: { title: 'No saved addresses', text: 'Save where you live and checkout takes one tap.' },
  },
  logout: 'Logout',
} as const;
