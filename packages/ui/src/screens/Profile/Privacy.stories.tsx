import { CONSENT_KEY } from '@naap/state';
import { assertState } from '@naap/ui/fixtures/assert-state';
import { type ShopStoryOptions, storyStorage, withShop } from '@naap/ui/fixtures/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { SignInScreen } from '../SignIn/SignIn.tsx';
import { ProfileScreen } from './Profile.tsx';

/** The choice about commerce events, below the language. */
const meta = {
  title: 'Profile/Privacy',
  component: ProfileScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const shop = (options: ShopStoryOptions) => [withShop({ path: '/profile', signedIn: true, ...options })];
const choice = async (canvas: Canvas) => {
  const checkbox = await canvas.findByRole('checkbox', { name: 'Allow measurement' });
  // The page scrolls to its top when the lists have loaded.
  await waitFor(() => expect(canvas.queryAllByRole('region', { busy: true })).toHaveLength(0));
  checkbox.scrollIntoView({ block: 'center' });
  return checkbox;
};
const expectStored = (text: string) =>
  waitFor(() => expect(storyStorage().local.getItem(CONSENT_KEY)).toBe(text));

export const Withdrawn: Story = {
  decorators: shop({ consent: 'granted' }),
  parameters: { states: ['consent--withdrawn'] },
  play: async ({ canvas }) => {
    const checkbox = await choice(canvas);
    await expect(checkbox).toBeChecked();
    await userEvent.click(checkbox);
    await expect(checkbox).not.toBeChecked();
    await assertState('consent--withdrawn', () => expectStored('refused'));
  },
};

/** The sign-in takes the place of the profile. */
export const SignedOut: Story = {
  decorators: shop({ consent: 'granted', signedIn: false, signIn: <SignInScreen /> }),
  parameters: { states: ['consent--signed-out'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sign In' })).toBeVisible();
    const checkbox = await choice(canvas);
    await expect(checkbox).toBeChecked();
    await userEvent.click(checkbox);
    await expect(checkbox).not.toBeChecked();
    await assertState('consent--signed-out', () => expectStored('refused'));
  },
};

export const Given: Story = {
  decorators: shop({ consent: 'refused' }),
  parameters: { states: ['consent--given'] },
  play: async ({ canvas }) => {
    const checkbox = await choice(canvas);
    await expect(checkbox).not.toBeChecked();
    await userEvent.click(checkbox);
    await expect(checkbox).toBeChecked();
    await assertState('consent--given', () => expectStored('granted'));
  },
};

export const RefusedByTheBrowser: Story = {
  decorators: shop({ consent: 'granted' }),
  parameters: { states: ['consent--fixed-by-browser'] },
  beforeEach: () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    return () => Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  },
  play: async ({ canvas }) => {
    const checkbox = await choice(canvas);
    await expect(checkbox).not.toBeChecked();
    await assertState('consent--fixed-by-browser', () =>
      expect(checkbox).toHaveAccessibleDescription(/Global Privacy Control/),
    );
    await userEvent.click(checkbox);
    await expect(checkbox).not.toBeChecked();
    await expect(canvas.getAllByText(/^Your browser asks shops not to measure/).at(-1)).toBeVisible();
  },
};

export const NoEvents: Story = {
  decorators: shop({ consent: 'no-events' }),
  parameters: { states: ['consent--no-events'] },
  play: async ({ canvas }) => {
    const language = await canvas.findByRole('heading', { name: 'Language' });
    await expect(language).toBeVisible();
    await waitFor(() => expect(canvas.queryAllByRole('region', { busy: true })).toHaveLength(0));
    language.scrollIntoView({ block: 'center' });
    await assertState('consent--no-events', () =>
      expect(canvas.queryByRole('heading', { name: 'Privacy' })).toBeNull(),
    );
  },
};
