import type { CatalogueProduct } from '../catalogue/types.ts';
import type { View } from './context.ts';
import { lowestPrice } from './sort.ts';

/** The filters a list offers, with counts: vendor, type, availability and price, in the form `ProductFilter` takes back. */
export function facets(products: readonly CatalogueProduct[]): readonly View[] {
  if (products.length === 0) return [];
  const prices = products.map(lowestPrice);
  const inStock = products.filter(({ variants }) =>
    variants.some(({ quantityAvailable }) => quantityAvailable > 0),
  ).length;
  return [
    list('filter.p.vendor', 'Brand', products, ({ vendor }) => vendor, 'productVendor'),
    list('filter.p.product_type', 'Product type', products, ({ productType }) => productType, 'productType'),
    {
      id: 'filter.v.availability',
      label: 'Availability',
      type: 'LIST',
      presentation: 'TEXT',
      values: [
        value('filter.v.availability.1', 'In stock', inStock, { available: true }),
        value('filter.v.availability.0', 'Out of stock', products.length - inStock, { available: false }),
      ],
    },
    {
      id: 'filter.v.price',
      label: 'Price',
      type: 'PRICE_RANGE',
      presentation: null,
      values: [
        value('filter.v.price', 'Price', products.length, {
          price: { min: Math.min(...prices) / 100, max: Math.max(...prices) / 100 },
        }),
      ],
    },
  ];
}

function list(
  id: string,
  label: string,
  products: readonly CatalogueProduct[],
  read: (product: CatalogueProduct) => string,
  input: string,
): View {
  const counts = new Map<string, number>();
  for (const product of products) counts.set(read(product), (counts.get(read(product)) ?? 0) + 1);
  const values = [...counts]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, count]) => value(`${id}.${name.toLowerCase()}`, name, count, { [input]: name }));
  return { id, label, type: 'LIST', presentation: 'TEXT', values };
}

function value(id: string, label: string, count: number, input: Readonly<Record<string, unknown>>): View {
  return { id, label, count, input: JSON.stringify(input), image: null, swatch: null };
}
