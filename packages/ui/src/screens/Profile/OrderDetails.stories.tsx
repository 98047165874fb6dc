import { BACKEND_ORIGIN, withShop } from '@naap/ui/fixtures/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ProfileScreen } from './Profile.tsx';

const order = {
  order_id: '1042',
  order_name: '#1042',
  status: 'Out for delivery',
  created_at: '2026-11-21T12:40:00Z',
  currency: 'INR',
  total_amount: '4396.00',
};

const answering = (orders: readonly object[]) =>
  http.get(`${BACKEND_ORIGIN}/orders`, () => HttpResponse.json({ orders }));

const meta = {
  title: 'Profile/Order details',
  component: ProfileScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [withShop({ path: '/profile', signedIn: true })],
} satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const longTimeout = { timeout: 10_000 };

export const Opened: Story = {
  beforeEach: ({ msw }) => msw.use(answering([order])),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Order #1042, details' }, longTimeout));
    const details = within(await canvas.findByRole('dialog', { name: 'Order #1042' }));
    await waitFor(() => expect(details.getByText('Out for delivery')).toBeVisible());
    await expect(details.getByText('21 Nov 2026, 6:10 pm')).toBeVisible();
    await expect(details.getByText('6:40 pm')).toBeVisible();
    await expect(details.getByText('₹4,396.00')).toBeVisible();
  },
};

/** A coupon can make the total negative; no discount is shown beside it. */
export const NegativeTotal: Story = {
  beforeEach: ({ msw }) => msw.use(answering([{ ...order, total_amount: '-201.00' }])),
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('article', { name: '#1042' }, longTimeout);
    await expect(within(card).getByText('-₹201.00').parentElement).toHaveTextContent(/^-₹201\.00$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Order #1042, details' }));
    const details = within(await canvas.findByRole('dialog', { name: 'Order #1042' }));
    await waitFor(() => expect(details.getByText('-₹201.00')).toBeVisible());
    await expect(details.getByText('-₹201.00').parentElement).toHaveTextContent(/^-₹201\.00$/);
  },
};

export const Closed: Story = {
  beforeEach: ({ msw }) => msw.use(answering([order])),
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('button', { name: 'Order #1042, details' }, longTimeout);
    await userEvent.click(card);
    await userEvent.click(await canvas.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(card).toHaveFocus();
  },
};
