/** The tables of `data/*.json`, validated and typed. An invalid entry fails the import with its path. */
import { type Colourway, colourways, garmentKinds, garmentViews, patternNames } from '@naap/garments';
import * as v from 'valibot';
import collectionsJson from './data/collections.json' with { type: 'json' };
import descriptionsJson from './data/descriptions.json' with { type: 'json' };
import fabricsJson from './data/fabrics.json' with { type: 'json' };
import kindsJson from './data/garment-kinds.json' with { type: 'json' };
import imageTextsJson from './data/hindi-image-texts.json' with { type: 'json' };
import ownBrandsJson from './data/own-brands.json' with { type: 'json' };
import linesJson from './data/product-lines.json' with { type: 'json' };
import sampleBodiesJson from './data/sample-bodies.json' with { type: 'json' };
import sizeChartsJson from './data/size-charts.json' with { type: 'json' };
import tagsJson from './data/tags.json' with { type: 'json' };
import titlesJson from './data/titles.json' with { type: 'json' };
import type { CatalogueMetafield } from './types.ts';

/** A text in English and in Hindi. */
export type Translated = readonly [english: string, hindi: string];

const text = v.string();
const texts = v.array(text);
const translated = v.tuple([text, text]);
/** An object of English texts and their Hindi translations, read as pairs in the order of the file. */
const phrases = v.pipe(
  v.record(text, text),
  v.transform((record): readonly Translated[] => Object.entries(record)),
);

const isColourway = (name: string): name is Colourway => Object.hasOwn(colourways, name);
const colours = Object.keys(colourways).filter(isColourway);
export const colourway = v.picklist(colours);
const pattern = v.picklist(patternNames);
export const garmentKind = v.picklist(garmentKinds);

/** Returns a schema of an object with exactly these keys. */
function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  value: v.GenericSchema<unknown, Value>,
): v.GenericSchema<unknown, Readonly<Record<Key, Value>>> {
  const isComplete = (record: object): record is Readonly<Record<Key, Value>> =>
    keys.every((key) => key in record);
  return v.pipe(v.unknown(), v.record(v.picklist(keys), value), v.guard(isComplete));
}

export const tags = v.parse(
  v.object({ categories: texts, styles: texts, genders: recordOf(['women', 'men'], text) }),
  tagsJson,
);

const cares = ['machine', 'hand', 'dry', 'wipe'] as const;
const fabricTables = v.parse(
  v.object({
    fabrics: v.record(
      text,
      v.object({
        /** One or two words for a product title. */
        short: translated,
        /** Composition as the care label states it. */
        composition: translated,
        hindiName: text,
        care: v.picklist(cares),
      }),
    ),
    care: recordOf(cares, phrases),
  }),
  fabricsJson,
);
export const careInstructions = fabricTables.care;

/** The name of a fabric, read as the fabric. */
const fabric = v.pipe(
  text,
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const found = fabricTables.fabrics[dataset.value];
    if (found) return { name: dataset.value, ...found };
    addIssue({ message: `There is no fabric ${dataset.value}.` });
    return NEVER;
  }),
);
export type Fabric = v.InferOutput<typeof fabric>;

const lists = v.parse(
  v.object({
    /** A key with the suffix `-women` or `-men` is used for that gender. */
    sizes: v.record(text, texts),
    colours: v.record(text, v.array(colourway)),
    patterns: v.record(text, v.array(pattern)),
    fits: v.record(text, phrases),
    /** Ease that the cut has beyond that of the kind, in cm; 0 for the other adjectives. */
    fitEase: v.record(text, v.number()),
  }),
  kindsJson,
);
export const fitEase = lists.fitEase;

/** Returns a schema of a list of items and of names of lists, read as a list of items. */
const itemsAndLists = <T>(named: Readonly<Record<string, readonly T[]>>, item: v.GenericSchema<unknown, T>) =>
  v.pipe(
    texts,
    v.transform((names) => names.flatMap((name): readonly unknown[] => named[name] ?? [name])),
    v.array(item),
  );

const bodyMeasure = v.picklist(['chest', 'waist', 'hip', 'underBust']);

/** The data that all products of one garment kind share. */
const productKind = v.strictObject({
  productType: text,
  /** Key in `sizes`. */
  sizes: text,
  /** What the horizontal tape of the measured view measures, and the ease there, in cm. Kinds with the trait 'unmeasured' have none. */
  measure: v.optional(v.strictObject({ at: bodyMeasure, ease: v.number() })),
  nouns: phrases,
  fabrics: v.array(fabric),
  patterns: itemsAndLists(lists.patterns, pattern),
  palette: itemsAndLists(lists.colours, colourway),
  /** Adjectives for the fit, or a key in the lists of fits. */
  fits: v.union([
    v.pipe(
      v.picklist(Object.keys(lists.fits)),
      v.transform((name) => lists.fits[name] ?? []),
    ),
    phrases,
  ]),
  /** Adjectives that name a detail of the cut. */
  features: phrases,
  /** Bullet points of the description. */
  details: phrases,
  traits: v.optional(
    v.array(
      v.picklist([
        'border',
        'chest-art',
        'contrast-trim',
        'side-stripes',
        'sleeve-blocks',
        'tie',
        'tiers',
        'unmeasured',
      ]),
    ),
    [],
  ),
});
export type ProductKind = v.InferOutput<typeof productKind>;

export const productKinds = v.parse(
  v.object({ kinds: recordOf(garmentKinds, productKind) }),
  kindsJson,
).kinds;

/** Returns the sizes from smallest to largest; empty for products without a size option. */
export const sizesOf = ({ sizes }: ProductKind, gender: 'women' | 'men'): readonly string[] =>
  lists.sizes[`${sizes}-${gender}`] ?? lists.sizes[sizes] ?? [];

const categoryTags = v.array(v.picklist(tags.categories));
const styleTags = v.array(v.picklist(tags.styles));
const optionalStyles = v.optional(styleTags, []);

/** A product line: products of one garment kind that share tags and a price range. */
const productLine = v.strictObject({
  gender: v.picklist(['women', 'men']),
  kind: garmentKind,
  count: v.number(),
  /** Price range in whole rupees, before rounding to price endings. */
  price: v.tuple([v.number(), v.number()]),
  categories: categoryTags,
  styles: styleTags,
  /** Style tags added to products with a printed pattern. */
  printedStyles: optionalStyles,
  /** Style tags added to striped and checked products. */
  checkedStyles: optionalStyles,
  /** How many of ten products have a pattern. Garment kinds without patterns ignore it. */
  patterned: v.optional(v.number(), 4),
  /** Tags that are not filter tags: for shortcuts and free-text search. */
  extraTags: v.optional(texts, []),
  /** A third-party brand. Default: one of the shop's own brands. */
  vendor: v.optional(text),
  /** Whether products come in one colour and one size, with no options to select. */
  hasSingleVariant: v.optional(v.boolean(), false),
});
export type ProductLine = v.InferOutput<typeof productLine>;
export const productLines = v.parse(v.array(productLine), linesJson);

/** The body of a brand that runs small, of most brands, and of one that runs large, in cm. */
const bodies = v.record(bodyMeasure, v.tuple([v.number(), v.number(), v.number()]));
/** The size of the pieces in the pictures, and the bodies that it is made for, by the key of `sizes`. */
export const sampleBodies = v.parse(
  v.record(
    text,
    v.strictObject({ size: text, bodies: v.strictObject({ women: bodies, men: v.optional(bodies) }) }),
  ),
  sampleBodiesJson,
);

/** The shop's own brands; `makes` is left out for brands that make every kind, `runs` for those whose sizes are like the others'. */
export const ownBrands = v.parse(
  v.array(
    v.strictObject({
      name: text,
      runs: v.optional(v.picklist(['small', 'large'])),
      makes: v.optional(v.array(garmentKind)),
    }),
  ),
  ownBrandsJson,
);

/** The size charts that brands give their products, in the metafield `naap.size_chart`. */
const sizeCharts = v.parse(
  v.array(v.strictObject({ vendor: text, productType: text, chart: v.looseObject({}) })),
  sizeChartsJson,
);

/** Returns the metafield with the size chart of a brand's products of a type; none without one. */
export const sizeChartMetafields = (vendor: string, productType: string): readonly CatalogueMetafield[] =>
  sizeCharts
    .filter((one) => one.vendor === vendor && one.productType === productType)
    .map(({ chart }) => ({
      namespace: 'naap',
      key: 'size_chart',
      value: JSON.stringify(chart),
    }));

export const titles = v.parse(
  v.object({
    patterns: recordOf(patternNames, translated),
    /** Stripes and checks. */
    checked: v.array(pattern),
    /** Patterns that do not count as printed. */
    plain: v.array(pattern),
    places: phrases,
    /** By the product's line and its number there. A title in Hindi only is its own translation. */
    fixed: v.record(text, translated),
  }),
  titlesJson,
);

export const descriptions = v.parse(v.object({ openings: phrases, closings: phrases }), descriptionsJson);

export const hindiImageTexts = v.parse(
  v.object({ colours: recordOf(colours, text), views: recordOf(garmentViews, text) }),
  imageTextsJson,
);

/** Collections that the tiles of the home and category pages link to. A product must meet every condition. */
const curatedCollection = v.strictObject({
  title: text,
  tags: v.optional(texts, []),
  anyTag: v.optional(texts),
  productType: v.optional(text),
  /** ISO 8601 date. */
  createdSince: v.optional(text),
  soldMoreThan: v.optional(v.number()),
  /** In paise; all variants must cost less. */
  pricesBelow: v.optional(v.number()),
});
export type CollectionRule = Omit<v.InferOutput<typeof curatedCollection>, 'title'>;
export const curatedCollections = v.parse(v.array(curatedCollection), collectionsJson);
