import { inr } from '@naap/api-clients/pricing';
import { garmentPictureUrl } from '@naap/ui/fixtures/pictures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { OrderItem } from './OrderItem.tsx';

const meta = {
  component: OrderItem,
  args: {
    image: garmentPictureUrl('tee'),
    brand: 'Kora',
    name: 'Breton crew tee',
    details: 'Size S · Qty 2',
    lineTotal: inr(139850),
  },
} satisfies Meta<typeof OrderItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  render: (args) => (
    <Stack space={16}>
      <OrderItem {...args} />
      <OrderItem
        image={garmentPictureUrl('kurta')}
        brand="Rangrez"
        name="Buta block-print kurta"
        details="Size M · Qty 1"
        lineTotal={inr(149900)}
        problem="Sold out"
      />
      <OrderItem
        image={null}
        brand="Bharatiya Hathkargha Udyog Sahakari Samiti"
        name="Hand block-printed pure cotton mulmul anarkali kurta with contrast hem and tassel ties, indigo"
        details="साइज़ XL · मात्रा 10"
        lineTotal={inr(14999900)}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Breton crew tee' })).toHaveTextContent('₹1,398.50');
    await expect(canvas.getByText('Sold out')).toBeVisible();
  },
};

/** The details wrap into lines of similar widths: the quantity is not alone in the last one. */
export const Wrapped: Story = {
  args: { details: 'Size XS\u00a0· Color Rani (hot pink)\u00a0· Qty 1', lineTotal: inr(99900) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const lines = document.createRange();
    lines.selectNodeContents(canvas.getByText(/^Size XS/));
    const widths = Array.from(lines.getClientRects(), ({ width }) => width);
    await expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) / 2);
  },
};
