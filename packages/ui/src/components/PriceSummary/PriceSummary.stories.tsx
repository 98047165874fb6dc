import { inr } from '@naap/api-clients/pricing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PriceSummary } from './PriceSummary.tsx';

const meta = {
  component: PriceSummary,
  args: {
    rows: [
      { label: 'Subtotal', amount: inr(479600) },
      { label: 'Delivery Fee', amount: inr(9900) },
    ],
    total: { label: 'Total', amount: inr(489500) },
  },
} satisfies Meta<typeof PriceSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cart: Story = {
  play: async ({ canvas }) => {
    const [term] = canvas.getAllByRole('term');
    const [definition] = canvas.getAllByRole('definition');
    await expect(term).toHaveTextContent('Subtotal');
    await expect(definition).toHaveTextContent('₹4,796');
    await expect(canvas.getByText('₹4,895')).toBeVisible();
  },
};

export const Checkout: Story = {
  args: {
    precision: 'exact',
    rows: [
      { label: 'Subtotal', amount: inr(479600) },
      { label: 'Discount', amount: inr(-40000), tone: 'ok' },
      { label: 'Delivery Fee', amount: inr(4900), waivedAs: 'FREE' },
    ],
    total: { label: 'Total', amount: inr(439600) },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('-₹400.00')).toBeVisible();
    await expect(canvas.getByText('FREE')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('Original price ₹49');
    await expect(canvas.getByText('₹4,396.00')).toBeVisible();
  },
};

/** While the prices are loading. */
export const Unknown: Story = {
  args: {
    rows: [{ label: 'Subtotal', amount: null }],
    total: { label: 'Total', amount: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Total').parentElement).toHaveTextContent('Total–Not known yet');
  },
};
