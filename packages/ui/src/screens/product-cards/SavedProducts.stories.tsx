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

export const RecentlyViewed: Story = {
  decorators: [withShop({ stored: stored({ viewed }) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Recently Viewed' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Your Wishlist' })).toBeNull();
    await expect(canvas.getByText('50% off')).toBeVisible();
  },
};

export const WithWishlist: Story = {
  decorators: [withShop({ stored: stored({ viewed, wishlist: [savedShirt(4)] }) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your Wishlist' })).toBeVisible();
  },
};

export const Cleared: Story = {
  decorators: [withShop({ stored: stored({ viewed }) })],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear what was viewed' }));
    await expect(canvas.queryByRole('heading', { name: 'Recently Viewed' })).toBeNull();
    await expect(storyStorage().local.getItem(RECENTLY_VIEWED.key)).toBeNull();
  },
};

export const BadStoredData: Story = {
  decorators: [withShop({ stored: stored({ viewed: [null, { id: 7 }, ...viewed], wishlist: '<b>' }) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Recently Viewed' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(viewed.length + headerLinks(canvas));
    await expect(canvas.queryByRole('heading', { name: 'Your Wishlist' })).toBeNull();
  },
};

/** Returns the number of links in the header and the bottom navigation. */
function headerLinks(canvas: { queryAllByRole: (role: 'link') => HTMLElement[] }): number {
  return canvas.queryAllByRole('link').filter((link) => !link.getAttribute('href')?.startsWith('/product/'))
    .length;
}
