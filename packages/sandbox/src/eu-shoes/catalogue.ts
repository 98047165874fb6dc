import { type Colourway, chooseTint, colourways, type GarmentKind } from '@naap/garments';
import { viewsOf } from '../catalogue/drawings.ts';
import { createRandom, hash32, idOf } from '../catalogue/random.ts';
import { shop } from '../catalogue/shop.ts';
import { slug } from '../catalogue/slug.ts';
import type { Catalogue, CatalogueCollection, CatalogueImage, CatalogueProduct } from '../catalogue/types.ts';

/** A product line of shoes with one product for each name. */
interface Line {
  readonly gender: 'Damen' | 'Herren';
  readonly category: 'Sneaker' | 'Halbschuhe' | 'Ballerinas';
  readonly kind: GarmentKind;
  readonly sizes: readonly string[];
  readonly names: readonly string[];
}

const vendors = ['Elbkante', 'Nordpfad', 'Alster & Sohn', 'Kopfstein', 'Möwe'] as const;
const womensSizes = ['36', '37', '38', '39', '40', '41'];
const mensSizes = ['41', '42', '43', '44', '45', '46'];
const harbours = ['Hafen', 'Deich', 'Watt', 'Kai', 'Boje', 'Anker', 'Reede', 'Düne', 'Fähre', 'Leuchtturm'];
const streets = [
  'Allee',
  'Gasse',
  'Brücke',
  'Markt',
  'Kontor',
  'Speicher',
  'Dom',
  'Börse',
  'Rathaus',
  'Ufer',
];
const birds = ['Möwe', 'Schwalbe', 'Lerche', 'Amsel', 'Meise', 'Star', 'Eule', 'Drossel'];

const lines: readonly Line[] = [
  { gender: 'Damen', category: 'Sneaker', kind: 'sneakers', sizes: womensSizes, names: harbours },
  { gender: 'Damen', category: 'Ballerinas', kind: 'flats', sizes: womensSizes, names: birds },
  { gender: 'Damen', category: 'Halbschuhe', kind: 'casual-shoes', sizes: womensSizes, names: streets },
  { gender: 'Herren', category: 'Sneaker', kind: 'sneakers', sizes: mensSizes, names: harbours },
  { gender: 'Herren', category: 'Halbschuhe', kind: 'casual-shoes', sizes: mensSizes, names: streets },
  { gender: 'Damen', category: 'Sneaker', kind: 'sneakers', sizes: womensSizes, names: streets },
];

const colours: readonly (readonly [name: string, colourway: Colourway])[] = [
  ['Schwarz', 'kajal'],
  ['Weiß', 'lassi'],
  ['Blau', 'neel'],
  ['Rot', 'anar'],
  ['Cognac', 'chai'],
  ['Grün', 'mehendi'],
];
const widths = ['Normal', 'Weit'];

function buildProduct({ gender, category, kind, sizes, names }: Line, name: string): CatalogueProduct {
  const title = `${category} „${name}“`;
  const handle = slug(`${gender}-${category}-${names.indexOf(name)}-${name}`);
  const id = idOf(`eu-shoes/${handle}`);
  const random = createRandom(`eu-shoes/${handle}`);
  const price = random.between(39, 189) * 100 + 95;
  const reduced = random.chance(0.25);
  const chosen = random.shuffle(colours).slice(0, 2);
  const imagesOf = (colourway: Colourway): CatalogueImage[] =>
    viewsOf(kind).map((view) => {
      const spec = { kind, colourway };
      const seed = hash32(handle);
      return {
        id: idOf(`eu-shoes/${handle}/${colourway}/${view}`),
        path: `${id}/${colourway}-${view}.jpg`,
        altText: `${title}, ${view}`,
        drawing: { spec, view, tint: chooseTint(spec, seed), seed },
      };
    });
  const pictures = chosen.map(([, colourway]) => imagesOf(colourway));
  const variants = chosen.flatMap(([colour], index) =>
    sizes.flatMap((size) =>
      widths.map((width) => {
        const [image] = pictures[index] ?? [];
        if (!image) throw new Error(`${handle} has no image in ${colour}.`);
        return {
          id: idOf(`eu-shoes/${handle}/${colour}/${size}/${width}`),
          title: `${size} / ${colour} / ${width}`,
          sku: `${id}-${index}-${size}-${width}`.toUpperCase(),
          price: width === 'Weit' ? price + 500 : price,
          compareAtPrice: reduced ? price + 2000 : null,
          quantityAvailable: random.chance(0.1) ? 0 : random.between(1, 20),
          selectedOptions: [
            { name: 'Größe', value: size },
            { name: 'Farbe', value: colour },
            { name: 'Weite', value: width },
          ],
          image,
        };
      }),
    ),
  );
  return {
    id,
    handle,
    title,
    vendor: random.pick(vendors),
    productType: category,
    tags: [gender, category, ...(reduced ? ['Reduziert'] : []), ...(random.chance(0.3) ? ['Neu'] : [])],
    descriptionHtml: '<p>Aus Leder, von Hand genäht.</p><ul><li>Wechselbare Einlegesohle</li></ul>',
    createdAt: new Date(Date.UTC(2026, 9, random.between(1, 28))).toISOString(),
    unitsSold: random.between(0, 900),
    options: [
      { id: idOf(`eu-shoes/${handle}/size`), name: 'Größe', values: sizes.map((size) => ({ name: size })) },
      {
        id: idOf(`eu-shoes/${handle}/colour`),
        name: 'Farbe',
        values: chosen.map(([colour, colourway]) => ({ name: colour, swatch: colourways[colourway].hex })),
      },
      {
        id: idOf(`eu-shoes/${handle}/width`),
        name: 'Weite',
        values: widths.map((width) => ({ name: width })),
      },
    ],
    variants,
    images: pictures.flat(),
  };
}

const collectionsByTag = {
  Damen: 'Damen',
  Herren: 'Herren',
  Sneaker: 'Sneaker',
  Halbschuhe: 'Halbschuhe',
  Ballerinas: 'Ballerinas',
  Neuheiten: 'Neu',
  Reduziert: 'Reduziert',
} as const;

let built: Catalogue | undefined;

/**
 * Returns the catalogue of a shoe shop in Hamburg, with euros and German options, tags and collections: deterministic, built at
 * the first call and then reused.
 */
export function euShoesCatalogue(): Catalogue {
  if (built) return built;
  const products = lines.flatMap((line) => line.names.map((name) => buildProduct(line, name)));
  const collections = Object.entries(collectionsByTag).map(
    ([title, tag]): CatalogueCollection => ({
      id: idOf(`eu-shoes/collection/${title}`),
      handle: slug(title),
      title,
      description: `Alle ${title}.`,
      products: products.filter(({ tags }) => tags.includes(tag)),
    }),
  );
  const profile = {
    ...shop,
    name: 'eu-shoes',
    description: 'Schuhe aus Hamburg.',
    domain: 'eu-shoes.example',
    email: 'hallo@eu-shoes.example',
    currency: 'EUR',
    country: 'DE',
    countries: ['DE', 'AT', 'FR', 'IN'],
    languages: ['DE', 'EN'],
  };
  built = { shop: profile, products, collections };
  return built;
}
