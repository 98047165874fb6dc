/**
 * The chunks of shared modules. Libraries have chunks of their own, because they change less often than the shop. Modules that several chunks
 * share are in one chunk, because many small requests cost more than some unused code.
 */
export const chunkGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  {
    name: 'libraries',
    test: /node_modules\/(@tanstack|react-router|zustand)/,
    priority: 2,
    minShareCount: 3,
  },
  // Excludes modules that a first visit does not need: those that parse responses, follow an order, advise a size, show two sizes as one, or store data on the device.
  {
    name: 'common',
    test: /packages\/(?!api-clients\/src\/(http|parse-response|wire|error-codes|order-lifecycle|naap)|content\/src\/chart-of|state\/src\/(naap|saved-data\/database|product\/pairs|filters\/store-groups|orders\/(useOrder|stored-order|has-ended)\.)|ui\/src\/screens\/order-layout\/pair-text|messages\/.*\/(order|naap)_)/,
    priority: 1,
    minShareCount: 4,
  },
  {
    name: 'responses',
    test: /packages\/api-clients\/src\/(parse-response|wire|error-codes)\.ts/,
    minShareCount: 2,
  },
];
