import { idOf } from '../../catalogue/random.ts';
import { slug } from '../../catalogue/slug.ts';
import type { Catalogue } from '../../catalogue/types.ts';
import type { ContentField, ContentMetaobject } from './types.ts';

const updatedAt = '2026-10-20T09:00:00Z';

/** Builds a `brand` for each vendor, with its best-selling products, and a `lookbook` for each of the first collections. */
export function buildMetaobjects({ products, collections }: Catalogue): readonly ContentMetaobject[] {
  const byVendor = Map.groupBy(products, ({ vendor }) => vendor);
  const brands = [...byVendor].map(([vendor, vendorProducts]) =>
    metaobject('brand', vendor, [
      { key: 'name', type: 'single_line_text_field', value: vendor },
      {
        key: 'about',
        type: 'multi_line_text_field',
        value: `${vendorProducts.length} products in this shop.`,
      },
      {
        key: 'favourites',
        type: 'list.product_reference',
        products: vendorProducts.toSorted((a, b) => b.unitsSold - a.unitsSold).slice(0, 4),
      },
    ]),
  );
  const lookbooks = collections.slice(0, 6).map((collection) =>
    metaobject('lookbook', collection.title, [
      { key: 'title', type: 'single_line_text_field', value: collection.title },
      { key: 'collection', type: 'collection_reference', collection },
    ]),
  );
  return [...brands, ...lookbooks];
}

function metaobject(type: string, title: string, fields: readonly ContentField[]): ContentMetaobject {
  const handle = slug(title) || String(idOf(title));
  return { id: idOf(`metaobject/${type}/${title}`), type, handle, updatedAt, fields };
}
