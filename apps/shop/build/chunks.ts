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
  // Excludes the folders of screens (with a capital): modules that only the lazy parts of one screen share stay in that screen's chunk.
  {
    name: 'common',
    test: /packages\/ui\/src\/(?!screens\/[A-Z]|behaviour)/,
    priority: 1,
    minShareCount: 3,
  },
  // Excludes modules that a first visit does not need: those that parse responses, and those that store data on the device.
  {
    name: 'state',
    test: /packages\/(ui\/src\/behaviour|(state|api-clients)\/src\/(?!http|wire|error-codes|saved-data\/database))/,
    priority: 1,
    minShareCount: 6,
  },
  { name: 'responses', test: /packages\/api-clients\/src\/(http|wire|error-codes)\.ts/, minShareCount: 2 },
];
