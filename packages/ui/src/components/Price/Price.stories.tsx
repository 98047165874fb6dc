import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Price } from './Price.tsx';

const meta = {
  component: Price,
  args: { amount: 149900 },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {};

export const Reduced: Story = {
  args: { amount: 179900, originalAmount: 249900 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('₹1,799Original price ₹2,49928% off');
    await expect(within(canvasElement).getByText('28% off')).toBeVisible();
  },
};

export const NotReduced: Story = {
  args: { amount: 179900, originalAmount: 179900 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^₹1,799$/);
  },
};

export const IndianGrouping: Story = { args: { amount: 14999900 } };
export const WithPaise: Story = { args: { amount: 439600, decimals: 2, size: 'large' } };
