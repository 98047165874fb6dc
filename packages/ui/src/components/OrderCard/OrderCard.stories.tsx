import { inr } from '@naap/api-clients/pricing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { OrderCard } from './OrderCard.tsx';

const meta = {
  component: OrderCard,
  args: {
    name: '#1042',
    status: 'Confirmed',
    createdAt: '2026-11-20T20:15:00Z',
    timeZone: 'Asia/Kolkata',
    totalAmount: inr(439600),
  },
} satisfies Meta<typeof OrderCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Confirmed: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: '#1042' });
    await expect(card).toHaveTextContent('Confirmed');
    await expect(card).toHaveTextContent('₹4,396.00');
    // In India it was already the next day.
    await expect(canvas.getByText('21 Nov 2026')).toHaveAttribute('datetime', '2026-11-20T20:15:00Z');
  },
};

/** A day in another time zone, and an invalid time, which is not shown. */
export const Several: Story = {
  render: (args) => (
    <Stack space={8}>
      <OrderCard {...args} status="Cancelled" tone="neutral" timeZone="Europe/Berlin" />
      <OrderCard {...args} name="#1041" status="Not delivered" tone="danger" createdAt="yesterday" />
      <OrderCard
        {...args}
        name="#NAAP-2026-11-0001040"
        status="डिलीवरी के लिए निकल चुका है"
        totalAmount={inr(1234567800)}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('20 Nov 2026')).toBeVisible();
    await expect(canvas.queryByText(/yesterday|Invalid/)).toBeNull();
  },
};
