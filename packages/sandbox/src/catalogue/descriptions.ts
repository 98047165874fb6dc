import type { Look } from './drawings.ts';
import { careOf, type FabricName, fabrics } from './fabrics.ts';
import { productKinds } from './kinds/index.ts';
import type { Random } from './random.ts';
import { type Phrases, pairsOf, type Translated } from './words.ts';

const openings: Phrases = {
  'Cut for a day that starts on a scooter and ends on a terrace.':
    'ऐसे दिन के लिए, जो स्कूटर पर शुरू होकर छत पर खत्म होता है।',
  'The one you reach for when nothing has been ironed.': 'जब कुछ भी प्रेस किया हुआ न हो, तब हाथ इसी पर जाता है।',
  'Made for Indian weather: it breathes, it dries, it forgives.':
    'भारतीय मौसम के हिसाब से: हवा लगती रहे, झट सूखे और हर भूल माफ़ करे।',
  'A quiet piece with one good idea, and pockets where they fit.':
    'एक अच्छे आइडिया वाला सादा पीस, और जहाँ मुमकिन हो, वहाँ जेबें।',
  'Drawn, cut and sewn by people who measure twice.': 'डिज़ाइन, कटाई और सिलाई उन हाथों से, जो दो बार नापते हैं।',
  'Try it on at your door; keep it if it makes you stand straighter.':
    'अपने दरवाज़े पर पहनकर देखें; कंधे अपने-आप तन जाएँ, तो रख लें।',
};

const closings: Phrases = {
  'The model is 5′7″ and wears an M.': 'मॉडल का कद 5′7″ है और साइज़ M है।',
  'Colours vary a little from lot to lot: that is the dye, not a fault.':
    'हर लॉट में रंग थोड़ा अलग हो सकता है: यह रंगाई की खासियत है, कमी नहीं।',
  'Between two sizes? Order both, and hand one back at the door.':
    'दो साइज़ के बीच उलझन है? दोनों मँगाएँ और एक दरवाज़े पर ही लौटा दें।',
};

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Returns a product description in HTML as a merchant writes it: paragraphs, details, fabric and care. */
export function describe(look: Look, fabric: FabricName, random: Random): Translated {
  const kind = productKinds[look.kind];
  const { composition, hindiName, care } = fabrics[fabric];
  const opening = random.pick(pairsOf(openings));
  const fit = random.pick(pairsOf(kind.fits));
  const closing = random.pick(pairsOf(closings));
  const strong = (text: string): string => `<strong>${escapeHtml(text)}</strong>`;
  return [
    html({
      opening: `${escapeHtml(opening[0])} ${fit[0]} fit, in ${strong(fabric)}.`,
      details: Object.keys(kind.details),
      heading: 'Fabric and care',
      composition: `${composition[0]}.`,
      care: Object.keys(careOf[care]),
      closing: closing[0],
    }),
    html({
      opening: `${escapeHtml(opening[1])} ${strong(hindiName)} में ${fit[1]} फ़िट।`,
      details: Object.values(kind.details),
      heading: 'फ़ैब्रिक और देखभाल',
      composition: `${composition[1]}।`,
      care: Object.values(careOf[care]),
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
