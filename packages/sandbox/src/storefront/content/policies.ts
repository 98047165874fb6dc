import { idOf } from '../../catalogue/random.ts';
import type { Catalogue } from '../../catalogue/types.ts';
import { paragraphs } from '../html.ts';
import type { ContentPolicy } from './types.ts';

export function buildPolicies({ shop }: Catalogue): readonly ContentPolicy[] {
  const texts: readonly (readonly [handle: string, title: string, text: string])[] = [
    [
      'privacy-policy',
      'Privacy policy',
      `${shop.name} stores what it needs to deliver an order, and nothing else.`,
    ],
    [
      'refund-policy',
      'Refund policy',
      'Unworn goods are taken back for thirty days, and refunded in a week.',
    ],
    ['shipping-policy', 'Shipping policy', `Delivered to ${shop.countries.length} countries.`],
    ['terms-of-service', 'Terms of service', `Whoever orders at ${shop.domain} accepts these terms.`],
  ];
  return texts.map(([handle, title, text]) => ({
    id: idOf(`policy/${handle}`),
    handle,
    title,
    bodyHtml: paragraphs(text),
  }));
}
