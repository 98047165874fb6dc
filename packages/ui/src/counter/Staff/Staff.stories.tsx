import { reportOffline } from '@naap/ui/fixtures/connection';
import { staffHandlers, staffOrder, staffReply } from '@naap/ui/fixtures/staff-orders';
import { BACKEND_ORIGIN, withShop } from '@naap/ui/fixtures/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, userEvent } from 'storybook/test';
import { Staff } from './Staff.tsx';

const meta = {
  component: Staff,
  parameters: { layout: 'fullscreen' },
  decorators: [withShop({ app: 'counter', signedIn: true })],
} satisfies Meta<typeof Staff>;

export default meta;
type Story = StoryObj<typeof meta>;

const ORDERS = `${BACKEND_ORIGIN}/staff/orders`;
/** Back from the code to the number. */
export const SignedOut: Story = {
  parameters: { shop: { signedIn: false, codeSentSecondsAgo: 5 } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await expect(await canvas.findByRole('heading', { name: 'Sign In' })).toBeVisible();
    // There is no page to go back to.
    await expect(canvas.queryByRole('button', { name: 'Back' })).toBeNull();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(http.get(ORDERS, () => delay('infinite'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
  },
};

/** The backend of the story has no staff, so it refuses the shopper's number. */
export const WithoutRole: Story = {
  play: async ({ canvas }) => {
    const name = 'Your phone number has no access to this. Ask the manager of the store.';
    await expect(await canvas.findByRole('heading', { name })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(http.get(ORDERS, () => HttpResponse.json({}, { status: 500 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch orders')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible();
  },
};

/** A packer works at the counter, and so does a manager. */
export const Recovered: Story = {
  ...Failed,
  play: async ({ canvas, msw }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    msw.use(...staffHandlers(() => staffReply('packer', [staffOrder(1046, 'Confirmed')])));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('heading', { name: '#1046' })).toBeVisible();
  },
};

export const Offline: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get(ORDERS, () => HttpResponse.error()));
    return reportOffline();
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('You are offline. Connect to the internet and try again.'),
    ).toBeVisible();
  },
};

export const RiderSignedIn: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...staffHandlers(() => staffReply('rider', [staffOrder(1043, 'On the way')]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/#1043/)).toBeVisible();
  },
};
