import { findVisible } from '@naap/ui/fixtures/find-visible';
import { liveOrder, liveOrderHandlers } from '@naap/ui/fixtures/live-order';
import { type FakePush, fakeIos, fakePush } from '@naap/ui/fixtures/push';
import { BACKEND_ORIGIN, withShop } from '@naap/ui/fixtures/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { OrderScreen } from './Order.tsx';

const meta = {
  title: 'Order/Notifications',
  component: OrderScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [withShop({ path: '/order/1042', routePath: '/order/:orderId', signedIn: true })],
} satisfies Meta<typeof OrderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const BUTTON = { name: 'Tell me when it moves' };

/** A shop that sends notifications, in a browser. */
const inBrowser =
  (browser: FakePush | 'ios'): NonNullable<Story['beforeEach']> =>
  ({ msw }) => {
    msw.use(
      ...liveOrderHandlers(() => liveOrder('Packed')),
      http.get(`${BACKEND_ORIGIN}/push-key`, () => HttpResponse.json({ public_key: 'key' })),
      http.put(`${BACKEND_ORIGIN}/orders/1042/notifications`, () => HttpResponse.json({ status: 'success' })),
    );
    return browser === 'ios' ? fakeIos() : fakePush(browser);
  };

/** Also after the shopper has closed the question: it can be asked again. */
export const Off: Story = {
  parameters: { states: ['order--notify-off'] },
  beforeEach: inBrowser({ answer: 'default' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', BUTTON));
    await waitFor(() => expect(canvas.queryByText('Asking…')).toBeNull());
    await expect(canvas.getByRole('button', BUTTON)).toBeEnabled();
  },
};

export const Asking: Story = {
  parameters: { states: ['order--notify-asking'] },
  beforeEach: inBrowser({ answer: null }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', BUTTON));
    await expect(await canvas.findByText('Asking…')).toBeVisible();
  },
};

export const On: Story = {
  parameters: { states: ['order--notify-on'] },
  beforeEach: inBrowser({}),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', BUTTON));
    await expect(await canvas.findByText('We tell you when it moves.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', BUTTON)).toBeNull());
  },
};

export const Denied: Story = {
  parameters: { states: ['order--notify-denied'] },
  beforeEach: inBrowser({ answer: 'denied' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', BUTTON));
    await expect(await canvas.findByText(/^Notifications are blocked/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', BUTTON)).toBeNull());
  },
};

export const Failed: Story = {
  parameters: { states: ['order--notify-failed'] },
  beforeEach: inBrowser({ isReachable: false }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', BUTTON));
    await findVisible(canvas, 'Could not turn on notifications');
    await expect(canvas.getByRole('button', BUTTON)).toBeEnabled();
  },
};

/** iOS shows notifications only for a shop on the Home Screen. */
export const Ios: Story = {
  parameters: { states: ['order--notify-home-screen'] },
  beforeEach: inBrowser('ios'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/add this shop to the Home Screen/)).toBeVisible();
    await expect(canvas.queryByRole('button', BUTTON)).toBeNull();
  },
};
