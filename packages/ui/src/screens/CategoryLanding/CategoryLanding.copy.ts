/** The words of a category's landing page (spec section 2). */
export const copy = {
  back: 'Back',
  featured: 'Featured Categories',
  quick: 'Quick categories',
  banners: {
    label: 'Highlights',
    pause: 'Pause the highlights',
    play: 'Play the highlights',
    goTo: (position: number, count: number) => `Highlight ${position} of ${count}`,
  },
} as const;
