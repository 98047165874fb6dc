import { useAddresses } from '@naap/state';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { useState } from 'react';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import type { StateId } from '../../states.ts';
import { AddressFormDialog } from './AddressFormDialog.tsx';
import {
  BACKEND_ORIGIN,
  positionedAt,
  SANDBOX_ORIGIN,
  type ShopStoryOptions,
  unpositioned,
  withShop,
} from './story.tsx';

const ADDRESSES = `${BACKEND_ORIGIN}/customer/address`;
const MAPS = `${SANDBOX_ORIGIN}/maps/api/geocode/json`;

/** The dialog as checkout and profile use it. */
function Host() {
  const [open, setOpen] = useState(true);
  const { create, isCreating } = useAddresses();
  return (
    <main>
      <h1>Profile</h1>
      <AddressFormDialog open={open} onClose={() => setOpen(false)} create={create} isCreating={isCreating} />
    </main>
  );
}

const meta = {
  component: Host,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Host>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const shop = (options: ShopStoryOptions = {}) => [withShop({ path: '/profile', signedIn: true, ...options })];
const patience = { timeout: 10_000 };
const said = (canvas: Canvas, text: string) => canvas.findByText(text, {}, patience);
const addButton = (canvas: Canvas) => canvas.findByRole('button', { name: 'Add Address' }, patience);
const type = async (canvas: Canvas, label: string, text: string) =>
  userEvent.type(await canvas.findByLabelText(label), text);

async function fetchLocation(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Fetch Location' }, patience));
}

async function fillIn(canvas: Canvas) {
  await type(canvas, 'Name', 'Asha Menon');
  await type(canvas, 'Address', 'फ्लैट ४०२, १४ हिल रोड, मुंबई ४०००५०');
  await fetchLocation(canvas);
  await said(canvas, 'Location Fetched');
}

export const Empty: Story = {
  parameters: { states: ['address-form--empty', 'address-form--phone-default'] },
  decorators: shop(),
  play: async ({ canvas }) => {
    await expect(await addButton(canvas)).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(canvas.getByLabelText('Phone')).toHaveValue('+919876543210'));
  },
};

export const Fetching: Story = {
  parameters: { states: ['address-form--fetching'] },
  decorators: shop(),
  beforeEach: ({ msw }) => {
    msw.use(http.get(MAPS, () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await fetchLocation(canvas);
    const fetching = await said(canvas, 'Fetching Location...');
    // The dialog around it fades in.
    await waitFor(() => expect(fetching).toBeVisible());
  },
};

export const Ready: Story = {
  parameters: { states: ['address-form--fetched', 'address-form--ready'] },
  decorators: shop(),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await expect(await addButton(canvas)).not.toHaveAttribute('aria-disabled');
    await expect(canvas.getByLabelText('Address')).toHaveValue('फ्लैट ४०२, १४ हिल रोड, मुंबई ४०००५०');
  },
};

export const Detected: Story = {
  parameters: { states: ['address-form--detected'] },
  decorators: shop(),
  beforeEach: ({ msw }) => {
    msw.use(http.get(MAPS, () => HttpResponse.json({ status: 'REQUEST_DENIED', results: [] })));
  },
  play: async ({ canvas }) => {
    await fetchLocation(canvas);
    await expect(await said(canvas, 'Location Detected')).toBeVisible();
    await expect(await addButton(canvas)).not.toHaveAttribute('aria-disabled');
  },
};

export const Unsupported: Story = {
  parameters: { states: ['address-form--unsupported'] },
  decorators: shop({ geolocation: () => undefined }),
  play: async ({ canvas }) => {
    await fetchLocation(canvas);
    await expect(await said(canvas, 'Location Not Supported')).toBeVisible();
  },
};

const locationFailed = (code: 1 | 2 | 3, text: string, states: readonly StateId[]): Story => ({
  parameters: { states },
  decorators: shop({ geolocation: unpositioned(code) }),
  play: async ({ canvas }) => {
    await type(canvas, 'Name', 'Asha');
    await fetchLocation(canvas);
    await expect(await said(canvas, 'Location Error')).toBeVisible();
    await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByLabelText('Name')).toHaveValue('Asha');
  },
});

export const LocationDenied = locationFailed(
  1,
  'Location access denied. Please enable location permissions.',
  ['address-form--error-denied', 'address-form--error-title'],
);
export const LocationUnavailable = locationFailed(2, 'Location information unavailable', [
  'address-form--error-unavailable',
]);
export const LocationTimedOut = locationFailed(3, 'Location request timed out', [
  'address-form--error-timeout',
]);

export const LocationFailed: Story = {
  parameters: { states: ['address-form--error-other'] },
  decorators: shop({
    geolocation: () => {
      throw new Error('The browser forbids it.');
    },
  }),
  play: async ({ canvas }) => {
    await fetchLocation(canvas);
    await expect(await said(canvas, 'Unable to fetch your location')).toBeVisible();
  },
};

export const Incomplete: Story = {
  parameters: { states: ['address-form--invalid-name', 'address-form--invalid-address'] },
  decorators: shop(),
  play: async ({ canvas }) => {
    await type(canvas, 'Address', '   ');
    await userEvent.click(await addButton(canvas));
    await expect(await said(canvas, 'Validation Error')).toBeVisible();
    await expect(canvas.getByText('Please fill in all required fields')).toBeVisible();
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
  },
};

export const LocationRequired: Story = {
  parameters: { states: ['address-form--location-required', 'address-form--location-required-body'] },
  decorators: shop({ geolocation: positionedAt({ latitude: 0, longitude: 0 }) }),
  play: async ({ canvas }) => {
    await type(canvas, 'Name', 'Asha');
    await type(canvas, 'Address', '14 Hill Road');
    await userEvent.click(await addButton(canvas));
    await expect(await said(canvas, 'Location Required')).toBeVisible();
    await expect(canvas.getByText('Please fetch your location to continue')).toBeVisible();
  },
};

export const Adding: Story = {
  parameters: { states: ['address-form--adding'] },
  decorators: shop(),
  beforeEach: ({ msw }) => {
    msw.use(http.post(ADDRESSES, () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.click(await addButton(canvas));
    await expect(await said(canvas, 'Adding...')).toBeVisible();
  },
};

export const Added: Story = {
  parameters: { states: ['address-form--added', 'address-form--added-body'] },
  decorators: shop(),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.click(await addButton(canvas));
    await expect(await said(canvas, 'Address Added')).toBeVisible();
    await expect(canvas.getByText('Your address has been saved successfully')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

const refused = (body: object, text: string, states: readonly StateId[]): Story => ({
  parameters: { states },
  decorators: shop(),
  beforeEach: ({ msw }) => {
    msw.use(http.post(ADDRESSES, () => HttpResponse.json(body, { status: 500 })));
  },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.click(await addButton(canvas));
    await expect(await said(canvas, 'Address Creation Failed')).toBeVisible();
    await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByLabelText('Name')).toHaveValue('Asha Menon');
  },
});

export const Failed = refused({}, 'Failed to create address', [
  'address-form--failed',
  'address-form--failed-default',
]);
export const Refused = refused({ error: 'That is too far away.' }, 'That is too far away.', [
  'address-form--failed-message',
]);

export const Dismissed: Story = {
  parameters: { states: ['address-form--closed'] },
  decorators: shop(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
