import { inr } from '@naap/api-clients/pricing';
import { garmentPictureUrl } from '@naap/ui/fixtures/pictures';
import { within } from '@naap/ui/fixtures/queries';
import { hasLargeText } from '@naap/ui/fixtures/reader-styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { media } from '../../theme/index.ts';
import type { ArtName } from '../Art/index.ts';
import { type GridProduct, ProductGrid, ProductGridSkeleton } from './ProductGrid.tsx';

const product = (
  id: string,
  name: string,
  brand: string,
  price: number,
  garment: ArtName,
  rest: Partial<GridProduct> = {},
): GridProduct => ({
  id,
  href: `/product/${id}`,
  name,
  brand,
  price: inr(price),
  image: garmentPictureUrl(garment),
  ...rest,
});
const longName = 'Tiered ditsy maxi with gathered sleeves and a square neck';
const products: readonly GridProduct[] = [
  product('1', 'Tie-waist polka midi', 'Neelaya', 179900, 'dress-polka', { originalPrice: inr(249900) }),
  product('2', 'सूती कुर्ता', 'Bharatiya Hathkargha Udyog Sahakari Samiti', 219900, 'dress-gingham'),
  product('3', longName, 'Mogra Days', 249900, 'dress-maxi', { originalPrice: inr(329900) }),
  product('4', 'Bodycon dress', 'Anar & Co', 169900, 'dress-bodycon', { soldOutLabel: 'Sold out' }),
];

const meta = {
  component: ProductGrid,
  args: { label: 'Dresses', products },
} satisfies Meta<typeof ProductGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Products: Story = {
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('list', { name: 'Dresses' })).getAllByRole('link');
    await expect(links).toHaveLength(4);
    await expect(links[3]).toHaveAccessibleName(/Sold out/);
    const pictures = canvas.getAllByRole('presentation');
    await expect(pictures[0]).toHaveAttribute('fetchpriority', 'high');
    await expect(pictures[1]).toHaveAttribute('loading', 'eager');
    const tints = pictures.map((picture) => getComputedStyle(picture).backgroundColor);
    // Forced colours have none.
    if (!window.matchMedia(media.forcedColors).matches) await expect(new Set(tints).size).toBe(4);
  },
};

const manyProducts = Array.from({ length: 11 }, (_, page) =>
  products.map((product) => ({
    ...product,
    id: `${page} ${product.id}`,
    href: `${product.href}?${page}`,
  })),
)
  .flat()
  .slice(0, 42);

/** The rendering of products far from the viewport is skipped. A screen reader and the keyboard reach them nevertheless. */
export const Many: Story = {
  args: { products: manyProducts },
  play: async ({ canvas, userEvent }) => {
    const links = canvas.getAllByRole('link');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(links.length);
    const last = links.at(-1);
    const isRendered = () => last?.checkVisibility({ contentVisibilityAuto: true });
    const height = document.documentElement.scrollHeight;
    await waitFor(() => expect(isRendered()).toBe(false));
    await expect(document.documentElement.scrollHeight).toBe(height);
    links.at(-2)?.focus();
    await userEvent.tab();
    await expect(last).toHaveFocus();
    await waitFor(() => expect(isRendered()).toBe(true));
    links[0]?.focus();
    await waitFor(() => expect(isRendered()).toBe(false));
  },
};

/** One picture of eight places is a detail across two columns: as high as the others, in rows without gaps. */
const details = (viewport: string, columns: number): Story => ({
  args: { products: manyProducts },
  globals: { viewport: { value: viewport } },
  play: async ({ canvas }) => {
    const pictures = canvas.getAllByRole('presentation');
    const boxes = pictures.map((picture) => picture.getBoundingClientRect());
    const [first] = boxes;
    if (!first) throw new Error('There are no pictures.');
    await expect(boxes.filter(({ height }) => Math.abs(height - first.height) >= 0.5)).toEqual([]);
    // Fewer columns for larger letters, on the narrowest phone a single one, without details.
    const shownColumns = new Set(boxes.map(({ left }) => Math.round(left))).size;
    if (!hasLargeText()) await expect(shownColumns).toBe(columns);
    await expect(boxes.flatMap(({ width }, index) => (width > first.width * 2 ? [index] : []))).toEqual(
      shownColumns === 1 ? [] : [6, 15, 20, 27, 36, 41],
    );
    await expect(pictures[6]).toHaveAttribute('loading', 'eager');
    const rows = Map.groupBy(boxes, ({ top }) => Math.round(top));
    await expect(rows.size).toBe(shownColumns === 1 ? pictures.length : 48 / shownColumns);
    const right = Math.max(...boxes.map((box) => box.right));
    const ends = [...rows.values()].map((row) => row.at(-1)?.right ?? 0);
    await expect(ends.filter((end) => right - end >= 0.5)).toEqual([]);
    if (shownColumns < 4) return;
    // The prices of a row are aligned, although one name has one line and another has two.
    const [one, other] = ['₹2,499', '₹2,199'].map((price) =>
      canvas.getAllByText(price, { selector: 'span' })[0]?.getBoundingClientRect(),
    );
    await expect(one?.bottom).toBeCloseTo(other?.bottom ?? 0, 0);
  },
});

export const DetailOnPhone = details('phone', 2);
export const DetailOnTablet = details('tablet', 3);
export const DetailOnWide = details('desktop', 4);

export const Loading: Story = {
  render: () => <ProductGridSkeleton count={10} label="Loading products" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading products' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};
