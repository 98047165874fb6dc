import { type Colourway, chooseTint, colourways } from '@naap/garments';
import * as v from 'valibot';
import { colourway, garmentKind } from '../catalogue/data.ts';
import { viewsOf } from '../catalogue/drawings.ts';
import { createRandom, hash32, idOf } from '../catalogue/random.ts';
import { slug } from '../catalogue/slug.ts';
import type { Catalogue, CatalogueImage, CatalogueProduct } from '../catalogue/types.ts';
import tables from './catalogue.json' with { type: 'json' };

const texts = v.array(v.string());
const gender = v.picklist(['Damen', 'Herren']);

/** A product line of shoes with one product for each name. `names` is a key of the lists of names. */
const line = v.object({ gender, category: v.string(), kind: garmentKind, names: v.string() });
type Line = v.InferOutput<typeof line>;

const { vendors, sizes, widths, colours, names, lines, collections } = v.parse(
  v.object({
    vendors: texts,
    sizes: v.object({ Damen: texts, Herren: texts }),
    widths: texts,
    colours: v.array(v.tuple([v.string(), colourway])),
    names: v.record(v.string(), texts),
    lines: v.array(line),
    /** Tags by the title of their collection. */
    collections: v.record(v.string(), v.string()),
  }),
  tables,
);

function buildProduct({ gender, category, kind }: Line, name: string, index: number): CatalogueProduct {
  const sizesOfLine = sizes[gender];
  const title = `${category} „${name}“`;
  const handle = slug(`${gender}-${category}-${index}-${name}`);
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
        path: `${id}/${colourway}-${view}.jpg`,
        altText: `${title}, ${view}`,
        drawing: { spec, view, tint: chooseTint(spec, seed), seed },
      };
    });
  const pictures = chosen.map(([, colourway]) => imagesOf(colourway));
  const variants = chosen.flatMap(([colour], colourIndex) =>
    sizesOfLine.flatMap((size) =>
      widths.map((width) => {
        const [image] = pictures[colourIndex] ?? [];
        if (!image) throw new Error(`${handle} has no image in ${colour}.`);
        return {
          id: idOf(`eu-shoes/${handle}/${colour}/${size}/${width}`),
          title: `${size} / ${colour} / ${width}`,
          sku: `${id}-${colourIndex}-${size}-${width}`.toUpperCase(),
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
      {
        id: idOf(`eu-shoes/${handle}/size`),
        name: 'Größe',
        values: sizesOfLine.map((size) => ({ name: size })),
      },
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

let built: Catalogue | undefined;

/**
 * Returns the catalogue of a shoe shop in Hamburg, with euros and German options, tags and collections: deterministic, built at
 * the first call and then reused.
 */
export function euShoesCatalogue(): Catalogue {
  if (built) return built;
  const products = lines.flatMap((line) =>
    (names[line.names] ?? []).map((name, index) => buildProduct(line, name, index)),
  );
  built = {
    shop: { name: 'eu-shoes', currency: 'EUR', languages: ['DE'] },
    products,
    collections: Object.entries(collections).map(([title, tag]) => ({
      id: idOf(`eu-shoes/collection/${title}`),
      handle: slug(title),
      title,
      products: products.filter(({ tags }) => tags.includes(tag)),
    })),
  };
  return built;
}
