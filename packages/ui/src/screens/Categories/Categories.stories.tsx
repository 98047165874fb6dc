import { assertState } from '@naap/ui/fixtures/assert-state';
import { withShop } from '@naap/ui/fixtures/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { CategoriesScreen } from './Categories.tsx';

const meta = {
  component: CategoriesScreen,
  decorators: [withShop({ path: '/categories' })],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CategoriesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Women: Story = {
  parameters: {
    states: [
      'categories--women',
      'categories--women-western-wear',
      'categories--women-lingerie-loungewear',
      'categories--women-sports-wear',
      'categories--women-gen-z-fashion',
      'home-topbar--default',
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: "Women's Wear", selected: true })).toBeVisible();
    for (const name of ['Western Wear', 'Lingerie & Loungewear', 'Sports Wear', 'Gen-Z Fashion']) {
      await expect(canvas.getByRole('heading', { name })).toBeInTheDocument();
    }
    await expect(canvas.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Search for products' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Notifications, 2 new' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bag, empty' })).toBeVisible();
  },
};

export const Men: Story = {
  parameters: {
    states: [
      'categories--men',
      'categories--men-casual-wear',
      'categories--men-sports-wear',
      'categories--men-gen-z-fashion',
    ],
    shop: { path: '/categories?group=men' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: "Men's Wear", selected: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: "Women's Wear" }));
    await expect(await canvas.findByRole('heading', { name: 'Western Wear' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await canvas.findByRole('tab', { name: "Men's Wear", selected: true })).toHaveFocus();
    for (const name of ['Casual Wear', 'Sports Wear', 'Gen-Z Fashion']) {
      await expect(canvas.getByRole('heading', { name })).toBeInTheDocument();
    }
  },
};

export const PictureFailed: Story = {
  parameters: { states: ['categories--image-fallback'] },
  play: async ({ canvas }) => {
    const [picture] = (await canvas.findByRole('link', { name: 'Jumpsuits' })).getElementsByTagName('img');
    if (!picture) throw new Error('The tile has no picture.');
    fireEvent.error(picture);
    await assertState('categories--image-fallback', () =>
      waitFor(() => expect(picture).toHaveAttribute('src', expect.stringMatching(/placeholder\.svg$/))),
    );
  },
};

/** An unknown group of the address is that of women. */
export const ItemChosen: Story = {
  parameters: { states: ['categories--item-tap'], shop: { path: '/categories?group=children' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Jumpsuits' }));
    await assertState('categories--item-tap', async () => {
      await expect(
        await canvas.findByText('Went to /products?tag=Women%27s+Wear&tag=Western+Wear&tag=Jumpsuits'),
      ).toBeVisible();
    });
  },
};
