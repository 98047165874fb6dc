import { findVisible } from '@naap/ui/fixtures/find-visible';
import { within } from '@naap/ui/fixtures/queries';
import {
  addressesOf,
  BACKEND_ORIGIN,
  cartOf,
  type ShopStoryOptions,
  storyShop,
  storyStorage,
  withShop,
} from '@naap/ui/fixtures/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { SignInScreen } from '../SignIn/index.ts';
import { ProfileScreen } from './Profile.tsx';

const ACCOUNT = `${BACKEND_ORIGIN}/customer`;

const meta = {
  title: 'Profile/Delete account',
  component: ProfileScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const shop = (options: ShopStoryOptions = {}) => [
  withShop({ path: '/profile', signedIn: true, signIn: <SignInScreen />, ...options }),
];
async function open(canvas: Canvas) {
  // The digits are compared with the number of the restored session.
  await canvas.findByText('43210');
  const summary = await canvas.findByText(/^Download a copy/);
  if (!summary.closest('details')?.open) await userEvent.click(summary);
  await userEvent.click(canvas.getByRole('button', { name: 'Delete Account' }));
  const dialog = within(await canvas.findByRole('dialog', { name: 'Delete Account' }));
  return { ...dialog, field: dialog.getByRole('textbox', { name: /last 4 digits/ }) };
}

/** Opens the dialog, types the digits and clicks the button. */
async function confirm(canvas: Canvas, digits = '3210') {
  const dialog = await open(canvas);
  await userEvent.type(dialog.field, digits);
  await userEvent.click(dialog.getByRole('button', { name: 'Delete Account' }));
  return dialog;
}

/** Closed, and opened again. */
export const Confirm: Story = {
  decorators: shop(),
  play: async ({ canvas }) => {
    const { getByRole } = await open(canvas);
    await userEvent.click(getByRole('button', { name: 'Keep Account' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Delete Account' })).toHaveFocus();
    const dialog = await open(canvas);
    await waitFor(() => expect(dialog.getByText(/saved addresses and bag/)).toBeVisible());
    await expect(dialog.getByText(/for as long as tax law requires it/)).toBeVisible();
  },
};

/** Nothing is deleted without the digits, nor with other ones. */
export const WrongDigits: Story = {
  decorators: shop({ seeds: [addressesOf(1)] }),
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    for (const digits of ['{Enter}', '12', '34']) {
      await userEvent.type(dialog.field, digits);
      await userEvent.click(dialog.getByRole('button', { name: 'Delete Account' }));
      await expect(dialog.field).toHaveFocus();
      await expect(dialog.field).toHaveAccessibleDescription(/not the last 4 digits/);
    }
    await expect(await storyShop().direct.shopApi.listAddresses()).toHaveLength(1);
  },
};

export const Deleting: Story = {
  decorators: shop(),
  beforeEach: ({ msw }) => msw.use(http.delete(ACCOUNT, () => delay('infinite'))),
  play: async ({ canvas }) => {
    const dialog = await confirm(canvas);
    await expect(await dialog.findByRole('button', { name: 'Deleting...' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
  },
};

/** The digits stay, and another click repeats the request. */
export const Failed: Story = {
  decorators: shop(),
  beforeEach: ({ msw }) => msw.use(http.delete(ACCOUNT, () => HttpResponse.json({}, { status: 500 }))),
  play: async ({ canvas }) => {
    const dialog = await confirm(canvas);
    await waitFor(() =>
      expect(dialog.getAllByRole('alert')[0]).toHaveTextContent('Failed to delete account'),
    );
    await expect(dialog.field).toHaveValue('3210');
    await expect(storyStorage().local.getItem('userPhone')).toBe('9876543210');
  },
};

/** Closed, and tried again. */
export const Refused: Story = {
  decorators: shop(),
  beforeEach: ({ msw }) =>
    msw.use(
      http.delete(ACCOUNT, () =>
        HttpResponse.json(
          {
            error: 'Order #1042 is on its way.',
            code: 'order_in_progress',
            order_name: '#1042',
            until: '2026-11-22T12:42:00.000Z',
          },
          { status: 409 },
        ),
      ),
    ),
  play: async ({ canvas }) => {
    await confirm(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'OK' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await confirm(canvas);
    const dialog = within(await canvas.findByRole('dialog', { name: 'Order #1042 is on its way' }));
    await waitFor(() => expect(dialog.getByText(/at the latest on 22 Nov 2026, 6:12 pm/)).toBeVisible());
  },
};

export const Deleted: Story = {
  decorators: shop({
    seeds: [addressesOf(1), cartOf(1)],
    stored: { wishlist: '[]', recentSearches: '["kurta"]' },
    storedInTab: { checkoutDraft: '{}' },
  }),
  play: async ({ canvas }) => {
    await confirm(canvas);
    await expect(await canvas.findByText('Went to /')).toBeVisible();
    await findVisible(canvas, 'Account Deleted');
    const { local, session } = storyStorage();
    await waitFor(() => expect([local.length, session.length]).toEqual([0, 0]));
    await expect(storyShop().direct.shopApi.listAddresses()).rejects.toMatchObject({ status: 401 });
  },
};

export const SignInLeft: Story = {
  decorators: shop({ deleteUserFails: 'auth/network-request-failed' }),
  play: async ({ canvas }) => {
    await confirm(canvas);
    const dialog = within(await canvas.findByRole('dialog', { name: 'Your data is deleted' }));
    await waitFor(() => expect(dialog.getByText(/could not delete it/)).toBeVisible());
  },
};

export const SignInDeletedLater: Story = {
  ...SignInLeft,
  play: async ({ canvas }) => {
    await confirm(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Try Again' }));
    await findVisible(canvas, 'Account Deleted');
  },
};

export const SignInTooOld: Story = {
  decorators: shop({ deleteUserFails: 'auth/requires-recent-login' }),
  play: async ({ canvas }) => {
    await confirm(canvas);
    const dialog = within(await canvas.findByRole('dialog', { name: 'Your data is deleted' }));
    await waitFor(() => expect(dialog.getByText(/too old to be deleted/)).toBeVisible());
    await expect(dialog.queryByRole('button', { name: 'Try Again' })).toBeNull();
  },
};
