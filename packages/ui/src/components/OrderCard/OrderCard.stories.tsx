import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { OrderCard } from './OrderCard.tsx';

const meta = {
  component: OrderCard,
  args: { name: '#1042', status: 'Confirmed', createdAt: '2026-11-20T20:15:00Z', totalAmount: 439600 },
} satisfies Meta<typeof OrderCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Confirmed: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('21 Nov 2026')).toBeVisible();
  },
};

export const UnknownTime: Story = { args: { createdAt: 'yesterday', status: 'Out for delivery' } };
