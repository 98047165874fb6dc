import { escapeHtml } from '../escape-html.ts';
import { careInstructions, descriptions, type Fabric, productKinds, type Translated } from './data.ts';
import type { Look } from './drawings.ts';
import type { Random } from './random.ts';

/** Returns the fit that a product's title names, or else one at random, so that all its texts and its drawing name the same. */
export function fitOf({ kind }: Look, [title]: Translated, random: Random): Translated {
  const { fits } = productKinds[kind];
  const drawn = random.pick(fits);
  return fits.find(([english]) => title.includes(english)) ?? drawn;
}

/** Returns a product description in HTML as a merchant writes it: paragraphs, details, fabric and care. */
export function describe(look: Look, fabric: Fabric, fit: Translated, random: Random): Translated {
  const { details, sizes } = productKinds[look.kind];
  // Bags and sarees fit everybody.
  const isSized = sizes !== 'none' && sizes !== 'one';
  const opening = random.pick(descriptions.openings);
  const closing = random.pick(descriptions.closings);
  const care = careInstructions[fabric.care];
  const strong = (text: string): string => `<strong>${escapeHtml(text)}</strong>`;
  return [
    html({
      opening: `${escapeHtml(opening[0])} ${isSized ? `${fit[0]} fit, in` : 'In'} ${strong(fabric.name)}.`,
      details: details.map(([english]) => english),
      heading: 'Fabric and care',
      composition: `${fabric.composition[0]}.`,
      care: care.map(([english]) => english),
      closing: closing[0],
    }),
    html({
      opening: `${escapeHtml(opening[1])} ${strong(fabric.hindiName)} में${isSized ? ` ${fit[1]} फ़िट` : ''}।`,
      details: details.map(([, hindi]) => hindi),
      heading: 'फ़ैब्रिक और देखभाल',
      composition: `${fabric.composition[1]}।`,
      care: care.map(([, hindi]) => hindi),
      closing: closing[1],
    }),
  ];
}

/** The parts of a description. The opening is HTML, the others are text. */
interface Parts {
  readonly opening: string;
  readonly details: readonly string[];
  readonly heading: string;
  readonly composition: string;
  readonly care: readonly string[];
  readonly closing: string;
}

function html({ opening, details, heading, composition, care, closing }: Parts): string {
  const items = (texts: readonly string[]): string =>
    texts.map((text) => `<li>${escapeHtml(text)}</li>`).join('');
  return [
    `<p>${opening}</p>`,
    `<ul>${items(details)}</ul>`,
    `<h4>${heading}</h4>`,
    `<p>${escapeHtml(composition)}</p>`,
    `<ul>${items(care)}</ul>`,
    `<p><em>${escapeHtml(closing)}</em></p>`,
  ].join('\n');
}
