/** The words of a category's landing page (spec section 2). */
export const copy = {
  titles: { women: 'Fashion for women', men: 'Fashion for men' },
  back: 'Back',
  featured: 'Featured Categories',
  quick: 'Quick categories',
  hero: { women: 'Cut for you, at your door in 30 minutes', men: 'Cut for you, at your door in 30 minutes' },
  banners: {
    label: 'Highlights',
    pause: 'Pause the highlights',
    play: 'Play the highlights',
    goTo: (position: number, count: number) => `Highlight ${position} of ${count}`,
    women: [
      { title: 'Dresses that swing', subtitle: 'Maxi, midi and everything that moves.' },
      { title: 'The bag that holds it all', subtitle: 'Hand-woven fronts, roomy insides.' },
      { title: 'Drape it your way', subtitle: 'Block prints with a turmeric border.' },
    ],
    men: [
      { title: 'Checks, on the dot', subtitle: 'Madras shirts for hot afternoons.' },
      { title: 'Fresh pairs', subtitle: 'Try two sizes at the door, keep one.' },
      { title: 'Layer up', subtitle: 'Bombers and jackets for cool evenings.' },
    ],
  },
} as const;
