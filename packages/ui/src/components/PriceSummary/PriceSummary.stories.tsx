import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PriceSummary } from './PriceSummary.tsx';

const meta = { component: PriceSummary } satisfies Meta<typeof PriceSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cart: Story = {
  args: {
    rows: [
      { label: 'Subtotal', amount: 479600 },
      { label: 'Delivery Fee', amount: 9900 },
    ],
    total: { label: 'Total', amount: 489500 },
  },
};

export const Checkout: Story = {
  args: {
    decimals: 2,
    rows: [
      { label: 'Subtotal', amount: 479600 },
      { label: 'Discount', amount: -40000, tone: 'ok' },
      { label: 'Delivery Fee', amount: 4900, waivedAs: 'FREE' },
    ],
    total: { label: 'Total', amount: 439600 },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('-₹400.00')).toBeVisible();
    await expect(canvas.getByText('FREE')).toBeVisible();
    await expect(canvas.getByText('₹4,396.00')).toBeVisible();
  },
};
