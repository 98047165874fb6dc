import { type Colourway, colourways, type GarmentView } from '@naap/garments';
import { hindiImageTexts, type Translated } from './data.ts';
import { drawingOf, type Look, viewsOf } from './drawings.ts';
import type { PricePoint } from './prices.ts';
import { idOf, type Random } from './random.ts';
import { slug } from './slug.ts';
import type { CatalogueImage, CatalogueOption, CatalogueVariant, MeasuredPiece } from './types.ts';

interface Choices {
  readonly options: readonly CatalogueOption[];
  readonly images: readonly CatalogueImage[];
  readonly variants: readonly CatalogueVariant[];
}

interface ProductCore {
  readonly id: number;
  readonly handle: string;
  readonly title: Translated;
  readonly vendor: string;
  readonly look: Look;
  readonly piece: MeasuredPiece | undefined;
  readonly sizes: readonly string[];
  readonly price: PricePoint;
  /** Whether the product has neither a colour nor a size option. */
  readonly hasSingleVariant: boolean;
}

/** Vendors that write their option names in upper case, as some real vendors do. */
const vendorsInUpperCase: ReadonlySet<string> = new Set(['Rakh Denim', 'Chalta Hai']);

/** The views that the first image of a product shows, by seed. Folded, many garments look alike. */
const leadViews: readonly GarmentView[] = ['front', 'front', 'front', 'measured', 'front', 'front'];

/** Returns the trade name of a colour with its plain name, such as "Rani (hot pink)". */
function colourName(colour: Colourway): string {
  const { name, plainName } = colourways[colour];
  return `${name} (${plainName.charAt(0).toLowerCase()}${plainName.slice(1)})`;
}

/**
 * Returns the options, images and variants of a product. Of products in one colour a third have no colour option. A product without
 * options gets "Title: Default Title", as Shopify does.
 */
export function chooseVariants(core: ProductCore, random: Random): Choices {
  const { id, handle, look, sizes } = core;
  const oneImage = random.chance(0.05);
  const hasColourOption = !core.hasSingleVariant && (look.colours.length > 1 || random.chance(0.66));
  const imagesOf = new Map(
    look.colours.map((colour) => [colour, imagesIn(core, colour, oneImage ? 1 : Number.POSITIVE_INFINITY)]),
  );
  const images = [...imagesOf.values()].flat();

  const [colourLabel, sizeLabel] = vendorsInUpperCase.has(core.vendor)
    ? ['COLOR', 'SIZE']
    : ['Color', 'Size'];
  const colourOption: CatalogueOption = {
    id: idOf(`${handle}/option/colour`),
    name: colourLabel,
    values: look.colours.map((colour) => ({ name: colourName(colour), swatch: colourways[colour].hex })),
  };
  const sizeOption: CatalogueOption = {
    id: idOf(`${handle}/option/size`),
    name: sizeLabel,
    values: sizes.map((name) => ({ name })),
  };
  const chosen = [...(hasColourOption ? [colourOption] : []), ...(sizes.length > 0 ? [sizeOption] : [])];
  const options =
    chosen.length > 0
      ? chosen
      : [{ id: idOf(`${handle}/option/title`), name: 'Title', values: [{ name: 'Default Title' }] }];

  const soldOut = random.chance(0.05);
  const largeSizesCostMore = random.chance(0.12);
  const variants = look.colours.flatMap((colour) => {
    const colourImages = imagesOf.get(colour) ?? images;
    const image = colourImages[0];
    if (!image) throw new Error(`${handle} has no image in ${colour}`);
    return (sizes.length > 0 ? sizes : [null]).map((size, sizeIndex): CatalogueVariant => {
      const selectedOptions = [
        ...(hasColourOption ? [{ name: colourLabel, value: colourName(colour) }] : []),
        ...(size === null ? [] : [{ name: sizeLabel, value: size }]),
      ];
      const extra = largeSizesCostMore && sizeIndex >= 4 ? 10_000 : 0;
      const quantityAvailable = soldOut || random.chance(0.1) ? 0 : random.between(1, 40);
      return {
        id: idOf(`${handle}/${colour}/${size ?? ''}`),
        title: selectedOptions.map(({ value }) => value).join(' / ') || 'Default Title',
        sku: [String(id).slice(-6), slug(colour), slug(size ?? 'one')].join('-').toUpperCase(),
        price: core.price.price + extra,
        compareAtPrice: core.price.compareAtPrice === null ? null : core.price.compareAtPrice + extra,
        quantityAvailable,
        selectedOptions:
          selectedOptions.length > 0 ? selectedOptions : [{ name: 'Title', value: 'Default Title' }],
        image,
      };
    });
  });
  return { options, images, variants };
}

function imagesIn(
  { id, title, look, piece }: ProductCore,
  colour: Colourway,
  maxViews: number,
): CatalogueImage[] {
  const views = viewsOf(look.kind);
  const lead = leadViews[look.seed % leadViews.length] ?? 'front';
  return views
    .toSorted((a, b) => Number(b === lead) - Number(a === lead))
    .slice(0, maxViews)
    .map((view) => {
      const { colours, views: viewTexts } = hindiImageTexts;
      return {
        path: `${id}/${slug(colour)}-${view}.jpg`,
        altText: `${title[0]} in ${colourName(colour)}, ${view}`,
        drawing: drawingOf(look, colour, view, piece),
        translations: { HI: { altText: `${title[1]}, ${colours[colour]} रंग में, ${viewTexts[view]}` } },
      };
    });
}
