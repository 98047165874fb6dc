import { CONSENT_KEY } from '@naap/state';
import { type ShopStoryOptions, storyStorage, withShop } from '@naap/ui/fixtures/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
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
const choice = (canvas: Canvas) => canvas.findByRole('checkbox', { name: 'Allow measurement' });
const expectStored = (text: string) =>
  waitFor(() => expect(storyStorage().local.getItem(CONSENT_KEY)).toBe(text));

export const Allowed: Story = {
  decorators: shop({ consent: 'granted' }),
  play: async ({ canvas }) => {
    const checkbox = await choice(canvas);
    await expect(checkbox).toBeChecked();
    await userEvent.click(checkbox);
    await expect(checkbox).not.toBeChecked();
    await expectStored('refused');
  },
};

export const NotAllowed: Story = {
  decorators: shop({ consent: 'refused' }),
  play: async ({ canvas }) => {
    const checkbox = await choice(canvas);
    await expect(checkbox).not.toBeChecked();
    await userEvent.click(checkbox);
    await expect(checkbox).toBeChecked();
    await expectStored('granted');
  },
};

export const RefusedByTheBrowser: Story = {
  decorators: shop({ consent: 'granted' }),
  beforeEach: () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    return () => Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  },
  play: async ({ canvas }) => {
    const checkbox = await choice(canvas);
    await expect(checkbox).not.toBeChecked();
    await expect(checkbox).toHaveAccessibleDescription(/Global Privacy Control/);
    await userEvent.click(checkbox);
    await expect(checkbox).not.toBeChecked();
    await expect(canvas.getAllByText(/^Your browser asks shops not to measure/).at(-1)).toBeVisible();
  },
};

export const InHindi: Story = {
  decorators: shop({ consent: 'granted' }),
  globals: { language: 'hi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'गिनती की अनुमति दें' })).toBeChecked();
  },
};

export const NoEvents: Story = {
  decorators: shop({ consent: 'no-events' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Language' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Privacy' })).toBeNull();
  },
};
