import { m } from '@naap/messages';
import { useAddresses } from '@naap/state';
import { assertState } from '@naap/ui/fixtures/assert-state';
import { findVisible } from '@naap/ui/fixtures/find-visible';
import {
  BACKEND_ORIGIN,
  failingGeolocation,
  geolocationAt,
  SANDBOX_ORIGIN,
  withShop,
} from '@naap/ui/fixtures/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import type { StateId } from '../../all-states.ts';
import { AddressFormDialog } from './AddressFormDialog.tsx';

const ADDRESSES = `${BACKEND_ORIGIN}/customer/address`;
const MAPS = `${SANDBOX_ORIGIN}/maps/api/geocode/json`;

/** Renders the dialog as checkout and profile do. */
function Host() {
  const [open, setOpen] = useState(true);
  const { create, isCreating } = useAddresses();
  return (
    <main>
      <h1>{m.profile_page_title()}</h1>
      <AddressFormDialog open={open} onClose={() => setOpen(false)} create={create} isCreating={isCreating} />
    </main>
  );
}

const meta = {
  title: 'Address form',
  component: Host,
  decorators: [withShop({ path: '/profile', signedIn: true })],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Host>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const addButton = (canvas: Canvas) => canvas.findByRole('button', { name: 'Add Address' });
const type = async (canvas: Canvas, label: string, text: string) =>
  userEvent.type(await canvas.findByRole('textbox', { name: label }), text);

async function fetchLocation(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Fetch Location' }));
}

const paste = async (canvas: Canvas, label: string, text: string) => {
  await userEvent.click(await canvas.findByRole('textbox', { name: label }));
  await userEvent.paste(text);
};

async function fillIn(canvas: Canvas) {
  await paste(canvas, 'Name', 'Asha Menon');
  await paste(canvas, 'Address', 'फ्लैट ४०२, १४ हिल रोड, मुंबई ४०००५०');
  await fetchLocation(canvas);
  await findVisible(canvas, 'Location Fetched');
}

export const Empty: Story = {
  parameters: { states: ['address-form--empty', 'address-form--phone-default'] },
  play: async ({ canvas }) => {
    await assertState('address-form--empty', async () =>
      expect(await addButton(canvas)).toHaveAttribute('aria-disabled', 'true'),
    );
    await waitFor(() => expect(canvas.getByLabelText('Phone')).toHaveValue('+919876543210'));
  },
};

export const Fetching: Story = {
  parameters: { states: ['address-form--fetching'] },
  beforeEach: ({ msw }) => msw.use(http.get(MAPS, () => delay('infinite'))),
  play: async ({ canvas }) => {
    await fetchLocation(canvas);
    await findVisible(canvas, 'Fetching Location...');
  },
};

export const Ready: Story = {
  parameters: { states: ['address-form--fetched', 'address-form--ready'] },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await assertState('address-form--ready', async () =>
      expect(await addButton(canvas)).not.toHaveAttribute('aria-disabled'),
    );
    await expect(canvas.getByLabelText('Address')).toHaveValue('फ्लैट ४०२, १४ हिल रोड, मुंबई ४०००५०');
  },
};

export const Detected: Story = {
  parameters: { states: ['address-form--detected'] },
  beforeEach: ({ msw }) =>
    msw.use(http.get(MAPS, () => HttpResponse.json({ status: 'REQUEST_DENIED', results: [] }))),
  play: async ({ canvas }) => {
    await fetchLocation(canvas);
    await findVisible(canvas, 'Location Detected');
    await expect(await addButton(canvas)).not.toHaveAttribute('aria-disabled');
  },
};

export const Unsupported: Story = {
  parameters: { states: ['address-form--unsupported'], shop: { geolocation: () => undefined } },
  play: async ({ canvas }) => {
    await fetchLocation(canvas);
    await findVisible(canvas, 'Location Not Supported');
  },
};

const locationFailed = (code: 1 | 2 | 3, text: string, states: readonly StateId[]): Story => ({
  parameters: { states, shop: { geolocation: failingGeolocation(code) } },
  play: async ({ canvas }) => {
    await paste(canvas, 'Name', 'Asha');
    await fetchLocation(canvas);
    await findVisible(canvas, 'Location Error');
    await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByLabelText('Name')).toHaveValue('Asha');
  },
});

export const LocationDenied: Story = {
  name: 'Location permission denied',
  ...locationFailed(1, 'Location access denied. Please enable location permissions.', [
    'address-form--error-denied',
    'address-form--error-title',
  ]),
};
export const LocationUnavailable = locationFailed(2, 'Location information unavailable', [
  'address-form--error-unavailable',
]);
export const LocationTimedOut = locationFailed(3, 'Location request timed out', [
  'address-form--error-timeout',
]);

export const LocationFailed: Story = {
  parameters: {
    states: ['address-form--error-other'],
    shop: {
      geolocation: () => {
        throw new Error('The browser refuses geolocation.');
      },
    },
  },
  play: async ({ canvas }) => {
    await fetchLocation(canvas);
    await findVisible(canvas, 'Unable to fetch your location');
  },
};

const lookUp = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Look Up Address' }));

/** Overrides look-ups of typed addresses; the address of a position still comes from the sandbox. */
const answerLookUps = (answer: () => Promise<Response> | Response) =>
  http.get(MAPS, ({ request }) => (new URL(request.url).searchParams.has('address') ? answer() : undefined));

export const LookedUp: Story = {
  parameters: { shop: { geolocation: failingGeolocation(1) } },
  play: async ({ canvas }) => {
    await fetchLocation(canvas);
    await findVisible(canvas, 'Location Error');
    await paste(canvas, 'Name', 'Asha Menon');
    await paste(canvas, 'Address', 'फ्लैट ४०२, १४ हिल रोड, मुंबई ४०००५०');
    await lookUp(canvas);
    const place = await canvas.findByRole('radio', { name: /^Hill Road, Bandra West, Mumbai/ });
    // The shopper must confirm a place.
    await expect(place).not.toBeChecked();
    await expect(await addButton(canvas)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(place);
    await expect(canvas.queryByText('Location Error')).not.toBeInTheDocument();
    await expect(canvas.getByLabelText('Address')).toHaveValue('फ्लैट ४०२, १४ हिल रोड, मुंबई ४०००५०');
    await expect(await addButton(canvas)).not.toHaveAttribute('aria-disabled');
  },
};

export const SeveralPlaces: Story = {
  play: async ({ canvas }) => {
    await type(canvas, 'Address', '14, Mumbai{Tab}{Tab}{Tab}{Enter}');
    await findVisible(canvas, '3 places were found. Choose yours to use it.');
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /^Veera Desai Road/ })).toBeChecked();
    await expect(canvas.getByText('Your location is saved with this address.')).toBeVisible();
    // Adding text to the address keeps the location.
    await type(canvas, 'Address', ', Flat 4');
    await expect(canvas.getByRole('radio', { name: /^Veera Desai Road/ })).toBeChecked();
  },
};

/** Another PIN code drops the location. */
export const PinCodeChanged: Story = {
  play: async (context) => {
    const { canvas } = context;
    await SeveralPlaces.play?.(context);
    await type(canvas, 'Address', ', 560038');
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
    await expect(canvas.getByText('The PIN code has changed. Look up the address again.')).toBeVisible();
    await expect(await addButton(canvas)).toHaveAttribute('aria-disabled', 'true');
  },
};

export const NoPlace: Story = {
  play: async ({ canvas }) => {
    await lookUp(canvas);
    await findVisible(canvas, 'Enter your address or PIN code first.');
    await expect(canvas.getByLabelText('Address')).toHaveFocus();
    await paste(canvas, 'Address', '12 Nowhere Lane');
    await expect(canvas.queryByText('Enter your address or PIN code first.')).not.toBeInTheDocument();
    await lookUp(canvas);
    const text = 'No place was found. Check the address, or enter just your PIN code and look it up again.';
    await findVisible(canvas, text);
    await expect(canvas.getByLabelText('Address')).toHaveValue('12 Nowhere Lane');
    await expect(await addButton(canvas)).toHaveAttribute('aria-disabled', 'true');
  },
};

export const LookUpFailed: Story = {
  beforeEach: ({ msw }) => msw.use(answerLookUps(() => new HttpResponse(null, { status: 503 }))),
  play: async ({ canvas }) => {
    await paste(canvas, 'Address', '14 Hill Road');
    await lookUp(canvas);
    const text = 'The address could not be looked up. Check your connection and try again.';
    await findVisible(canvas, text);
    await expect(canvas.getByLabelText('Address')).toHaveValue('14 Hill Road');
  },
};

export const LookUpCancelled: Story = {
  beforeEach: ({ msw }) => msw.use(answerLookUps(() => delay('infinite').then(() => new HttpResponse()))),
  play: async ({ canvas }) => {
    await paste(canvas, 'Address', '14 Hill Road');
    await lookUp(canvas);
    await findVisible(canvas, 'Looking Up...');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByText('Looking Up...')).not.toBeInTheDocument());
  },
};

/** The error is shown before a request is sent. */
export const InvalidPhone: Story = {
  beforeEach: ({ msw }) =>
    msw.use(http.post(ADDRESSES, () => HttpResponse.json({ error: 'It was sent.' }, { status: 500 }))),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.clear(canvas.getByLabelText('Phone'));
    await type(canvas, 'Phone', 'call me');
    await userEvent.click(await addButton(canvas));
    await findVisible(canvas, 'Please enter a valid phone number');
    await expect(canvas.getByLabelText('Phone')).toHaveFocus();
    await expect(canvas.getByText('Enter a phone number, such as +91 98200 12345.')).toBeVisible();
    await expect(canvas.queryByText('It was sent.')).not.toBeInTheDocument();
  },
};

export const Incomplete: Story = {
  name: 'Incomplete: address form with an error',
  parameters: { states: ['address-form--invalid-name', 'address-form--invalid-address'] },
  play: async ({ canvas }) => {
    await type(canvas, 'Address', '   ');
    await userEvent.click(await addButton(canvas));
    await findVisible(canvas, 'Validation Error');
    await expect(canvas.getByText('Please fill in all required fields')).toBeVisible();
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
  },
};

export const LocationRequired: Story = {
  parameters: {
    states: ['address-form--location-required', 'address-form--location-required-body'],
    shop: { geolocation: geolocationAt({ latitude: 0, longitude: 0 }) },
  },
  play: async ({ canvas }) => {
    await paste(canvas, 'Name', 'Asha');
    await paste(canvas, 'Address', '14 Hill Road');
    await userEvent.click(await addButton(canvas));
    await findVisible(canvas, 'Location Required');
    await expect(canvas.getByText('Please fetch your location to continue')).toBeVisible();
  },
};

export const Adding: Story = {
  parameters: { states: ['address-form--adding'] },
  beforeEach: ({ msw }) => msw.use(http.post(ADDRESSES, () => delay('infinite'))),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.click(await addButton(canvas));
    await findVisible(canvas, 'Adding...');
  },
};

/** An address that was looked up is saved without a position. */
export const Added: Story = {
  parameters: { ...LookedUp.parameters, states: ['address-form--added', 'address-form--added-body'] },
  play: async (context) => {
    const { canvas } = context;
    await LookedUp.play?.(context);
    await userEvent.click(await addButton(canvas));
    await findVisible(canvas, 'Address Added');
    await expect(canvas.getByText('Your address has been saved successfully')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

const refused = (body: object, text: string, states: readonly StateId[], fact?: StateId): Story => ({
  parameters: { states },
  beforeEach: ({ msw }) => msw.use(http.post(ADDRESSES, () => HttpResponse.json(body, { status: 500 }))),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.click(await addButton(canvas));
    await findVisible(canvas, 'Address Creation Failed');
    const expectText = () => expect(canvas.getByText(text)).toBeVisible();
    await (fact ? assertState(fact, expectText) : expectText());
    await expect(canvas.getByLabelText('Name')).toHaveValue('Asha Menon');
  },
});

export const Failed = refused({}, 'Failed to create address', [
  'address-form--failed',
  'address-form--failed-default',
]);
export const Refused = refused(
  { error: 'At most 50 addresses can be saved. Delete one first.', code: 'address_limit' },
  'At most 50 addresses can be saved. Delete one first.',
  ['address-form--failed-message'],
  'address-form--failed-message',
);

const saved = fn();

export const Dismissed: Story = {
  parameters: { states: ['address-form--closed'] },
  beforeEach: ({ msw }) => {
    saved.mockClear();
    msw.use(http.post(ADDRESSES, () => saved()));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    await assertState('address-form--closed', async () => {
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(saved).not.toHaveBeenCalled();
    });
  },
};
