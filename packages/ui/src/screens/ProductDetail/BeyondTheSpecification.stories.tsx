import { productOf, variantOf } from '@naap/fixtures/products';
import { linenShirt, replyWithProduct } from '@naap/fixtures/storefront-replies';
import { m } from '@naap/messages';
import { RECENTLY_VIEWED, WISHLIST } from '@naap/state';
import { loseConnection } from '@naap/ui/fixtures/connection';
import { distantShop, located } from '@naap/ui/fixtures/limited-delivery';
import { within } from '@naap/ui/fixtures/queries';
import { storyStorage, withShop } from '@naap/ui/fixtures/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ProductDetailScreen } from './ProductDetail.tsx';
import { unitLabel } from './size-chart.ts';

const shirt = linenShirt({ variants: [{ size: 'S' }, { size: 'M' }, { size: 'L' }] });
const savedShirt = productOf([variantOf({ Size: 'M' })], { id: 'gid://shopify/Product/123', images: [] });

const meta = {
  title: 'Product detail/Beyond the specification',
  component: ProductDetailScreen,
  decorators: [withShop({ path: '/product/123', routePath: '/product/:productId' })],
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => msw.use(replyWithProduct(shirt)),
} satisfies Meta<typeof ProductDetailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OutsideAreas: Story = {
  decorators: located,
  globals: { language: 'en' },
  parameters: { shop: { content: distantShop } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Linen Shirt' });
    // The header of a wide window says it too.
    const main = within(canvas.getByRole('main'));
    await expect(await main.findByText('No delivery here yet. Nearest: Pune')).toBeVisible();
  },
};

/** The product as this device has saved it, without a connection. */
export const SavedPrice: Story = {
  parameters: {
    states: ['offline--saved-price'],
    shop: { savedProducts: [{ product: savedShirt, at: Date.UTC(2026, 10, 20, 6) }] },
  },
  beforeEach: ({ msw }) => loseConnection(msw),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Linen Shirt' })).toBeVisible();
    // The screen has the price twice, for narrow and for wide windows.
    const dates = await canvas.findAllByText('Price of 20 November');
    await expect(dates.filter((date) => date.checkVisibility())).toHaveLength(1);
    await expect(canvas.queryByText('(Incl. Of All Taxes)')).toBeNull();
  },
};

export const SizeGuideOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'M' }));
    const opener = await canvas.findByRole('button', { name: 'Size guide' });
    await userEvent.click(opener);
    await canvas.findByRole('dialog', { name: 'Size guide' });
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    const guide = within(await canvas.findByRole('dialog', { name: 'Size guide' }));
    const chosen = await guide.findByRole('row', { current: true });
    await waitFor(() => expect(within(chosen).getByRole('rowheader', { name: 'M' })).toBeVisible());
  },
};

const shoeChart = { measurements: ['foot'], sizes: { 'UK 7': [[25, 25.8]], 'UK 8': [[25.8, 26.7]] } };

/** A size without measurements is left out. */
export const OwnSizeChart: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      replyWithProduct({
        ...linenShirt({ variants: [{ size: 'UK 7' }, { size: 'UK 8' }, { size: 'UK 9' }] }),
        sizeChart: { value: JSON.stringify(shoeChart) },
      }),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'UK 8' }));
    await expect(
      await canvas.findByText(
        `UK 8 · ${m.product_detail_size_guide_foot().toLowerCase()} 10.3 ${unitLabel('inch')}`,
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Size guide' }));
    const guide = within(await canvas.findByRole('dialog', { name: 'Size guide' }));
    await userEvent.click(await guide.findByRole('radio', { name: 'cm' }));
    const rows = guide
      .getAllByRole<HTMLTableRowElement>('row')
      .map(({ cells }) => [...cells].map(({ textContent }) => textContent));
    await expect(rows).toEqual([
      ['Size', 'Foot'],
      ['UK 7', '25–25.8'],
      ['UK 8', '25.8–26.7'],
    ]);
  },
};

export const RecordedAsRecentlyViewed: Story = {
  parameters: { states: ['wishlist--from-product'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Wishlist' }));
    const { local } = storyStorage();
    const expected = {
      id: 'gid://shopify/Product/123',
      name: 'Linen Shirt',
      price: { amount: 149_900, currency: 'INR' },
    };
    await expect(JSON.parse(local.getItem(WISHLIST.key) ?? '')).toMatchObject([expected]);
    await expect(JSON.parse(local.getItem(RECENTLY_VIEWED.key) ?? '')).toMatchObject([expected]);
    await userEvent.click(canvas.getByRole('button', { name: 'Wishlist' }));
    await expect(local.getItem(WISHLIST.key)).toBeNull();
  },
};
