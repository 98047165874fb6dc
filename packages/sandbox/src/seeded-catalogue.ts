import { type Colourway, chooseTint, type GarmentKind } from '@naap/garments';
import { createRandom, hash32, idOf } from './catalogue/random.ts';
import { slug } from './catalogue/slug.ts';
import type { Catalogue, CatalogueImage, CatalogueProduct } from './catalogue/types.ts';

/** Words of stores in three languages: genders, options, tags, and product types with the garment that is drawn. */
const languages = [
  {
    code: 'EN',
    currencies: ['GBP', 'USD'],
    genders: ['Womenswear', 'Menswear'],
    options: ['Size', 'Colour'],
    labels: ['New In', 'Sale', 'Plus & Petite', "Editor's Pick", '100% Cotton'],
    types: { Dress: 'slip-dress', Jeans: 'jeans', 'Polo Shirt': 'polo', Hoodie: 'hoodie', Skirt: 'skirt' },
  },
  {
    code: 'FR',
    currencies: ['CHF', 'EUR'],
    genders: ['Femme', 'Homme'],
    options: ['Taille', 'Couleur'],
    labels: ['Nouveautés', 'Soldes', "Fait à l'atelier", 'Lin'],
    types: { Robe: 'maxi-dress', Chemise: 'shirt', Jupe: 'skirt', Veste: 'blazer', Pull: 'sweater' },
  },
  {
    // A store that names no genders.
    code: 'ES',
    currencies: ['MXN', 'EUR'],
    genders: [],
    options: ['Talla', 'Color'],
    labels: ['Novedades', 'Rebajas', 'Hecho a mano'],
    types: { Camiseta: 't-shirt', Vaqueros: 'jeans', Falda: 'skirt', Sudadera: 'sweatshirt' },
  },
] as const satisfies readonly {
  readonly code: string;
  readonly currencies: readonly string[];
  readonly genders: readonly string[];
  readonly options: readonly [string, string];
  readonly labels: readonly string[];
  readonly types: Readonly<Record<string, GarmentKind>>;
}[];
const vendors = ['Alder', 'Birch & Sons', 'Cedro', 'Damson', 'Elm'] as const;
const colours: readonly (readonly [string, Colourway])[] = [
  ['Black', 'kajal'],
  ['Blue', 'neel'],
  ['Red', 'anar'],
];
const sizes = ['S', 'M', 'L'] as const;

/**
 * Returns the catalogue of a store that nobody wrote by hand, to try a content file with: its language, currency, collections, tags, vendors and
 * options depend on the seed alone. One of its collections is empty.
 */
export function seededCatalogue(seed: number): Catalogue {
  const key = `seed-${seed}`;
  const random = createRandom(key);
  const language = languages[seed % languages.length] ?? languages[0];
  const currency = random.pick<string>(language.currencies);
  const brands = random.shuffle(vendors).slice(0, random.between(2, vendors.length));
  const [sizeOption, colourOption] = language.options;

  const buildProduct = (index: number): CatalogueProduct => {
    const [type, kind] = random.pick<[string, GarmentKind]>(Object.entries(language.types));
    const [colour, colourway] = random.pick(colours);
    const vendor = random.pick(brands);
    const title = `${vendor} ${type} ${index + 1}`;
    const handle = slug(title);
    const id = idOf(`${key}/${handle}`);
    const image: CatalogueImage = {
      path: `${id}/${colourway}-front.jpg`,
      altText: title,
      drawing: {
        spec: { kind, colourway },
        view: 'front',
        tint: chooseTint({ kind, colourway }, id),
        seed: hash32(handle),
      },
    };
    const genders = language.genders.length > 0 ? [random.pick<string>(language.genders)] : [];
    const price = random.between(15, 240) * 100;
    return {
      id,
      handle,
      title,
      vendor,
      productType: type,
      tags: [...genders, `${type}s`, ...language.labels.filter(() => random.chance(0.3))],
      descriptionHtml: `<p>${title}</p>`,
      createdAt: new Date(Date.UTC(2026, 9, random.between(1, 28))).toISOString(),
      unitsSold: random.between(0, 900),
      options: [
        { id: idOf(`${key}/${handle}/size`), name: sizeOption, values: sizes.map((name) => ({ name })) },
        { id: idOf(`${key}/${handle}/colour`), name: colourOption, values: [{ name: colour }] },
      ],
      variants: sizes.map((size) => ({
        id: idOf(`${key}/${handle}/${size}`),
        title: `${size} / ${colour}`,
        sku: `${id}-${size}`,
        price,
        compareAtPrice: null,
        quantityAvailable: random.between(0, 9),
        selectedOptions: [
          { name: sizeOption, value: size },
          { name: colourOption, value: colour },
        ],
        image,
      })),
      images: [image],
    };
  };
  const products = Array.from({ length: random.between(24, 60) }, (_, index) => buildProduct(index));
  const tags = [...new Set(products.flatMap((product) => product.tags))];
  return {
    shop: { name: `Store ${seed}`, currency, languages: [language.code] },
    products,
    collections: [...random.shuffle(tags).slice(0, random.between(2, tags.length)), 'Archive'].map(
      (title) => ({
        id: idOf(`${key}/collection/${title}`),
        handle: slug(title),
        title,
        products: products.filter((product) => product.tags.includes(title)),
      }),
    ),
  };
}
