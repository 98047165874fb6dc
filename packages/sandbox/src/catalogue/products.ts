import { type ProductLine, productKinds, productLines, sizeChartMetafields, sizesOf, tags } from './data.ts';
import { describe, fitOf } from './descriptions.ts';
import { designLook } from './drawings.ts';
import { measuredPiece } from './measures.ts';
import { pricePoint } from './prices.ts';
import { createRandom, hash32, idOf, type Random } from './random.ts';
import { withSilhouettes } from './silhouettes.ts';
import { slug } from './slug.ts';
import { patternStyleOf, titleFor } from './titles.ts';
import type { CatalogueProduct } from './types.ts';
import { chooseVariants } from './variants.ts';
import { pickVendor } from './vendors.ts';

const newest = Date.UTC(2026, 9, 31, 10);
const hour = 3_600_000;

/**
 * Returns all products, line by line. The seed of a product is its line and its number there, so adding a line changes no
 * other product.
 */
export function buildProducts(): readonly CatalogueProduct[] {
  const handles = new Set<string>();
  const productsOfKey = new Map<string, number>();
  const products = productLines.flatMap((line) => {
    const lineKey = [line.gender, line.kind, ...(line.vendor ? [slug(line.vendor)] : [])].join('/');
    return Array.from({ length: line.count }, () => {
      // Lines may share a key (T-shirts for day and for night), so the numbering continues across lines.
      const index = productsOfKey.get(lineKey) ?? 0;
      productsOfKey.set(lineKey, index + 1);
      return buildProduct(`${lineKey}/${index}`, line, handles);
    });
  });
  return withSilhouettes(products);
}

function buildProduct(key: string, line: ProductLine, handles: Set<string>): CatalogueProduct {
  const random = createRandom(key);
  const kind = productKinds[line.kind];
  const vendor = line.vendor ?? pickVendor(line.kind, random);
  const fabric = random.pick(kind.fabrics);
  const design = designLook(line, hash32(key), random);
  const look = line.hasSingleVariant ? { ...design, colours: design.colours.slice(0, 1) } : design;
  const title = titleFor(key, look, fabric, random);
  const handle = uniqueHandle(slug(title[0]) || slug(key), slug(vendor), handles);
  const id = idOf(handle);
  const price = pricePoint(line.price, random);
  const sizes = line.hasSingleVariant ? [] : withoutExtremes(sizesOf(kind, line.gender), random);
  const fit = fitOf(look, title, random);
  const [descriptionHtml, hindiDescriptionHtml] = describe(look, fabric, fit, random);
  const piece = measuredPiece(line, vendor, fit[0]);
  const product = {
    id,
    handle,
    title: title[0],
    vendor,
    productType: kind.productType,
    tags: tagsOf(line, patternStyleOf(look.pattern), price.compareAtPrice !== null),
    descriptionHtml,
    createdAt: new Date(newest - random.between(0, 365 * 24) * hour).toISOString().replace('.000', ''),
    unitsSold: Math.floor(4000 * random.next() ** 4),
    ...chooseVariants(
      { id, handle, title, vendor, look, piece, sizes, price, hasSingleVariant: line.hasSingleVariant },
      random,
    ),
  };
  return {
    ...product,
    measuredPiece: piece,
    metafields: sizeChartMetafields(vendor, kind.productType),
    translations: { HI: { title: title[1], descriptionHtml: hindiDescriptionHtml } },
  };
}

/** Leaves out the smallest or largest size of some products. */
function withoutExtremes(sizes: readonly string[], random: Random): readonly string[] {
  if (sizes.length < 6) return sizes;
  return sizes.slice(random.chance(0.3) ? 1 : 0, random.chance(0.25) ? -1 : sizes.length);
}

function tagsOf(
  line: ProductLine,
  cloth: 'checked' | 'printed' | 'plain',
  reduced: boolean,
): readonly string[] {
  const all = new Set<string>([
    tags.genders[line.gender],
    line.gender,
    ...line.categories,
    ...line.styles,
    ...(cloth === 'printed' ? line.printedStyles : []),
    ...(cloth === 'checked' ? line.checkedStyles : []),
    ...line.extraTags,
    ...(line.categories.includes('Dresses') ? ['dresses'] : []),
    ...(reduced ? ['Sale'] : []),
  ]);
  return [...all];
}

function uniqueHandle(title: string, vendor: string, taken: Set<string>): string {
  for (let copy = 0; ; copy += 1) {
    const handle = [title, ...(copy > 0 ? [vendor] : []), ...(copy > 1 ? [copy] : [])].join('-');
    if (taken.has(handle)) continue;
    taken.add(handle);
    return handle;
  }
}
