import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProductGrid, ProductGridSkeleton } from '../index.ts';

const names = ['Tie-waist polka midi', 'Gingham puff dress', 'Tiered ditsy maxi', 'Floral sweetheart dress'];

const meta = {
  component: ProductGrid,
  args: {
    label: 'Dresses',
    products: names.map((name, index) => ({
      id: name,
      href: `/product/${index}`,
      name,
      brand: 'Neelaya',
      price: 179900,
      image: null,
    })),
  },
} satisfies Meta<typeof ProductGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Products: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Dresses' });
    await expect(within(list).getAllByRole('link')).toHaveLength(4);
  },
};

export const Loading: Story = { render: () => <ProductGridSkeleton count={10} label="Loading products" /> };
