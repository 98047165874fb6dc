import { type Colourway, colourways, type GarmentView } from '@naap/garments';
import type { Translated } from './words.ts';

const hindiColours: Readonly<Record<Colourway, string>> = {
  kora: 'कोरा (हल्का क्रीम)',
  lassi: 'लस्सी (ऑफ़-व्हाइट)',
  haldi: 'हल्दी (गहरा पीला)',
  kairi: 'कैरी (कच्चे आम जैसा हरा)',
  dhaani: 'धानी (पत्तियों जैसा हरा)',
  mehendi: 'मेहंदी (ऑलिव ग्रीन)',
  pista: 'पिस्ता (हल्का हरा)',
  morpankh: 'मोरपंख (नीला-हरा)',
  asmani: 'आसमानी (हल्का नीला)',
  neel: 'नील (इंडिगो)',
  raat: 'रात (मिडनाइट नेवी)',
  lavender: 'लैवेंडर (हल्का बैंगनी)',
  jamun: 'जामुन (गहरा बैंगनी)',
  rani: 'रानी (चटक गुलाबी)',
  gulkand: 'गुलकंद (हल्का गुलाबी)',
  anar: 'अनार (गहरा लाल)',
  sindoor: 'सिंदूर (सिंदूरी लाल)',
  geru: 'गेरू (टेराकोटा)',
  chai: 'चाय (हल्का भूरा)',
  kajal: 'काजल (काला)',
  rakh: 'राख (हल्का स्लेटी)',
  denimDark: 'गहरा डेनिम (गहरा नीला डेनिम)',
  denimMid: 'डेनिम (मध्यम नीला डेनिम)',
  denimLight: 'हल्का डेनिम (हल्का नीला डेनिम)',
};

const hindiViews: Readonly<Record<GarmentView, string>> = {
  front: 'सामने से',
  back: 'पीछे से',
  detail: 'करीब से',
  folded: 'तह किया हुआ',
  measured: 'नाप के साथ',
};

/** Returns the trade name of a colour with its plain name, such as "Rani (hot pink)". */
export function colourName(colour: Colourway): string {
  const { name, plainName } = colourways[colour];
  return `${name} (${plainName.charAt(0).toLowerCase()}${plainName.slice(1)})`;
}

/** Returns the alternative text of an image. */
export function altTextFor(title: Translated, colour: Colourway, view: GarmentView): Translated {
  return [
    `${title[0]} in ${colourName(colour)}, ${view}`,
    `${title[1]}, ${hindiColours[colour]} रंग में, ${hindiViews[view]}`,
  ];
}
