/** Modes in which Chromatic takes screenshots of every story, the same as in `pnpm visual`. A story's own `globals` take precedence. */
export const modes = {
  'light phone': { theme: 'light', viewport: 390 },
  'dark phone': { theme: 'dark', viewport: 390 },
  'light desktop': { theme: 'light', viewport: 1280 },
  'dark desktop': { theme: 'dark', viewport: 1280 },
} as const;
