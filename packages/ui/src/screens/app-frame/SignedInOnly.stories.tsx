import { assertState } from '@naap/ui/fixtures/assert-state';
import { loseConnection } from '@naap/ui/fixtures/connection';
import { BACKEND_ORIGIN, storyStorage, withShop } from '@naap/ui/fixtures/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { media } from '../../theme/index.ts';
import { SignedInOnly } from './SignedInOnly.tsx';

const LOGIN = `${BACKEND_ORIGIN}/login`;

const previousSession = { userPhone: '9876543210', shopifyCustomerId: 'gid://shopify/Customer/1' };

/** A stored session is restored while the cart is already mounted. */
const meta = {
  title: 'Every page/Sign-in needed',
  component: SignedInOnly,
  args: { signIn: <main>The sign-in</main>, children: <main>The cart</main> },
  decorators: [withShop({ signedIn: true, stored: previousSession })],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SignedInOnly>;

export default meta;
type Story = StoryObj<typeof meta>;

const expectCleared = () =>
  waitFor(async () => {
    await expect(storyStorage().local.getItem('userPhone')).toBeNull();
    await expect(storyStorage().local.getItem('shopifyCustomerId')).toBeNull();
  });

export const Loading: Story = {
  parameters: { states: ['app--auth-loading'] },
  beforeEach: ({ msw }) => msw.use(http.post(LOGIN, () => delay('infinite'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
    await expect(canvas.getByText('The cart')).toBeInTheDocument();
  },
};

/** A page that everybody sees stays visible, and the bag does not seem empty. */
export const PublicPage: Story = {
  render: () => <main>The home page</main>,
  beforeEach: ({ msw }) => msw.use(http.post(LOGIN, () => delay('infinite'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The home page')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('link', { name: 'Bag' })).not.toHaveLength(0));
    await expect(canvas.queryByText('Loading...')).not.toBeInTheDocument();
  },
};

export const SignedIn: Story = {
  parameters: { states: ['app--auth-signed-in'], shop: { stored: {} } },
  play: async ({ canvas }) => {
    await assertState('app--auth-signed-in', async () => {
      await waitFor(() => expect(storyStorage().local.getItem('userPhone')).toBe('9876543210'));
      await expect(storyStorage().local.getItem('shopifyCustomerId')).not.toBeNull();
    });
    await waitFor(() => expect(canvas.queryByText('Loading...')).not.toBeInTheDocument());
  },
};

export const SignedOut: Story = {
  parameters: { states: ['app--auth-signed-out'], shop: { signedIn: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The sign-in')).toBeVisible();
    await expect(canvas.queryByText('Loading...')).not.toBeInTheDocument();
    await assertState('app--auth-signed-out', expectCleared);
  },
};

export const UserWithoutPhone: Story = {
  parameters: {
    states: ['app--auth-user-without-phone'],
    shop: { user: { uid: 'asha', phoneNumber: null } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The sign-in')).toBeVisible();
    await assertState('app--auth-user-without-phone', expectCleared);
  },
};

/** The session could not be restored without a connection, which is not the same as signed out. */
export const Offline: Story = {
  parameters: { states: ['offline--session-unknown'], shop: { path: '/cart' } },
  beforeEach: ({ msw }) => loseConnection(msw),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('You are offline. Connect to the internet and try again.'),
    ).toBeVisible();
    await expect(canvas.queryByText('The sign-in')).toBeNull();
    if (!window.matchMedia(media.desktop).matches)
      await expect(await canvas.findByRole('navigation', { name: 'Main' })).toBeVisible();
    for (const bag of canvas.queryAllByRole('link', { name: 'Bag' }))
      await expect(bag).toHaveAttribute('href', '/cart');
  },
};

export const LoginFailed: Story = {
  parameters: { states: ['app--auth-cleared-on-login-failure'] },
  beforeEach: ({ msw }) => msw.use(http.post(LOGIN, () => HttpResponse.json({}, { status: 500 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The sign-in')).toBeVisible();
    await assertState('app--auth-cleared-on-login-failure', expectCleared);
    await waitFor(() => expect(canvas.queryByText('Loading...')).not.toBeInTheDocument());
  },
};
