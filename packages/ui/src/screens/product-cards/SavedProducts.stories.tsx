import { inr, RECENTLY_VIEWED, WISHLIST } from '@naap/state';
import { savedShirt } from '@naap/ui/fixtures/saved-products';
import { storyStorage, withShop } from '@naap/ui/fixtures/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SavedProducts } from './SavedProducts.tsx';

const viewed = [
  savedShirt(1),
  savedShirt(2, { name: 'Block-Print Kurta with a Very Long Name Indeed', originalPrice: inr(299_900) }),
  savedShirt(3, { brand: 'गुलमोहर', name: 'सूती कुर्ता' }),
];

const stored = (products: { viewed?: unknown; wishlist?: unknown }) => ({
  ...(products.viewed !== undefined && { [RECENTLY_VIEWED.key]: JSON.stringify(products.viewed) }),
  ...(products.wishlist !== undefined && { [WISHLIST.key]: JSON.stringify(products.wishlist) }),
});

const meta = {
  title: 'Every page/Saved products',
  component: SavedProducts,
} satisfies Meta<typeof SavedProducts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithWishlist: Story = {
  decorators: [withShop({ stored: stored({ viewed, wishlist: [savedShirt(4)] }) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Recently Viewed' })).toBeVisible();
    await expect(canvas.getByText('50% off')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Your Wishlist' })).toBeVisible();
  },
};

export const Cleared: Story = {
  decorators: [withShop({ stored: stored({ viewed }) })],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear what was viewed' }));
    for (const name of ['Recently Viewed', 'Your Wishlist'])
      await expect(canvas.queryByRole('heading', { name })).toBeNull();
    await expect(storyStorage().local.getItem(RECENTLY_VIEWED.key)).toBeNull();
  },
};
