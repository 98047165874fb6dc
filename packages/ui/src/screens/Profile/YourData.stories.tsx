import { findVisible } from '@naap/ui/fixtures/find-visible';
import { BACKEND_ORIGIN, ordersOf, type ShopStoryOptions, withShop } from '@naap/ui/fixtures/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, spyOn, userEvent, waitFor, type within } from 'storybook/test';
import { ProfileScreen } from './Profile.tsx';

const DATA = `${BACKEND_ORIGIN}/customer/data`;

const meta = {
  title: 'Profile/Your data',
  component: ProfileScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const shop = (options: ShopStoryOptions = {}) => [withShop({ path: '/profile', signedIn: true, ...options })];
const download = { name: 'Download My Data' };

async function unfold(canvas: Canvas) {
  await userEvent.click(await canvas.findByText(/^Download a copy/));
  await waitFor(() => expect(canvas.getByRole('button', download)).toBeVisible());
  // The page scrolls to its top when the lists have loaded.
  await waitFor(() => expect(canvas.queryAllByRole('region', { busy: true })).toHaveLength(0));
  canvas.getByRole('button', download).scrollIntoView({ block: 'center' });
}

export const Preparing: Story = {
  decorators: shop(),
  beforeEach: ({ msw }) => msw.use(http.get(DATA, () => delay('infinite'))),
  play: async ({ canvas }) => {
    await unfold(canvas);
    await userEvent.click(canvas.getByRole('button', download));
    const button = await canvas.findByRole('button', { name: 'Preparing Your Data...' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
  },
};

export const Failed: Story = {
  decorators: shop(),
  beforeEach: ({ msw }) =>
    msw.use(http.get(DATA, () => HttpResponse.json({}, { status: 500 }), { once: true })),
  play: async ({ canvas }) => {
    await unfold(canvas);
    await userEvent.click(canvas.getByRole('button', download));
    await waitFor(() => expect(canvas.getByText('Failed to prepare your data')).toBeVisible());
    await expect(canvas.getByText('Failed to prepare your data').parentElement).toHaveAttribute(
      'role',
      'alert',
    );
    await expect(canvas.getByRole('button', download)).toHaveFocus();
  },
};

/** The file has the data of the backend and of this device. */
export const Done: Story = {
  decorators: shop({ seeds: [ordersOf(1)], stored: { recentSearches: '["kurta"]' } }),
  play: async ({ canvas }) => {
    const saved: Promise<{ name: string; text: string }> = new Promise((resolve) => {
      let text: Promise<string> | undefined;
      const create = spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
        text = blob instanceof Blob ? blob.text() : undefined;
        return 'blob:story';
      });
      const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
        this: HTMLAnchorElement,
      ) {
        const name = this.download;
        void text?.then((content) => resolve({ name, text: content }));
        create.mockRestore();
        click.mockRestore();
      });
    });
    // Waits until the device has stored the phone number.
    await canvas.findByText('43210');
    await expect(canvas.getByText('Download My Data')).not.toBeVisible();
    await unfold(canvas);
    await expect(canvas.getByRole('button', { name: 'Delete Account' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', download));
    const { name, text } = await saved;
    await expect(name).toMatch(/^naap-data-\d{4}-\d\d-\d\d\.json$/);
    await expect(JSON.parse(text)).toMatchObject({
      account: { phone: '+919876543210' },
      orders: [{ status: 'Confirmed' }],
      this_device: { recent_searches: ['kurta'], phone: '9876543210' },
    });
    await findVisible(canvas, 'Your data is downloaded');
  },
};
