import type { Phrases, Translated } from './words.ts';

interface Fabric {
  /** One or two words for a product title. */
  readonly short: Translated;
  /** Composition as the care label states it. */
  readonly composition: Translated;
  /** The name in Hindi. */
  readonly hindiName: string;
  readonly care: 'machine' | 'hand' | 'dry' | 'wipe';
}

const fabric = (
  short: Translated,
  composition: Translated,
  hindiName: string,
  care: Fabric['care'] = 'machine',
): Fabric => ({ short, composition, hindiName, care });

export const fabrics = {
  'combed cotton': fabric(
    ['Cotton', 'कॉटन'],
    ['100% combed cotton, 180 g/m²', '100% कॉम्ब्ड कॉटन, 180 ग्राम/मी²'],
    'कॉम्ब्ड कॉटन',
  ),
  'cotton slub': fabric(
    ['Slub', 'स्लब'],
    ['100% cotton slub jersey, 160 g/m²', '100% कॉटन स्लब जर्सी, 160 ग्राम/मी²'],
    'कॉटन स्लब',
  ),
  'organic cotton': fabric(
    ['Organic Cotton', 'ऑर्गैनिक कॉटन'],
    ['100% organic cotton, 200 g/m²', '100% ऑर्गैनिक कॉटन, 200 ग्राम/मी²'],
    'ऑर्गैनिक कॉटन',
  ),
  'cotton pique': fabric(
    ['Piqué', 'पीके'],
    ['100% cotton piqué, 220 g/m²', '100% कॉटन पीके, 220 ग्राम/मी²'],
    'कॉटन पीके',
  ),
  'rib cotton': fabric(
    ['Rib', 'रिब'],
    ['95% cotton, 5% elastane rib', '95% कॉटन, 5% इलास्टेन रिब'],
    'रिब कॉटन',
  ),
  'quick-dry knit': fabric(
    ['Quick-Dry', 'क्विक-ड्राई'],
    ['88% recycled polyester, 12% elastane', '88% रीसाइकल्ड पॉलिएस्टर, 12% इलास्टेन'],
    'क्विक-ड्राई निट',
  ),
  'handloom cotton': fabric(
    ['Handloom Cotton', 'हैंडलूम कॉटन'],
    ['100% handloom cotton', '100% हैंडलूम कॉटन'],
    'हैंडलूम कॉटन',
    'hand',
  ),
  'linen blend': fabric(['Linen', 'लिनन'], ['55% linen, 45% cotton', '55% लिनन, 45% कॉटन'], 'लिनन ब्लेंड'),
  'cotton poplin': fabric(
    ['Poplin', 'पॉपलिन'],
    ['100% cotton poplin, 120 g/m²', '100% कॉटन पॉपलिन, 120 ग्राम/मी²'],
    'कॉटन पॉपलिन',
  ),
  'mul cotton': fabric(['Mulmul', 'मलमल'], ['100% cotton mulmul', '100% कॉटन मलमल'], 'मलमल कॉटन', 'hand'),
  'loopback cotton': fabric(
    ['Loopback', 'लूपबैक'],
    ['100% cotton loopback, 320 g/m²', '100% कॉटन लूपबैक, 320 ग्राम/मी²'],
    'लूपबैक कॉटन',
  ),
  'brushed fleece': fabric(
    ['Fleece', 'फ़्लीस'],
    ['80% cotton, 20% recycled polyester', '80% कॉटन, 20% रीसाइकल्ड पॉलिएस्टर'],
    'ब्रश्ड फ़्लीस',
  ),
  'lambswool blend': fabric(
    ['Lambswool', 'लैम्ब्सवूल'],
    ['60% lambswool, 40% cotton', '60% लैम्ब्सवूल, 40% कॉटन'],
    'लैम्ब्सवूल ब्लेंड',
    'dry',
  ),
  'cotton knit': fabric(
    ['Cotton-Knit', 'कॉटन-निट'],
    ['100% cotton, 7 gauge', '100% कॉटन, 7 गेज'],
    'कॉटन निट',
    'hand',
  ),
  'recycled nylon': fabric(
    ['Nylon', 'नायलॉन'],
    ['100% recycled nylon shell, cotton lining', '100% रीसाइकल्ड नायलॉन शेल, कॉटन अस्तर'],
    'रीसाइकल्ड नायलॉन',
  ),
  'cotton twill': fabric(
    ['Twill', 'ट्विल'],
    ['98% cotton, 2% elastane twill', '98% कॉटन, 2% इलास्टेन ट्विल'],
    'कॉटन ट्विल',
  ),
  'ripstop cotton': fabric(
    ['Ripstop', 'रिपस्टॉप'],
    ['100% cotton ripstop', '100% कॉटन रिपस्टॉप'],
    'रिपस्टॉप कॉटन',
  ),
  'selvedge denim': fabric(
    ['Selvedge', 'सेल्वेज'],
    ['100% cotton selvedge denim, 13 oz', '100% कॉटन सेल्वेज डेनिम, 13 औंस'],
    'सेल्वेज डेनिम',
  ),
  'stretch denim': fabric(
    ['Stretch', 'स्ट्रेच'],
    ['98% cotton, 2% elastane denim, 11 oz', '98% कॉटन, 2% इलास्टेन डेनिम, 11 औंस'],
    'स्ट्रेच डेनिम',
  ),
  'wool blend': fabric(['Wool', 'वूल'], ['70% wool, 30% viscose', '70% वूल, 30% विस्कोस'], 'वूल ब्लेंड', 'dry'),
  chanderi: fabric(
    ['Chanderi', 'चंदेरी'],
    ['50% silk, 50% cotton chanderi', '50% सिल्क, 50% कॉटन चंदेरी'],
    'चंदेरी',
    'dry',
  ),
  'mulberry silk': fabric(
    ['Silk', 'सिल्क'],
    ['100% mulberry silk, zari border', '100% मलबरी सिल्क, ज़री बॉर्डर'],
    'मलबरी सिल्क',
    'dry',
  ),
  'viscose crepe': fabric(['Crepe', 'क्रेप'], ['100% viscose crepe', '100% विस्कोस क्रेप'], 'विस्कोस क्रेप', 'hand'),
  georgette: fabric(['Georgette', 'जॉर्जेट'], ['100% viscose georgette', '100% विस्कोस जॉर्जेट'], 'जॉर्जेट', 'hand'),
  'rib knit': fabric(
    ['Rib-Knit', 'रिब-निट'],
    ['92% viscose, 8% elastane', '92% विस्कोस, 8% इलास्टेन'],
    'रिब निट',
  ),
  'ponte knit': fabric(
    ['Ponte', 'पोंटे'],
    ['68% viscose, 28% nylon, 4% elastane', '68% विस्कोस, 28% नायलॉन, 4% इलास्टेन'],
    'पोंटे निट',
  ),
  satin: fabric(
    ['Satin', 'सैटिन'],
    ['97% polyester, 3% elastane satin', '97% पॉलिएस्टर, 3% इलास्टेन सैटिन'],
    'सैटिन',
    'hand',
  ),
  'modal stretch': fabric(
    ['Modal', 'मोडाल'],
    ['92% modal, 8% elastane', '92% मोडाल, 8% इलास्टेन'],
    'मोडाल स्ट्रेच',
  ),
  'cotton stretch': fabric(
    ['Cotton', 'कॉटन'],
    ['95% cotton, 5% elastane', '95% कॉटन, 5% इलास्टेन'],
    'कॉटन स्ट्रेच',
  ),
  'vegan leather': fabric(
    ['Vegan Leather', 'वीगन लेदर'],
    ['PU upper on a cotton backing', 'कॉटन बैकिंग पर PU अपर'],
    'वीगन लेदर',
    'wipe',
  ),
  'suede leather': fabric(
    ['Suede', 'स्वेड'],
    ['Suede from Kanpur, cotton lining', 'कानपुर का स्वेड, कॉटन अस्तर'],
    'स्वेड लेदर',
    'wipe',
  ),
  canvas: fabric(['Canvas', 'कैनवस'], ['100% cotton canvas, 12 oz', '100% कॉटन कैनवस, 12 औंस'], 'कैनवस', 'wipe'),
} as const satisfies Readonly<Record<string, Fabric>>;

export type FabricName = keyof typeof fabrics;

export const careOf: Readonly<Record<Fabric['care'], Phrases>> = {
  machine: {
    'Machine wash cold, inside out': 'उल्टा करके ठंडे पानी में मशीन से धोएँ',
    'Dry in the shade': 'छाया में सुखाएँ',
    'Warm iron': 'हल्की गर्म प्रेस करें',
  },
  hand: {
    'Hand wash cold, apart from whites the first time': 'ठंडे पानी में हाथ से धोएँ, पहली बार सफ़ेद कपड़ों से अलग',
    'Do not wring': 'निचोड़ें नहीं',
    'Dry in the shade': 'छाया में सुखाएँ',
  },
  dry: {
    'Dry clean only': 'सिर्फ़ ड्राई क्लीन कराएँ',
    'Keep folded in muslin': 'मलमल में तह करके रखें',
    'Air it after wearing': 'पहनने के बाद हवा लगाएँ',
  },
  wipe: {
    'Wipe with a damp cloth': 'हल्के गीले कपड़े से पोंछें',
    'Keep out of the rain': 'बारिश से बचाएँ',
    'Stuff with paper when not in use': 'इस्तेमाल न हो तो अंदर कागज़ भरकर रखें',
  },
};
