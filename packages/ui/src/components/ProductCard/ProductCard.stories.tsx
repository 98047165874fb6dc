import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProductCard, ProductCardSkeleton } from '../index.ts';

const meta = {
  component: ProductCard,
  args: {
    href: '/product/123',
    name: 'Tie-waist polka midi',
    brand: 'Neelaya',
    price: 179900,
    image: null,
    sizes: '180px',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '180px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {};

export const Reduced: Story = {
  args: { originalPrice: 249900 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveTextContent(
      '₹1,799Original price ₹2,49928% off',
    );
  },
};

export const SoldOut: Story = { args: { soldOutLabel: 'Sold out' } };

export const LongNames: Story = {
  args: {
    brand: 'Bharatiya Hathkargha Udyog Sahakari Samiti',
    name: 'Hand-block-printed angrakha kurta with gathered yoke',
    price: 14999900,
    originalPrice: 19999900,
  },
};

export const Loading: Story = { render: () => <ProductCardSkeleton /> };
