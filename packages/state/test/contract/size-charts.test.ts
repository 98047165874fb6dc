import { parseSizeChart } from '@naap/api-clients/naap';
import { chartOf } from '@naap/content';
import { loadContent } from '@naap/content/node';
import { createSandbox } from '@naap/sandbox';
import { describe, expect, it } from 'vitest';

const CM_PER_INCH = 2.54;

type Product = ReturnType<typeof createSandbox>['catalogue']['products'][number];

/** Returns the sizes of a product; none for one without a size option. */
const sizesOf = ({ options }: Product) =>
  options.find(({ name }) => /^(size|größe)$/i.test(name))?.values.map(({ name }) => name) ?? [];

describe.each(['naap', 'eu-shoes'] as const)('the products of %s', async (store) => {
  const { products } = createSandbox({ store }).catalogue;
  const { sizeCharts } = await loadContent(store);
  const chartsOf = (product: Product) => {
    const own = product.metafields?.find(({ namespace, key }) => `${namespace}.${key}` === 'naap.size_chart');
    return own ? parseSizeChart(own.value) : chartOf(sizeCharts, product);
  };

  it('have a chart with each of their sizes', () => {
    const sized = products.filter((product) => sizesOf(product).some((size) => size !== 'One size'));
    expect(sized.length).toBeGreaterThan(products.length / 2);
    for (const product of sized) {
      const known = chartsOf(product)?.sizes.map(({ size }) => size) ?? [];
      expect(known, product.handle).toEqual(expect.arrayContaining([...sizesOf(product)]));
    }
  });

  it('have pictures whose tape shows the bodies of the chart, with the ease of the cut', () => {
    const drawings = products.flatMap((product) =>
      product.images.flatMap(({ drawing }) => (drawing.view === 'measured' ? [{ product, drawing }] : [])),
    );
    if (store === 'naap') expect(drawings.length).toBeGreaterThan(1000);
    for (const { product, drawing } of drawings) {
      const { measuredPiece: piece, handle } = product;
      const range =
        piece && chartsOf(product)?.sizes.find(({ size }) => size === piece.size)?.ranges[piece.at];
      const girth = (drawing.spec.acrossInches ?? 0) * 2 * CM_PER_INCH;
      // The tape reads half inches of half of the girth.
      const [shortest = 0, longest = 0] = range?.map((length) => length / 10) ?? [];
      const body = girth - (piece?.ease ?? 0);
      expect(body, `${handle}: ${body} in ${shortest} to ${longest}`).toBeGreaterThanOrEqual(
        shortest - CM_PER_INCH / 2,
      );
      expect(body, `${handle}: ${body} in ${shortest} to ${longest}`).toBeLessThanOrEqual(
        longest + CM_PER_INCH / 2,
      );
    }
  });
});
