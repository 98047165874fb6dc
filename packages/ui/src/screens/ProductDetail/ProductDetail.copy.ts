/** The words of the product detail (spec sections 2, 4, 5 and 8). */
export const copy = {
  pageTitle: 'Product',
  loading: 'Loading product details...',
  missing: 'Product not found',
  missingHelp: 'It may have sold out for good, or the address has a slip in it.',
  goBack: 'Go Back',
  error: (message: string) => `Error: ${message}`,
  retry: 'Try again',
  back: 'Back to products',
  wishlist: 'Wishlist',
  share: 'Share',
  colours: 'Colors Available',
  size: 'Size',
  sizeHint: 'Please select a size',
  optionHint: (option: string) => `Please select ${option}`,
  unavailable: 'unavailable',
  sizeGuide: {
    title: 'Size guide',
    description:
      'What your body measures, not the garment. Between two sizes, order both and keep the one that fits.',
    table: 'Body measurements',
    units: { choice: 'Unit', inches: 'in', centimetres: 'cm' },
  },
  soldOut: 'Sold out',
  soldOutHelp: 'This one is sold out and cannot be added to the bag.',
  taxes: '(Incl. Of All Taxes)',
  savedPrice: (date: string) => `Price of ${date}`,
  addToBag: 'ADD TO BAG',
  adding: 'ADDING...',
  description: 'Description',
  gallery: {
    gallery: (title: string) => `Pictures of ${title}`,
    previous: 'Previous picture',
    next: 'Next picture',
    pause: 'Pause the pictures',
    play: 'Play the pictures',
    open: (position: number, total: number) => `View picture ${position} of ${total} full screen`,
    close: 'Close',
  },
  sizeRequired: {
    title: 'Size Required',
    description: 'Please select a size before adding this item to your bag.',
    close: 'Got it',
  },
  optionRequired: {
    title: (option: string) => `${option} Required`,
    description: (option: string) => `Please select ${option} before adding this item to your bag.`,
  },
  added: {
    title: 'Added to Bag',
    description: (title: string, size: { label: string; value: string } | null) =>
      size === null
        ? `${title} added to your bag`
        : `${title} (${size.label}: ${size.value}) added to your bag`,
  },
  addFailed: { title: 'Add to Bag Failed', description: 'Failed to add item to bag' },
  linkCopied: { title: 'Link Copied!', description: 'Product link copied to clipboard.' },
  shareFailed: {
    title: 'Link not copied',
    description: 'Your browser did not allow it. Copy the address from its bar instead.',
  },
} as const;
