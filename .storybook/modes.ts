/** What Chromatic takes of every story: the pictures that `pnpm visual` takes on one machine. A story's own `globals` win. */
export const modes = {
  'light phone': { theme: 'light', viewport: 390 },
  'dark phone': { theme: 'dark', viewport: 390 },
  'light desktop': { theme: 'light', viewport: 1280 },
  'dark desktop': { theme: 'dark', viewport: 1280 },
} as const;
