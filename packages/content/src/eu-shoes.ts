import type { ContentInput } from './schema.ts';

const category = (tag: string, picture: string) => ({ label: tag, tag, picture });
const tile = (label: string, picture: string, ...tags: string[]) => ({ label, picture, tags });

const womensShoes = [
  category('Sneaker', 'sneakers'),
  category('Ballerinas', 'flats'),
  category('Halbschuhe', 'casual-shoes'),
];
const mensShoes = [category('Sneaker', 'sneakers'), category('Halbschuhe', 'casual-shoes')];

const open = { opens: '10:00', closes: '20:00' };

/** Returns the lengths of the feet that a European size is made for, in cm. A size is a Paris point, 2/3 cm, of the last, which is 15 mm longer than the foot. */
const footOf = (size: number): [number, number] => [
  Math.round(((size - 0.5) * 20) / 3 - 15) / 10,
  Math.round(((size + 0.5) * 20) / 3 - 15) / 10,
];

/** Returns the chart of all shoes of a brand whose sizes are made for feet that are `shift` sizes longer. */
const shoeChart = (shift: number, brands?: string[]) => ({
  ...(brands && { brands }),
  kinds: ['Sneaker', 'Halbschuhe', 'Ballerinas'],
  measurements: ['foot'],
  sizes: Object.fromEntries(
    Array.from({ length: 11 }, (_, index) => [String(index + 36), [footOf(index + 36 + shift)]]),
  ),
});

/** The letters of "schritt" (step) in blocks of 8 units. */
const WORDMARK =
  'M0 0h24v8h-24zM0 8h8v8h-8zM0 16h24v8h-24zM16 24h8v8h-8zM0 32h24v8h-24zM32 0h24v8h-24zM32 8h8v8h-8zM32 16h8v8h-8zM32 24h8v8h-8zM32 32h24v8h-24zM64 0h8v8h-8zM64 8h8v8h-8zM64 16h24v8h-24zM64 24h8v8h-8zM80 24h8v8h-8zM64 32h8v8h-8zM80 32h8v8h-8zM96 16h24v8h-24zM96 24h8v8h-8zM96 32h8v8h-8zM128 0h8v8h-8zM128 16h8v8h-8zM128 24h8v8h-8zM128 32h8v8h-8zM152 0h8v8h-8zM144 8h24v8h-24zM152 16h8v8h-8zM152 24h8v8h-8zM152 32h16v8h-16zM184 0h8v8h-8zM176 8h24v8h-24zM184 16h8v8h-8zM184 24h8v8h-8zM184 32h16v8h-16z';

/** The content of a shop for European shoes, with the currency, tags, collections and brands of the sandbox's second store. */
export const euShoes: ContentInput = {
  brand: {
    name: 'schritt',
    wordmark: { width: 200, height: 40, path: WORDMARK },
    accent: '#7fe0c3',
    ink: '#0f2a43',
    corners: 'square',
  },
  pricing: {
    currency: 'EUR',
    deliveryFee: 4.95,
    struckDeliveryFee: 3.95,
    coupon: { code: 'HAFEN10', discount: 10 },
  },
  delivery: {
    minutes: 90,
    timeZone: 'Europe/Berlin',
    hours: {
      monday: open,
      tuesday: open,
      wednesday: open,
      thursday: open,
      friday: open,
      saturday: { opens: '10:00', closes: '18:00' },
    },
    areas: [
      { label: 'Hamburg', centre: { latitude: 53.5503, longitude: 9.993 }, radiusKm: 15 },
      { label: 'Bremen', centre: { latitude: 53.0758, longitude: 8.8072 }, radiusKm: 10 },
    ],
  },
  // One of the numbers of Hamburg that are reserved for fiction.
  store: { phone: '+494066969000' },
  site: {
    title: 'Shoes at your door in {minutes} minutes',
    description: 'Shoes from small makers, in {minutes} minutes. Try both widths at your door.',
  },
  offers: [{ title: 'HAFEN10 takes €10 off', description: 'Enter the code at checkout.' }],
  promises: ['{minutes} minutes Delivery', 'Two widths to try', 'Free Returns'],
  filters: {
    genders: [
      { tag: 'Herren', title: 'Herren' },
      { tag: 'Damen', title: 'Damen' },
    ],
    categories: ['Sneaker', 'Halbschuhe', 'Ballerinas'],
    styles: ['Neu', 'Reduziert'],
  },
  categories: [
    { label: 'Damen', tag: 'Damen', groups: [{ label: 'Neu', tag: 'Neu', items: womensShoes }] },
    { label: 'Herren', tag: 'Herren', groups: [{ label: 'Neu', tag: 'Neu', items: mensShoes }] },
  ],
  home: {
    hero: {
      title: ['Both widths', 'at your', 'door.'],
      text: 'Normal or wide? Order both. Keep the pair that fits.',
      pictures: {
        left: { picture: 'handbag', alt: 'Handbag' },
        middle: { picture: 'sneakers', alt: 'Low sneakers' },
        right: { picture: 'sneakers', alt: 'Sneakers' },
      },
    },
    shortcuts: [
      { label: 'Damen', picture: 'tee', tint: 'peach', collection: 'damen' },
      { label: 'Herren', picture: 'shirt', tint: 'mint', collection: 'herren' },
      { label: 'Neu', picture: 'track', tint: 'yellow', tags: ['Neu'] },
    ],
    tiles: [
      { label: 'Sneaker', picture: 'sneakers', collection: 'sneaker' },
      { label: 'Halbschuhe', picture: 'casual-shoes', collection: 'halbschuhe' },
      { label: 'Ballerinas', picture: 'flats', collection: 'ballerinas' },
    ],
    banners: [
      { title: 'New from the harbour', subtitle: 'Sneakers that like rain.', picture: 'sneakers' },
      { title: 'Bags to match', subtitle: 'Soon.', picture: 'handbag' },
    ],
    trending: [
      tile('Sneaker für Damen', 'sneakers', 'Damen', 'Sneaker'),
      tile('Sneaker für Herren', 'sneakers', 'Herren', 'Sneaker'),
      tile('Ballerinas', 'flats', 'Ballerinas'),
      tile('Halbschuhe', 'casual-shoes', 'Halbschuhe'),
    ],
    topSelling: [tile('Reduziert', 'casual-shoes', 'Reduziert'), tile('Neu', 'sneakers', 'Neu')],
    comingSoonBrands: ['Sturmflut', 'Backstein'],
    cantMiss: { collection: 'neuheiten' },
    rows: [{ title: 'Reduziert', collection: 'reduziert' }],
  },
  featured: [
    { label: 'Sneaker', picture: 'sneakers', collection: 'sneaker' },
    { label: 'Ballerinas', picture: 'flats', collection: 'ballerinas' },
  ],
  landing: [
    {
      name: 'damen',
      title: 'Schuhe für Damen',
      hero: {
        text: 'At your door in {minutes} minutes',
        pictures: { left: 'handbag', middle: 'sneakers', right: 'dress' },
      },
      banners: [
        { title: 'Light on your feet', subtitle: 'Ballerinas in six colours.', picture: 'dress' },
        { title: 'For long days', subtitle: 'Sneakers with soft soles.', picture: 'sneakers' },
      ],
      quickCategories: [
        tile('Sneaker', 'sneakers', 'Damen', 'Sneaker'),
        tile('Ballerinas', 'flats', 'Damen', 'Ballerinas'),
      ],
      sections: [{ title: 'Neu', items: [tile('Neue Sneaker', 'sneakers', 'Damen', 'Sneaker', 'Neu')] }],
      rows: [{ title: 'Reduziert', collection: 'reduziert' }],
    },
  ],
  search: {
    examples: ['sneaker', 'ballerinas'],
    trending: ['Sneaker', 'Halbschuhe', 'Ballerinas'],
    popular: [category('Sneaker', 'sneakers'), category('Ballerinas', 'flats')],
    brands: ['Elbkante', 'Nordpfad'],
    prices: [
      { label: 'Under €100', below: 100 },
      { label: 'Above €100', from: 100 },
    ],
  },
  sizeCharts: [shoeChart(0), shoeChart(-1, ['Kopfstein']), shoeChart(0.5, ['Nordpfad'])],
};
