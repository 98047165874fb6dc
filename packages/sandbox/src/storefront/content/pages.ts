import { idOf } from '../../catalogue/random.ts';
import type { Catalogue } from '../../catalogue/types.ts';
import { paragraphs } from '../html.ts';
import type { ContentPage } from './types.ts';

export function buildPages({ shop, products, collections }: Catalogue): readonly ContentPage[] {
  const vendors = new Set(products.map(({ vendor }) => vendor)).size;
  const cities = shop.locations.map(({ city }) => city).join(' and ');
  const texts: readonly (readonly [handle: string, title: string, ...text: string[]])[] = [
    [
      'about',
      'About us',
      `${shop.name} sells ${products.length} products of ${vendors} labels in ${collections.length} collections.`,
      shop.slogan,
    ],
    [
      'contact',
      'Contact',
      `Write to ${shop.email}; we answer within a day.`,
      cities ? `Or visit us in ${cities}.` : 'We have no shop that you could visit.',
    ],
    [
      'delivery',
      'Delivery',
      ...shop.deliveryOptions.map(({ title, description }) => `${title}: ${description}.`),
    ],
    [
      'size-guide',
      'Size guide',
      'Measure over a thin layer, with the tape level and not tight.',
      'Between two sizes, take the larger one for knits and the smaller one for denim.',
    ],
    [
      'faq',
      'Questions and answers',
      'Can I try before I pay? Yes, the courier waits for ten minutes.',
      'Can I send something back? Yes, for thirty days.',
    ],
  ];
  return texts.map(([handle, title, ...text], index) => ({
    id: idOf(`page/${handle}`),
    handle,
    title,
    summary: text.join(' '),
    bodyHtml: paragraphs(...text),
    updatedAt: `2026-10-${String(10 + index)}T09:00:00Z`,
  }));
}
