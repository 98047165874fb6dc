import { inr } from '@naap/api-clients/pricing';
import { InStates, pseudoStatesOf } from '@naap/ui/fixtures/component-states';
import { garmentPictureUrl } from '@naap/ui/fixtures/pictures';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../Grid/index.ts';
import { ProductCard, ProductCardSkeleton } from './ProductCard.tsx';

const meta = {
  component: ProductCard,
  args: {
    href: '/product/123',
    name: 'Tie-waist polka midi',
    brand: 'Neelaya',
    price: inr(179900),
    image: garmentPictureUrl('dress-polka'),
    sizes: '180px',
  },
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const inColumn: Decorator = (Story) => (
  <div style={{ inlineSize: '180px' }}>
    <Story />
  </div>
);

export const Regular: Story = {
  decorators: [inColumn],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Neelaya Tie-waist polka midi ₹1,799' });
    await expect(link).toHaveAttribute('href', '/product/123');
  },
};

export const Reduced: Story = {
  args: { originalPrice: inr(249900) },
  decorators: [inColumn],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent('₹1,799Original price ₹2,49928% off');
  },
};

export const States: Story = {
  render: (args) => (
    <InStates>
      {(state) => (
        <div style={{ inlineSize: '140px' }}>
          <ProductCard {...args} name={state} />
        </div>
      )}
    </InStates>
  ),
  parameters: pseudoStatesOf('a'),
};

/** The skeleton is as high as a card, so that replacing it causes no layout shift. */
export const Loading: Story = {
  render: (args) => (
    <Grid columns={2} narrow={2}>
      <ProductCardSkeleton />
      <div>
        <ProductCard {...args} />
      </div>
    </Grid>
  ),
  play: async ({ canvas, canvasElement }) => {
    const heightOf = (element: Element | null) => element?.getBoundingClientRect().height;
    const skeleton = canvasElement.querySelector('[aria-hidden="true"]');
    await expect(heightOf(skeleton)).toBeCloseTo(heightOf(canvas.getByRole('link')) ?? 0, 0);
  },
};
