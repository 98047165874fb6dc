import { DEFAULT_PRICING_RULES, inr } from '@naap/api-clients/pricing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { euShoes } from './eu-shoes.ts';
import { type ContentInput, labelOf, naap, parseContent } from './index.ts';
import { shownTexts, tagsIn } from './texts.ts';

/** Returns the default content with one value changed, or removed when it is undefined. `path` has the form `home.tiles[2].label`. */
function contentWith(path: string, value: unknown): unknown {
  const content: unknown = structuredClone(naap);
  const keys = path.split(/[.[\]]+/).filter((key) => key !== '');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<unknown>(
    (value, key) => Object.getOwnPropertyDescriptor(value, key)?.value,
    content,
  );
  if (typeof parent !== 'object' || parent === null) throw new Error(`The default content has no ${path}`);
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else Reflect.set(parent, last, value);
  return content;
}

function mistakesIn(content: unknown): readonly string[] {
  try {
    parseContent(content, 'shop.json');
  } catch (error) {
    const [head = '', ...lines] = error instanceof Error ? error.message.split('\n') : [];
    expect(head).toMatch(/^shop\.json has (a mistake|\d+ mistakes):$/);
    return lines.map((line) => line.trim());
  }
  return [];
}

/** Returns the names of the pictures in a part of the content. */
function picturesIn(value: unknown, key = ''): readonly string[] {
  if (typeof value === 'string') return ['picture', 'left', 'middle', 'right'].includes(key) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => picturesIn(entry, name));
}

const { translations: _translations, ...untranslated } = naap;

const [firstTile] = naap.home.tiles;

const mumbai = { label: 'Mumbai', centre: { latitude: 19.08, longitude: 72.88 }, radiusKm: 15 };

type Mistake = readonly [path: string, value: unknown, problem: string, example?: string];

/** A path, its invalid value (undefined: missing), the expected problem, and the expected example. */
const mistakes: readonly Mistake[] = [
  ['pricing', undefined, 'is missing', '{"currency":"INR"'],
  ['pricing.currency', 'rupees', 'must be an ISO 4217 currency code', '"INR"'],
  ['pricing.deliveryFee', '99', 'is "99": it must be a number', '99'],
  ['pricing.deliveryFee', -1, 'is -1: it must not be negative', '99'],
  ['pricing.deliveryFee', 9.999, 'must have no more decimals than INR has, which is 2', '99'],
  ['pricing.coupon.discount', 0, 'must be more than zero', '400'],
  ['pricing.coupon.code', 'FLAT 400', 'must be one word of letters and digits', '"FLAT400"'],
  ['delivery.minutes', 0, 'must be at least 1', '30'],
  ['delivery.minutes', 30.5, 'must be a whole number', '30'],
  ['delivery.timeZone', 'Berlin', 'must be an IANA time zone', '"Asia/Kolkata"'],
  ['delivery.hours', {}, 'must have a day with hours', '{"monday":{"opens":"09:00"'],
  ['delivery.hours', { monday: { opens: '9:00', closes: '18:00' } }, 'it must be a time of day', '"09:00"'],
  ['delivery.hours', { mon: {} }, 'delivery.hours.mon is unknown. Its known siblings are monday, tuesday'],
  ['delivery.areas', [{ ...mumbai, label: '' }], 'delivery.areas[0].label is "": it must not be empty'],
  ['delivery.areas', [mumbai, mumbai], 'delivery.areas[1] is'],
  ['delivery.areas', [{ ...mumbai, radiusKm: 0 }], 'delivery.areas[0].radiusKm is 0: it must be more', '15'],
  [
    'delivery.areas',
    [{ ...mumbai, centre: { latitude: 91, longitude: 72.8 } }],
    'delivery.areas[0].centre.latitude is 91: it must be at most 90',
    '19.08',
  ],
  [
    'delivery.areas',
    [{ ...mumbai, centre: { latitude: 19, longitude: -181 } }],
    'delivery.areas[0].centre.longitude is -181: it must be at least -180',
  ],
  ['delivery.area', [], 'is unknown. Its known siblings are minutes, timeZone, hours, areas'],
  ['store.phone', '022 6900 0000', 'must be a phone number with + and country code', '"+912200000000"'],
  ['store.phone', '+91 22 6900 0000', 'in digits only (E.164)'],
  ['site.title', '', 'must not be empty'],
  ['site.description', 'In {minuets} minutes', 'must not contain braces except {minutes}'],
  ['offers', [], 'must have at least one entry'],
  ['offers[1].title', naap.offers[0]?.title, ''],
  ['promises[1]', 2, 'must be a text'],
  ['filters.genders[0].title', '  ', 'must not be empty', '"Men"'],
  ['filters.categories', ['Shirts', 'Shirts'], ''],
  ['categories[0].groups[1].items[2].picture', 'sock', 'must be a drawn picture', '"dress"'],
  ['home.hero.title', 'Try it on', 'must be a list'],
  ['home.hero.pictures.left.picture', 'polo', 'must be drawn as a chalk', '"saree"'],
  ['home.shortcuts[0].tint', 'mauve', 'must be peach, mint, pink, yellow, bare or lilac', '"peach"'],
  ['home.shortcuts[0].href', 'category/women', 'must be a path of the shop', '"/category/women"'],
  ['home.shortcuts[0].href', '//elsewhere.example', 'must be a path of the shop', '"/category/women"'],
  ['home.tiles[0].picture', 'ftp://cdn.example/a.jpg', 'http(s) address', '"dress-polka"'],
  ['home.tiles[0].tags', [], 'must have at least one entry'],
  ['home.tiles[0].tags', undefined, 'must have exactly one of tags, collection and href'],
  ['home.tiles[0].collection', 'jeans', 'must have exactly one of tags, collection and href'],
  ['home.tiles[0].collection', 'summer sale', 'must be the handle of a collection', '"best-sellers"'],
  ['home.tiles[1]', firstTile, 'repeats the label of an earlier entry'],
  ['home.tilez', [], 'is unknown. Its known siblings are hero, shortcuts, tiles'],
  ['home.banners', [naap.home.banners[0]], 'must have at least 2 entries'],
  ['home.cantMiss', {}, 'must have either tags or a collection'],
  [
    'home.rows',
    [
      { title: 'New', collection: 'new' },
      { title: 'New', tags: ['new'] },
    ],
    '',
  ],
  ['landing[1].name', 'Men', 'must be lower-case letters, digits and hyphens', '"women"'],
  ['search.popular[3].tag', 7, 'is 7: it must be a text', '"Shirts"'],
  ['search.prices[0].below', undefined, 'must have a limit'],
  ['search.prices[1].from', 2000, 'must have an upper limit above its lower one'],
  ['search.prices[1].above', 400, 'must have at most one lower and one upper limit'],
  ['search.prices[0].below', 499.5, 'must be a whole number', '500'],
  ['sizeCharts[0].kinds', undefined, 'is missing', '["T-Shirt"'],
  [
    'sizeCharts[0].measurements',
    ['neck'],
    'sizeCharts[0].measurements[0] is "neck": it must be one of chest',
  ],
  ['sizeCharts[0]', { ...naap.sizeCharts?.[0], sizes: { M: [[90, 98]] } }, 'must have one range for each'],
  ['sizeCharts[0].sizes.M[0]', [98, 90], 'must begin with the smaller number', '[90,98]'],
  ['sizeCharts[0].brand', 'Kora', 'is unknown. Its known siblings are kinds, gender'],
  ['translations.hi.texts.Sofas', 'सोफ़े', 'translates a text that the content does not have'],
  ['translations.hi.texts.Tops', 'टॉप {name}', 'must not contain braces except {minutes}', '"टॉप"'],
  ['translations.hi.titles', {}, 'is unknown. Its known siblings are texts, labels'],
];

describe('parseContent', () => {
  it('parses the default content with the pricing rules of the specification', () => {
    const content = parseContent(naap, 'naap');
    expect(content.pricing).toEqual(DEFAULT_PRICING_RULES);
    expect(content.promises[0]).toBe('30 minutes Delivery');
    expect(content.filters.genders).toHaveLength(2);
    expect(content.filters.categories).toHaveLength(22);
    expect(content.filters.styles).toHaveLength(23);
    expect(content.landing.map(({ quickCategories }) => quickCategories.length)).toEqual([13, 13]);
    expect(content.home.trending).toHaveLength(16);
  });

  it('has no picture twice on a page of the default content', () => {
    const { home, featured, landing } = parseContent(naap, 'naap');
    for (const page of [home, ...landing.map((one) => ({ ...one, featured }))]) {
      const pictures = picturesIn(page);
      expect(pictures.length).toBeGreaterThan(30);
      expect(pictures.filter((picture, index) => pictures.indexOf(picture) !== index)).toEqual([]);
    }
  });

  it.each(mistakes.map(([path, value, problem, example]) => ({ path, value, problem, example })))(
    'reports $path when it is $value',
    ({ path, value, problem, example }) => {
      const found = mistakesIn(contentWith(path, value));
      const place = path.replace(/\.(tags|collection|above|from|below|title)$/, '');
      const line =
        found.find((text) => text.startsWith(`${path} `)) ?? found.find((text) => text.startsWith(place));
      expect(line, found.join('\n')).toContain(problem);
      if (problem === '') expect(line).toMatch(/repeats|is missing/);
      if (example !== undefined) expect(line).toContain(`Example: ${example}`);
    },
  );

  it.each([null, 'naap'])('rejects %j', (value) => {
    expect(mistakesIn(value)).toHaveLength(1);
  });

  it('reports all mistakes at once', () => {
    expect(mistakesIn({ ...naap, promises: [], offers: [] }).length).toBeGreaterThanOrEqual(4);
  });

  it('has the price chips of the specification, which cover every price', () => {
    const { prices } = parseContent(naap, 'naap').search;
    expect(prices.map(({ range }) => range)).toEqual([
      { max: inr(499_99) },
      { min: inr(500_00), max: inr(1000_00) },
      { min: inr(1000_00), max: inr(2000_00) },
      { min: inr(2000_00), max: inr(5000_00) },
      { min: inr(5000_01) },
    ]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_00 }), (price) => {
        const fits = prices.filter(
          ({ range: { min, max } }) => price >= (min?.amount ?? 0) && price <= (max?.amount ?? price),
        );
        expect(fits.length).toBeGreaterThan(0);
      }),
    );
  });

  it('parses any valid texts, pictures and links, with the same result after a JSON round trip', () => {
    const texts = fc.string({ minLength: 1 }).filter((text) => text.trim() !== '' && !/[{}]/.test(text));
    const picture = fc.constantFrom('dress', '/own/shoe.jpg', 'https://cdn.example/shoe.jpg?v=1');
    const target = fc.oneof(
      fc.record({ tags: fc.uniqueArray(texts, { minLength: 1, maxLength: 6 }) }),
      fc.record({ collection: fc.stringMatching(/^[a-z0-9-]+$/) }),
      fc.record({ href: fc.stringMatching(/^\/[a-z0-9/-]*$/).filter((path) => !path.startsWith('//')) }),
    );
    const tile = fc
      .tuple(texts, picture, target)
      .map(([label, image, link]) => ({ label, picture: image, ...link }));
    const tiles = fc.uniqueArray(tile, { minLength: 1, maxLength: 12, selector: ({ label }) => label });
    const fees = fc.integer({ min: 0, max: 1e9 }).map((paise) => paise / 100);
    fc.assert(
      fc.property(tiles, fc.integer({ min: 1, max: 1440 }), fees, (tiles, minutes, deliveryFee) => {
        const input: ContentInput = {
          ...untranslated,
          pricing: { ...naap.pricing, deliveryFee },
          delivery: { minutes },
          home: { ...naap.home, tiles },
        };
        const parsed = parseContent(input, 'content');
        expect(parseContent(JSON.parse(JSON.stringify(input)), 'JSON')).toEqual(parsed);
        expect(parsed.promises[0]).toBe(`${minutes} minutes Delivery`);
        expect(JSON.stringify(parsed)).not.toContain('{minutes}');
      }),
      { numRuns: 10 },
    );
  });
});

/** Returns every text of a value with the path of its keys. */
function leaves(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => leaves(entry, `${path}.${key}`));
}

describe('parseContent in Hindi', () => {
  const english = parseContent(naap, 'naap');
  const hindi = parseContent(naap, 'naap', 'hi');

  it('has a Hindi text for every text and tag of the default content', () => {
    const { texts = {} } = naap.translations?.hi ?? {};
    const missing = [...shownTexts(untranslated), ...tagsIn(untranslated)].filter(
      (text) => !/\p{Script=Devanagari}/u.test(texts[text] ?? ''),
    );
    expect(missing).toEqual([]);
    for (const [text, translation] of Object.entries(texts)) {
      expect(translation.includes('{minutes}'), translation).toBe(text.includes('{minutes}'));
      expect(translation, translation).toBe(translation.normalize('NFC'));
    }
  });

  it('replaces the texts that are shown, and nothing that is sent', () => {
    const isShown = (path: string) =>
      /\.(label|title|subtitle|text|description|alt)(\.\d+)?$|\.(promises|examples)\.\d+$/.test(path);
    const { labels: _none, ...before } = english;
    const { labels: _labels, ...after } = hindi;
    const originals = new Map(leaves(before));
    expect(originals.size).toBeGreaterThan(500);
    expect(leaves(after)).toHaveLength(originals.size);
    for (const [path, text] of leaves(after)) {
      if (!isShown(path)) expect(text, path).toBe(originals.get(path));
      else if (/[a-z]{2}/i.test(originals.get(path) ?? ''))
        expect(text, path).toMatch(/\p{Script=Devanagari}/u);
    }
    expect(hindi.promises[0]).toBe('30 मिनट में डिलीवरी');
    expect(hindi.search.prices[0]).toEqual({ ...english.search.prices[0], label: '₹500 से कम' });
    expect(hindi.search.prices[0]?.name).toBe('Under ₹500');
  });

  it('has labels for tags and for the words of the storefront, in any case and punctuation', () => {
    expect(english.labels).toEqual({});
    expect(labelOf(english, 'Skirts & Shorts')).toBe('Skirts & Shorts');
    expect(labelOf(hindi, 'Skirts & Shorts')).toBe('स्कर्ट और शॉर्ट्स');
    expect(labelOf(hindi, 'mens-t-shirts')).toBe('पुरुषों की टी-शर्ट');
    expect([' SIZE', 'size', 'One-Size'].map((word) => labelOf(hindi, word))).toEqual([
      'साइज़',
      'साइज़',
      'एक ही साइज़',
    ]);
    expect(['XL', 'constructor', '&'].map((word) => labelOf(hindi, word))).toEqual([
      'XL',
      'constructor',
      '&',
    ]);
  });

  it('leaves content without translations as it is', () => {
    expect(parseContent(euShoes, 'eu-shoes', 'hi')).toEqual(parseContent(euShoes, 'eu-shoes'));
    const some = { ...untranslated, translations: { hi: { texts: { Men: 'पुरुष' } } } };
    const { title, description } = parseContent(some, 'shop.json', 'hi').site;
    expect({ title, description }).toEqual(english.site);
  });

  it('rejects two labels of a list that are the same in the language', () => {
    const same = { ...untranslated, translations: { hi: { texts: { Women: 'सब', Men: 'सब' } } } };
    expect(parseContent(same, 'shop.json')).toEqual(english);
    expect(() => parseContent(same, 'shop.json', 'hi')).toThrow(
      /^shop\.json in "hi" has a mistake:\n {2}home\.shortcuts\[1\] .*repeats the label/,
    );
  });
});
