import type { Look } from './drawings.ts';
import { careOf, type FabricName, fabrics } from './fabrics.ts';
import { productKinds } from './kinds/index.ts';
import type { Random } from './random.ts';

const openings = [
  'Cut for a day that starts on a scooter and ends on a terrace.',
  'The one you reach for when nothing has been ironed.',
  'Made for Indian weather: it breathes, it dries, it forgives.',
  'A quiet piece with one good idea, and pockets where they fit.',
  'Drawn, cut and sewn by people who measure twice.',
  'Try it on at your door; keep it if it makes you stand straighter.',
];

const closings = [
  'The model is 5′7″ and wears an M.',
  'Colours vary a little from lot to lot: that is the dye, not a fault.',
  'Between two sizes? Order both, and hand one back at the door.',
];

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Returns a product description in HTML as a merchant writes it: paragraphs, details, fabric and care. */
export function describe(look: Look, fabric: FabricName, random: Random): string {
  const kind = productKinds[look.kind];
  const { composition, care } = fabrics[fabric];
  const items = (texts: readonly string[]): string =>
    texts.map((text) => `<li>${escapeHtml(text)}</li>`).join('');
  return [
    `<p>${escapeHtml(random.pick(openings))} ${random.pick(kind.fits)} fit, in <strong>${escapeHtml(fabric)}</strong>.</p>`,
    `<ul>${items(kind.details)}</ul>`,
    '<h4>Fabric and care</h4>',
    `<p>${escapeHtml(composition)}.</p>`,
    `<ul>${items(careOf[care])}</ul>`,
    `<p><em>${escapeHtml(random.pick(closings))}</em></p>`,
  ].join('\n');
}
