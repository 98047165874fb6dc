import type {
  Catalogue,
  CatalogueCollection,
  CatalogueProduct,
  CatalogueVariant,
} from '../catalogue/types.ts';
import { parseGid } from './gid.ts';

/** Selects by handle or by ID, as the official queries do; where both are given, both have to fit. */
export interface FindArgs {
  readonly handle?: string | null;
  readonly id?: string | null;
}

interface Identified {
  readonly id: number;
  readonly handle: string;
}

export function find<T extends Identified>(
  items: readonly T[],
  type: string,
  { handle, id }: FindArgs,
): T | undefined {
  if (id == null) return items.find((item) => item.handle === handle);
  const gid = parseGid(id);
  if (gid.type !== type) return undefined;
  return items.find((item) => String(item.id) === gid.id && (handle == null || item.handle === handle));
}

const variantIndexes = new WeakMap<Catalogue, ReadonlyMap<string, VariantOfProduct>>();
type VariantOfProduct = readonly [CatalogueProduct, CatalogueVariant];

/** The variant of a global id, with its product. */
export function findVariant(gid: string, catalogue: Catalogue): VariantOfProduct | undefined {
  const { type, id } = parseGid(gid);
  if (type !== 'ProductVariant') return undefined;
  const index =
    variantIndexes.get(catalogue) ??
    new Map(
      catalogue.products.flatMap((product) =>
        product.variants.map((variant) => [String(variant.id), [product, variant]] as const),
      ),
    );
  variantIndexes.set(catalogue, index);
  return index.get(id);
}

export const findProduct = ({ products }: Catalogue, args: FindArgs): CatalogueProduct | undefined =>
  find(products, 'Product', args);

export const findCollection = ({ collections }: Catalogue, args: FindArgs): CatalogueCollection | undefined =>
  find(collections, 'Collection', args);
