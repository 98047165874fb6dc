import { formatMoney, type Money, minorDigits, money } from '@naap/api-clients/pricing';
import type { StoreCollection, StoreOverview, StoreProduct } from '@naap/api-clients/store-overview';
import type { ContentInput } from '@naap/content';

export interface GuessedContent {
  readonly content: ContentInput;
  /** What the owner has to look at, each with its path in the content. */
  readonly notes: readonly string[];
}

interface Tagged {
  readonly tag: string;
  readonly products: readonly StoreProduct[];
}

/** Words of a gender in a tag or a title of a collection, in the languages of large markets. */
const GENDER =
  /\b(wom[ae]n|men|girl|boy|lad(?:y|ies)|gentlem[ae]n|femmes?|hommes?|damen|herren|mujer(?:es)?|hombres?|donna|uomo|dames|heren)(?:['’]?s)?(?:wear|s)?\b/iu;
const NOVELTY = /\b(new|neu|nouveau|noved|novit|nieuw|latest|just in)|नया/iu;
const REDUCED = /\b(sale|reduced|reduziert|solde|rebaja|saldi|offer|outlet|discount)/iu;
const BEST = /\b(best|bestseller|popular|featured|frontpage|trending|top)/iu;

/** The drawn picture for a word in a name; the first that matches is used. */
const DRAWN: readonly (readonly [RegExp, string])[] = [
  [/\b(sneaker|trainer|shoe|schuh|boot|chauss|zapat|scarp|ballerina|sandal)/iu, 'sneakers'],
  [/\b(bag|tasche|sac|bolso|borsa)/iu, 'handbag'],
  [/\b(dress|kleid|robe|vestido|abito|skirt|rock|jupe|falda)/iu, 'dress'],
  [/\b(saree|sari)\b/iu, 'saree'],
  [/\b(kurta|ethnic)/iu, 'kurta'],
  [/\b(hoodie|sweat|pull|sudadera)/iu, 'hoodie'],
  [/\b(jacket|jacke|veste|coat|chaqueta|giacca)/iu, 'bomber'],
  [/\b(track|sport|active)/iu, 'track'],
  [/\b(tee|t-?shirt|camiseta)/iu, 'tee-oversized'],
];
const HERO_PICTURES = ['dress', 'shirt', 'sneakers'] as const;
const CUT_PICTURES = ['tee', 'shirt', 'dress', 'jeans', 'bomber', 'track'] as const;
const TINTS = ['peach', 'mint', 'pink', 'yellow', 'lilac', 'bare'] as const;

/** Thrown for a store from which no content can be made; the message says what is missing and what to do. */
export class StoreError extends Error {}

/** Returns a complete content file for a store. Every collection and tag that it names has products. Throws a `StoreError`. */
export function guessContent(store: StoreOverview): GuessedContent {
  const notes: string[] = [];
  // Braces have a meaning in texts of the content.
  const isText = (text: string) => text.trim() !== '' && !/[{}]/.test(text);
  const products = store.products;
  const tags = taggedProducts(products).filter(({ tag }) => isText(tag));
  if (tags.length === 0) {
    throw new StoreError(
      'The store has no published product with a tag, and the shop finds products by their tags. Publish products to the sales channel of the token, give them tags such as "Women" and "Dresses", and run this command again.',
    );
  }
  const collections = uniqueBy(
    store.collections.filter(
      ({ handle, title, isEmpty }) =>
        !isEmpty && isText(title) && /^[\p{Letter}\p{Number}_-]+$/u.test(handle),
    ),
    ({ title }) => title,
  );

  const genders = tags.filter(({ tag }) => GENDER.test(tag)).slice(0, 6);
  if (genders.length === 0) {
    genders.push(...tags.slice(0, 1));
    notes.push(
      `filters.genders, categories: no tag names a gender, so "${genders[0]?.tag}", the most frequent tag, is used. Choose the tags by which shoppers should divide the shop.`,
    );
  }
  const others = tags.filter((entry) => !genders.includes(entry));
  // A product without a type and a tag without letters both have the word ''.
  const types = new Set(products.map(({ productType }) => wordOf(productType)).filter((word) => word !== ''));
  const ofTypes = others.filter(({ tag }) => types.has(wordOf(tag)));
  const categories = first(ofTypes, others, tags).slice(0, 40);
  const styles = first(
    others.filter((entry) => !categories.includes(entry)),
    categories,
  ).slice(0, 40);
  if (ofTypes.length === 0) {
    notes.push(
      'filters.categories: no tag is the name of a product type, so the most frequent tags are the categories. Move those that are no category to filters.styles.',
    );
  }

  const tile = (label: string, picture: string | null, tagNames: readonly string[]) => ({
    label,
    picture: picture ?? drawnFor(label),
    tags: [...new Set(tagNames)],
  });
  const collectionTile = ({ title, handle, picture }: StoreCollection) => ({
    label: title,
    picture: picture ?? drawnFor(title),
    collection: handle,
  });
  /** The tiles of a gender's categories that have products, the largest first. */
  const tilesOf = (gender: Tagged) =>
    categories.flatMap((category) => {
      const common = both(gender, category);
      return common.length === 0 ? [] : [tile(category.tag, pictureOf(common), [gender.tag, category.tag])];
    });
  /** The tiles of all genders. A label is used once, so later ones name their gender too. */
  const genderTiles = uniqueBy(
    genders.flatMap((gender) =>
      tilesOf(gender).map((entry) => ({ ...entry, label: `${entry.label} · ${gender.tag}` })),
    ),
    ({ label }) => label,
  );
  const categoryTiles = categories.map(({ tag, products: tagged }) => tile(tag, pictureOf(tagged), [tag]));
  const items = (entries: readonly Tagged[], of: readonly StoreProduct[]) =>
    entries.flatMap(({ tag, products: tagged }) => {
      const common = tagged.filter((product) => of.includes(product));
      return common.length === 0 ? [] : [{ label: tag, tag, picture: pictureOf(common) ?? drawnFor(tag) }];
    });

  const find = (pattern: RegExp) =>
    collections.find(({ title, handle }) => pattern.test(title) || pattern.test(handle));
  const rows = uniqueBy(
    [find(NOVELTY), find(REDUCED)].filter((entry) => entry !== undefined),
    ({ handle }) => handle,
  ).map(({ title, handle }) => ({ title, collection: handle }));
  const [firstTag] = tags;
  const best = find(BEST) ?? find(NOVELTY) ?? collections[0];
  const vendors = frequent(products.map(({ vendor }) => vendor)).filter((vendor) => isText(vendor));
  const currency = products[0]?.price.currency ?? store.currency;
  const name = isText(store.name) ? store.name.trim() : 'My shop';
  const words = categories.map(({ tag }) => tag);
  // Phones show the middle one only.
  const [middle = 'dress', left = 'shirt', right = 'sneakers'] = new Set([
    ...words.flatMap((word) => drawnPicture(word) ?? []),
    ...HERO_PICTURES,
  ]);
  const banners = [
    { title: name, subtitle: 'At your door in {minutes} minutes.', picture: middle },
    { title: 'Try before you buy', subtitle: 'Pay only for what you keep.', picture: left },
  ];
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const prices = priceChips(
    products.map(({ price }) => price).filter((price) => price.currency === currency),
  );

  const landing = genders.map((gender) => {
    const tiles = first(tilesOf(gender), [tile(gender.tag, pictureOf(gender.products), [gender.tag])]);
    return {
      name: pathName(gender.tag),
      title: gender.tag,
      hero: { text: 'At your door in {minutes} minutes', pictures: { left, middle, right } },
      banners,
      quickCategories: tiles.slice(0, 20),
      sections: [{ title: gender.tag, items: tiles.slice(0, 12) }],
      rows,
    };
  });

  const content: ContentInput = {
    brand: { name },
    pricing: { currency, deliveryFee: 0, struckDeliveryFee: 0, coupon: null },
    delivery: { minutes: 30, timeZone },
    site: {
      title: `${name}: at your door in {minutes} minutes`,
      description:
        store.description !== null && isText(store.description)
          ? store.description
          : `${name}, in {minutes} minutes. Try before you buy, pay cash on delivery.`,
    },
    offers: [{ title: `Welcome to ${name}`, description: 'Try before you buy: pay only for what you keep.' }],
    promises: ['{minutes} minutes Delivery', 'Try Before You Buy', 'On the spot Returns'],
    filters: {
      genders: genders.map(({ tag }) => ({ tag, title: tag })),
      categories: categories.map(({ tag }) => tag),
      styles: styles.map(({ tag }) => tag),
    },
    categories: genders.map((gender) => ({
      label: gender.tag,
      tag: gender.tag,
      groups: [
        {
          label: gender.tag,
          tag: gender.tag,
          items: first(items(categories, gender.products), items([gender], gender.products)).slice(0, 24),
        },
        ...styles.flatMap((style) => {
          const found = items(categories, both(gender, style));
          return found.length < 2 || style === gender || categories.includes(style)
            ? []
            : [{ label: style.tag, tag: style.tag, items: found.slice(0, 8) }];
        }),
      ].slice(0, 6),
    })),
    home: {
      hero: {
        title: ['Try it', 'at your', 'door.'],
        text: 'Order both sizes. Keep what fits.',
        pictures: {
          left: { picture: left, alt: name },
          middle: { picture: middle, alt: name },
          right: { picture: right, alt: name },
        },
      },
      shortcuts: uniqueBy(
        [...genders, ...tags.filter(({ tag }) => NOVELTY.test(tag) || REDUCED.test(tag)), ...categories],
        ({ tag }) => tag,
      )
        .slice(0, 6)
        .map(({ tag, products: tagged }, index) => ({
          label: tag,
          picture: pictureOf(tagged) ?? CUT_PICTURES[index % CUT_PICTURES.length] ?? 'tee',
          tint: TINTS[index % TINTS.length] ?? 'peach',
          tags: [tag],
        })),
      tiles: first<ContentInput['home']['tiles'][number]>(
        collections.map(collectionTile),
        categoryTiles,
      ).slice(0, 9),
      banners,
      trending: first(genderTiles, categoryTiles).slice(0, 16),
      topSelling: categoryTiles.slice(0, 6),
      comingSoonBrands: [],
      cantMiss: best ? { collection: best.handle } : { tags: firstTag ? [firstTag.tag] : [] },
      rows,
    },
    featured: categoryTiles.slice(0, 12),
    landing: uniqueBy(landing, (page) => page.name),
    search: {
      examples: words.slice(0, 6).map((word) => word.toLowerCase()),
      trending: words.slice(0, 12),
      popular: items(categories, products).slice(0, 16),
      brands: first(vendors, [name]).slice(0, 24),
      prices,
    },
    sizeCharts: [],
  };

  const empty = store.collections.filter(({ isEmpty }) => isEmpty).map(({ handle }) => handle);
  if (empty.length > 0)
    notes.push(`home.tiles: left out, because they have no products: collections ${empty.join(', ')}.`);
  const options = frequent(products.flatMap((product) => product.options)).filter(
    (option) => option !== 'Title',
  );
  const languages = store.languages.slice(1);
  notes.push(
    `site, home.hero, home.banners, offers: the texts are examples in English. Write your own for ${name}.`,
    'home.hero, home.banners, landing: the pictures are our drawings. Name others, or the addresses of your own pictures.',
    `pricing: ${currency}; delivery is free, and there is no coupon. Set deliveryFee, struckDeliveryFee and coupon.`,
    `delivery: 30 minutes, at every hour and everywhere, in the time zone ${timeZone}. Set minutes, hours and areas.`,
    "store, seller: missing. Add the store's phone, and the name and address on bills.",
    `sizeCharts: none. Without them, products have no size guide, unless they have the metafield naap.size_chart. Options of the products: ${options.join(', ') || 'none'}.`,
    `filters, categories: ${genders.map(({ tag }) => tag).join(', ')}; ${categories.length} categories and ${styles.length} styles. Check that each tag is where shoppers look for it.`,
  );
  if (languages.length > 0)
    notes.push(`translations: missing. The store also has texts in ${languages.join(', ')}.`);
  return { content, notes };
}

/** Returns the tags of products, the most frequent first. Tags that differ in case only are one. */
function taggedProducts(products: readonly StoreProduct[]): readonly Tagged[] {
  const byTag = new Map<string, { tag: string; products: StoreProduct[] }>();
  for (const product of products) {
    for (const tag of product.tags) {
      const entry = byTag.get(tag.toLowerCase()) ?? { tag, products: [] };
      byTag.set(tag.toLowerCase(), entry);
      if (!entry.products.includes(product)) entry.products.push(product);
    }
  }
  return [...byTag.values()].sort((a, b) => b.products.length - a.products.length);
}

const both = (a: Tagged, b: Tagged): readonly StoreProduct[] =>
  a.products.filter((product) => b.products.includes(product));

const pictureOf = (products: readonly StoreProduct[]): string | null =>
  products.find(({ picture }) => picture !== null)?.picture ?? null;

/** Returns the first list that has an entry. */
const first = <Entry>(...lists: readonly (readonly Entry[])[]): readonly Entry[] =>
  lists.find((list) => list.length > 0) ?? [];

function uniqueBy<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string): Entry[] {
  return [...new Map(entries.toReversed().map((entry) => [keyOf(entry), entry])).values()].toReversed();
}

/** Returns the different texts, the most frequent first. */
function frequent(texts: readonly string[]): readonly string[] {
  return [...Map.groupBy(texts, (text) => text)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([text]) => text);
}

/** Returns a word without case and plural, so that the tag "Dresses" is the product type "Dress". */
const wordOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
    .replace(/(ss|sh|ch|x)es$/u, '$1')
    .replace(/([^s])s$/u, '$1');

const drawnPicture = (text: string): string | undefined => DRAWN.find(([pattern]) => pattern.test(text))?.[1];
const drawnFor = (text: string): string => drawnPicture(text) ?? 'shirt';

/** Returns the last segment of a path for a name: "womens-wear" for "Women's Wear". */
function pathName(text: string): string {
  const name = text
    .normalize('NFD')
    .toLowerCase()
    .replace(/['’\p{Mark}]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return name || 'shop';
}

/** Returns two price ranges that divide the products at a round price near the middle one. */
function priceChips(prices: readonly Money[]): ContentInput['search']['prices'] {
  const sorted = prices.toSorted((a, b) => a.amount - b.amount);
  const median = sorted[Math.floor(sorted.length / 2)];
  if (median === undefined) return [];
  const units = 10 ** minorDigits(median.currency);
  const main = median.amount / units;
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, main))));
  const limit = Math.max(1, Math.round(main / step) * step);
  const text = formatMoney(money(limit * units, median.currency));
  return [
    { label: `Under ${text}`, below: limit },
    { label: `${text} and above`, from: limit },
  ];
}
