import { sizeChartSchema } from '@naap/api-clients/naap';
import { minorDigits, money, type PriceRange, parseMoney } from '@naap/api-clients/pricing';
import * as v from 'valibot';
import { drawnPictures } from './generated/drawn-pictures.ts';
import { shownTexts, tagsIn } from './texts.ts';

/** Schema of a text. Error messages in this file complete the sentence "{path} is {value}: it …". */
const text = v.pipe(
  v.string('must be a text'),
  v.check((value) => value.trim() !== '', 'must not be empty'),
  v.check(
    (value) => !/[{}]/.test(value.replaceAll('{minutes}', '')),
    'must not contain braces except {minutes}',
  ),
);

const handle = v.pipe(
  v.string('must be the handle of a collection'),
  v.regex(/^[\p{Letter}\p{Number}_-]+$/u, 'must be the handle of a collection: letters, digits and hyphens'),
);

const isUrl = (value: string) =>
  /^\/(?!\/)\S*$/.test(value) || (/^https?:\/\/\S+$/.test(value) && URL.canParse(value));

/** Returns the schema of the name of a drawn picture, or of a URL. `cut` is the required crop; not every picture exists in every crop. */
const picture = (cut: keyof typeof drawnPictures) => {
  const names: readonly string[] = drawnPictures[cut];
  const all: readonly string[] = drawnPictures.tile;
  return v.pipe(
    v.string('must be the name or the address of a picture'),
    v.check(
      (value) => value.includes('/') || names.includes(value) || !all.includes(value),
      (issue) =>
        `must be drawn as a ${cut}: one of ${names.join(', ')}, or an address such as "https://cdn.example/${issue.input}.jpg"`,
    ),
    v.check(
      (value) => (value.includes('/') ? isUrl(value) : all.includes(value)),
      `must be a drawn picture (${names.slice(0, 4).join(', ')} …), an http(s) address, or a path that begins with "/"`,
    ),
  );
};

interface ListOptions {
  readonly least?: number;
  readonly most: number;
  /** The key whose value has to be unique; `entry` compares whole entries. */
  readonly unique?: 'entry' | 'label' | 'title' | 'name' | 'tag';
}

/** Returns the schema of a list. `least` defaults to 1. */
function list<const Entry extends v.GenericSchema>(entry: Entry, { least = 1, most, unique }: ListOptions) {
  const keyOf = (value: unknown): unknown =>
    unique === undefined || unique === 'entry' || typeof value !== 'object' || value === null
      ? value
      : Object.getOwnPropertyDescriptor(value, unique)?.value;
  const schema: v.GenericSchema = v.pipe(
    v.array(entry, 'must be a list'),
    v.minLength(least, least === 1 ? 'must have at least one entry' : `must have at least ${least} entries`),
    v.maxLength(most, `must have at most ${most} entries`),
    v.checkItems(
      (value, index, all) =>
        unique === undefined || all.findIndex((other) => keyOf(other) === keyOf(value)) === index,
      unique === 'entry' ? 'repeats an earlier entry' : `repeats the ${unique} of an earlier entry`,
    ),
  );
  // TypeScript cannot infer the types of the entries of a generic pipe.
  return schema as v.GenericSchema<v.InferInput<Entry>[], v.InferOutput<Entry>[]>;
}

/** Returns the schema of a list of unique texts. */
const texts = (most: number, least = 1) => list(text, { least, most, unique: 'entry' });

const object = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, 'must be an object');

/** The link of a tile, or the products that it lists: exactly one of these has to be set. */
const target = {
  tags: v.optional(texts(6)),
  collection: v.optional(handle),
  href: v.optional(
    v.pipe(
      v.string('must be a path'),
      v.regex(/^\/(?!\/)\S*$/, 'must be a path of the shop, beginning with "/"'),
    ),
  ),
};

interface Target {
  readonly tags?: readonly string[] | undefined;
  readonly collection?: string | undefined;
  readonly href?: string | undefined;
}

const ONE_TARGET = 'must have exactly one of tags, collection and href';
const hasOneTarget = ({ tags, collection, href }: Target) =>
  [tags, collection, href].filter((value) => value !== undefined).length === 1;

const tile = v.pipe(
  object({ label: text, picture: picture('tile'), ...target }),
  v.check((value) => hasOneTarget(value), ONE_TARGET),
);

const shortcut = v.pipe(
  object({
    label: text,
    picture: picture('cut'),
    tint: v.picklist(
      ['peach', 'mint', 'pink', 'yellow', 'bare', 'lilac'],
      'must be peach, mint, pink, yellow, bare or lilac',
    ),
    ...target,
  }),
  v.check((value) => hasOneTarget(value), ONE_TARGET),
);

const banner = object({ title: text, subtitle: text, picture: picture('chalk') });

const productSource = { tags: target.tags, collection: target.collection };
const ONE_SOURCE = 'must have either tags or a collection';

const amount = v.pipe(
  v.number('must be a number'),
  v.finite('must be a number'),
  v.minValue(0, 'must not be negative'),
);

function minorUnits(amount: number, currency: string): number {
  return parseMoney(String(amount), currency).amount;
}

function hasMinorUnits(amount: number, currency: string): boolean {
  try {
    return minorUnits(amount, currency) >= 0;
  } catch {
    return false;
  }
}

const currency = v.pipe(
  v.string('must be a currency code'),
  v.check((code) => Intl.supportedValuesOf('currency').includes(code), 'must be an ISO 4217 currency code'),
);

const pricing = v.pipe(
  object({
    currency,
    /** The delivery fee that the cart adds. */
    deliveryFee: amount,
    /** The fee that checkout shows struck through beside FREE. */
    struckDeliveryFee: amount,
    /** The only coupon, or null. */
    coupon: v.nullable(
      object({
        code: v.pipe(
          v.string('must be a text'),
          v.regex(/^[A-Za-z0-9_-]+$/, 'must be one word of letters and digits'),
        ),
        discount: v.pipe(amount, v.gtValue(0, 'must be more than zero')),
      }),
    ),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value: input } = dataset;
    const { currency, coupon, ...fees } = input;
    const amounts = { ...fees, ...(coupon ? { 'coupon.discount': coupon.discount } : {}) };
    for (const [key, value] of Object.entries(amounts)) {
      if (hasMinorUnits(value, currency)) continue;
      addIssue({
        message: `must have no more decimals than ${currency} has, which is ${minorDigits(currency)}`,
        input: value,
        path: [{ type: 'object', origin: 'value', input, key, value }],
      });
    }
  }),
  /** Converts amounts to integer minor units, as in `PricingRules`. */
  v.transform(({ currency, deliveryFee, struckDeliveryFee, coupon }) => ({
    currency,
    deliveryFee: minorUnits(deliveryFee, currency),
    struckDeliveryFee: minorUnits(struckDeliveryFee, currency),
    coupon: coupon && { code: coupon.code, discount: minorUnits(coupon.discount, currency) },
  })),
);

const tag = text;

const category = object({ label: text, tag, picture: picture('tile') });
const group = object({ label: text, tag, items: list(category, { most: 24, unique: 'label' }) });

const limit = v.pipe(amount, v.integer('must be a whole number'));

const priceChip = v.pipe(
  object({
    label: text,
    from: v.optional(limit),
    below: v.optional(limit),
    to: v.optional(limit),
    above: v.optional(limit),
  }),
  v.check(
    ({ from, below, to, above }) =>
      (below === undefined || to === undefined) && (from === undefined || above === undefined),
    'must have at most one lower and one upper limit: from or above, to or below',
  ),
  v.check(
    ({ from, below, to, above }) => [from, below, to, above].some((limit) => limit !== undefined),
    'must have a limit: from, above, to or below',
  ),
  v.check(
    ({ from, below, to, above }) => (from ?? above ?? 0) < (to ?? below ?? Number.POSITIVE_INFINITY),
    'must have an upper limit above its lower one',
  ),
);

/** Converts the limits of a price chip to an inclusive range. */
function rangeOf({ from, below, to, above }: v.InferOutput<typeof priceChip>, currency: string): PriceRange {
  const units = (value: number, offset = 0) => money(minorUnits(value, currency) + offset, currency);
  return {
    ...(from === undefined ? {} : { min: units(from) }),
    ...(above === undefined ? {} : { min: units(above, 1) }),
    ...(to === undefined ? {} : { max: units(to) }),
    ...(below === undefined ? {} : { max: units(below, -1) }),
  };
}

const productRow = v.pipe(
  object({ title: text, ...productSource }),
  v.check((value) => hasOneTarget(value), ONE_SOURCE),
);

const landingPage = object({
  /** The last segment of the page's path: `women` in /category/women. */
  name: v.pipe(
    v.string('must be a text'),
    v.regex(/^[a-z0-9-]+$/, 'must be lower-case letters, digits and hyphens'),
  ),
  title: text,
  hero: object({
    text,
    /** Phones show the middle one only. */
    pictures: object({ left: picture('chalk'), middle: picture('chalk'), right: picture('chalk') }),
  }),
  banners: list(banner, { least: 2, most: 6, unique: 'title' }),
  quickCategories: list(tile, { most: 20, unique: 'label' }),
  sections: list(object({ title: text, items: list(tile, { most: 12, unique: 'label' }) }), {
    most: 10,
    unique: 'title',
  }),
  /** Rows of products, after the sections. */
  rows: list(productRow, { least: 0, most: 6, unique: 'title' }),
});

const translation = object({
  /** Translations of the texts and tags of the content. */
  texts: v.optional(v.record(v.string(), text, 'must be an object'), {}),
  /**
   * Labels of words that are only in the storefront or the backend: names and values of options, other tags, the status of an order. Case and
   * punctuation are ignored.
   */
  labels: v.optional(v.record(v.string(), text, 'must be an object'), {}),
});

/** A time of day, parsed to minutes after midnight. */
const timeOfDay = v.pipe(
  v.string('must be a time of day'),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day from 00:00 to 23:59'),
  v.transform((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))),
);

/** `closes` is on the next day when it is not after `opens`. */
const openingHours = v.optional(
  v.pipe(
    object({ opens: timeOfDay, closes: timeOfDay }),
    v.transform(({ opens, closes }) => ({ opens, closes: closes > opens ? closes : closes + 24 * 60 })),
  ),
);

/** The days without hours are closed. Parsed to a list that begins with Sunday, as `Date` numbers the days. */
const weeklyHours = v.pipe(
  object({
    monday: openingHours,
    tuesday: openingHours,
    wednesday: openingHours,
    thursday: openingHours,
    friday: openingHours,
    saturday: openingHours,
    sunday: openingHours,
  }),
  v.check((days) => Object.values(days).some((day) => day !== undefined), 'must have a day with hours'),
  v.transform(({ sunday, monday, tuesday, wednesday, thursday, friday, saturday }) =>
    [sunday, monday, tuesday, wednesday, thursday, friday, saturday].map((day) => day ?? null),
  ),
);

const degrees = (most: number) =>
  v.pipe(
    v.number('must be a number of degrees'),
    v.minValue(-most, `must be at least -${most}`),
    v.maxValue(most, `must be at most ${most}`),
  );

const area = object({
  label: text,
  centre: object({ latitude: degrees(90), longitude: degrees(180) }),
  radiusKm: v.pipe(amount, v.gtValue(0, 'must be more than zero')),
});

const delivery = object({
  /** The delivery time. Replaces `{minutes}` in every text. */
  minutes: v.pipe(
    v.number('must be a number of minutes'),
    v.integer('must be a whole number'),
    v.minValue(1, 'must be at least 1'),
    v.maxValue(1440, 'must be at most 1440'),
  ),
  /** The time zone of `hours` and of every time that is shown. */
  timeZone: v.optional(
    v.pipe(
      v.string('must be a time zone'),
      v.check((name) => isTimeZone(name), 'must be an IANA time zone'),
    ),
    'Asia/Kolkata',
  ),
  /** When orders are packed. An order at another time waits for the next opening. Without it, the store is always open. */
  hours: v.optional(weeklyHours),
  /** Where orders are delivered. Without it, everywhere. */
  areas: v.optional(list(area, { most: 50, unique: 'label' })),
});

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The body ranges of the sizes of some kinds of products. The rest of the entry is a size chart. */
const sizeChart = v.pipe(
  object({
    /** Without it, of every brand that has no chart of its own. */
    brands: v.optional(texts(60)),
    /** Product types of the storefront. */
    kinds: texts(60),
    /** A tag of the products, such as "Women". */
    gender: v.optional(text),
    measurements: v.unknown(),
    sizes: v.unknown(),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { brands, kinds, gender, ...rest } = dataset.value;
    const chart = v.safeParse(sizeChartSchema, rest);
    if (chart.success) return { brands, kinds, gender, chart: chart.output };
    for (const { message, input, path } of chart.issues) addIssue({ message, input, path });
    return NEVER;
  }),
);

const phone = v.pipe(
  v.string('must be a phone number'),
  v.regex(/^\+[1-9]\d{6,14}$/, 'must be a phone number with + and country code, in digits only (E.164)'),
);

const colour = v.pipe(
  v.string('must be a colour'),
  v.regex(/^#[0-9a-f]{6}$/i, 'must be a colour in six hexadecimal digits'),
);

const length = v.pipe(
  v.number('must be a number'),
  v.minValue(1, 'must be at least 1'),
  v.maxValue(5000, 'must be at most 5000'),
);

/** The shop's name, and what tells it from another shop. The theme derives its colours from `accent` and `ink`; without them it has naap's. */
const brand = object({
  name: text,
  /** The name in Devanagari, below it on the cover of the sign-in. */
  devanagari: v.optional(text),
  /** The name as a drawing, for the header: the size of its box, and an SVG path in the colour of texts. */
  wordmark: v.optional(
    object({
      width: length,
      height: length,
      path: v.pipe(
        v.string('must be the path of an SVG'),
        v.maxLength(20_000, 'must have at most 20,000 characters'),
        v.regex(/^[Mm][MLHVCSQTAZ\d\s,.e+-]*$/i, 'must be the path of an SVG: commands and numbers only'),
      ),
    }),
  ),
  /** Buttons, prices and progress: a light colour, on which `ink` is read. */
  accent: v.optional(colour),
  /** Texts, and the dark cloth of covers. */
  ink: v.optional(colour),
  corners: v.optional(v.picklist(['square', 'regular', 'round'], 'must be square, regular or round')),
});

const file = object({
  brand,
  pricing,
  delivery,
  /** The store from which orders are delivered. Without it, a rider whose door code is locked waits for the manager. */
  store: v.optional(object({ phone })),
  /** The seller on the bill of an order. */
  seller: v.optional(object({ name: text, address: text, gstin: v.optional(text) })),
  /** Title and description for search engines and link previews. */
  site: object({ title: text, description: text }),
  /** Shown in the notification bell. */
  offers: list(object({ title: text, description: text }), { most: 9, unique: 'title' }),
  promises: v.strictTuple([text, text, text], 'must be a list of three texts'),
  /** The tags of the filter dialog. */
  filters: object({
    genders: list(
      object({
        tag,
        /** The heading of a list with this tag. */
        title: text,
        /** Other tags that are treated as this one. */
        aliases: v.optional(texts(6, 0), []),
      }),
      { most: 6, unique: 'tag' },
    ),
    categories: texts(60),
    styles: texts(60),
  }),
  /** The Categories screen: a list of genders, each with groups of categories. */
  categories: list(object({ label: text, tag, groups: list(group, { most: 12, unique: 'label' }) }), {
    most: 6,
    unique: 'label',
  }),
  home: object({
    hero: object({
      title: texts(4),
      text,
      pictures: object({
        left: object({ picture: picture('chalk'), alt: text }),
        middle: object({ picture: picture('chalk'), alt: text }),
        right: object({ picture: picture('chalk'), alt: text }),
      }),
    }),
    shortcuts: list(shortcut, { most: 12, unique: 'label' }),
    tiles: list(tile, { most: 12, unique: 'label' }),
    banners: list(banner, { least: 2, most: 8, unique: 'title' }),
    trending: list(tile, { most: 32, unique: 'label' }),
    topSelling: list(tile, { most: 12, unique: 'label' }),
    /** Brands that are not sold yet, listed after the backend's brands. */
    comingSoonBrands: texts(8, 0),
    /** "Products You Can't Miss". */
    cantMiss: v.pipe(
      object(productSource),
      v.check((value) => hasOneTarget(value), ONE_SOURCE),
    ),
    /** Additional rows of products. */
    rows: list(productRow, { least: 0, most: 6, unique: 'title' }),
  }),
  /** 'Featured Categories' of the landing pages. */
  featured: list(tile, { most: 24, unique: 'label' }),
  /** The pages at /category/{name}. An unknown name shows the first page. */
  landing: list(landingPage, { most: 6, unique: 'name' }),
  search: object({
    /** The example searches that the search box shows in turn. */
    examples: texts(12),
    trending: texts(24),
    popular: list(category, { most: 32, unique: 'label' }),
    brands: texts(24),
    /** Words that find products but are no tag; like tags and brands, they are suggested for a mistyped search. */
    words: v.optional(texts(60, 0), []),
    prices: list(priceChip, { least: 0, most: 10, unique: 'label' }),
  }),
  /** The most specific chart of a product is shown: see `chartOf`. */
  sizeCharts: v.optional(list(sizeChart, { least: 0, most: 500 }), []),
  /** Translations, by language: 'hi'. A text without one stays as it is. */
  translations: v.optional(v.record(v.string(), translation, 'must be an object'), {}),
});

export const contentSchema = v.pipe(
  file,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value: input } = dataset;
    const { translations, ...content } = input;
    const pathItem = (key: string) =>
      ({ type: 'object', origin: 'value', input, key, value: input }) as const;
    const own = new Set([...shownTexts(content), ...tagsIn(content)]);
    for (const [language, { texts }] of Object.entries(translations)) {
      for (const [key, value] of Object.entries(texts)) {
        if (own.has(key)) continue;
        addIssue({
          message: 'translates a text that the content does not have',
          input: value,
          path: [pathItem('translations'), pathItem(language), pathItem('texts'), pathItem(key)],
        });
      }
    }
  }),
  v.transform(({ search, ...content }) => ({
    ...content,
    search: {
      ...search,
      prices: search.prices.map((chip) => ({
        /** Its label in the file, which identifies it in a URL in every language. */
        name: chip.label,
        label: chip.label,
        range: rangeOf(chip, content.pricing.currency),
      })),
    },
  })),
);

/** The content as written in a file. */
export type ContentInput = v.InferInput<typeof contentSchema>;

/** A validated content file, in its own language. */
export type ContentFile = v.InferOutput<typeof contentSchema>;

/** The parsed content that screens read: in one language, with `{minutes}` replaced. */
export interface Content extends Omit<ContentFile, 'translations' | 'sizeCharts'> {
  /** Labels of words that the storefront knows, such as tags and sizes; `labelOf` reads them. */
  readonly labels: Readonly<Record<string, string>>;
}

/** The content with the size charts, which pages load on demand. */
export type ContentWithCharts = Content & Pick<ContentFile, 'sizeCharts'>;
export type ContentSizeChart = v.InferOutput<typeof sizeChart>;
export type SizeChartInput = v.InferInput<typeof sizeChart>;

export type ContentTranslation = v.InferInput<typeof translation>;
export type ContentTile = v.InferOutput<typeof tile>;
export type ContentTarget = Target;
