import { getLocale } from '@naap/messages/runtime';
import { RECENT_SEARCHES } from '@naap/state';
import { assertState } from '@naap/ui/fixtures/assert-state';
import { loseConnection } from '@naap/ui/fixtures/connection';
import { mockIntervals, runInterval } from '@naap/ui/fixtures/intervals';
import { distantShop } from '@naap/ui/fixtures/limited-delivery';
import { within } from '@naap/ui/fixtures/queries';
import { hasLargeText, hasReaderStyles } from '@naap/ui/fixtures/reader-styles';
import {
  failingGeolocation,
  geolocationAt,
  SANDBOX_ORIGIN,
  storyStorage,
  withShop,
} from '@naap/ui/fixtures/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { StateId } from '../../all-states.ts';
import { SiteHeader } from './SiteHeader.tsx';

const MAPS = `${SANDBOX_ORIGIN}/maps/api/geocode/json`;
const IP_INFO = `${SANDBOX_ORIGIN}/ipinfo/json`;
const BENGALURU = { latitude: 12.97162, longitude: 77.59456 };

/** The header and the bottom navigation, around an empty page. */
const meta = {
  title: 'Every page/Header',
  component: SiteHeader,
  args: { pathname: '/' },
  render: () => <main style={{ minBlockSize: '50vh' }} />,
  decorators: [withShop()],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const place = (canvas: Canvas, text: string | RegExp, caption = 'Deliver to') =>
  canvas.findByRole('button', { name: typeof text === 'string' ? `${caption} ${text}` : text });

/** Replies to every geocoding request with this address. */
const addressIs = (address: string) =>
  http.get(MAPS, () => HttpResponse.json({ status: 'OK', results: [{ formatted_address: address }] }));
const ipInfoIs = (city: string, region: string, country: string) =>
  http.get(IP_INFO, () => HttpResponse.json({ loc: '12.9716,77.5946', city, region, country }));
const ipInfoFails = http.get(IP_INFO, () => new HttpResponse(null, { status: 500 }));

export const LocationLoading: Story = {
  parameters: {
    states: ['home-location--loading'],
    shop: { geolocation: () => ({ ...geolocationAt(BENGALURU)(), getCurrentPosition: () => {} }) },
  },
  play: async ({ canvas }) => {
    await expect(await place(canvas, 'Getting location...')).toHaveAttribute('aria-busy', 'true');
  },
};

export const LocationAddress: Story = {
  parameters: { states: ['home-location--address'] },
  beforeEach: ({ msw }) => msw.use(addressIs('14 Hill Road, Bandra West')),
  play: async ({ canvas }) => {
    await expect(await place(canvas, '14 Hill Road, Bandra West')).toBeVisible();
  },
};

export const LocationAddressTruncated: Story = {
  parameters: { states: ['home-location--address-truncated'] },
  beforeEach: ({ msw }) => msw.use(addressIs('14 Hill Road, Bandra West, Mumbai, Maharashtra 400050')),
  play: async ({ canvas }) => {
    await assertState('home-location--address-truncated', async () => {
      const shown = await canvas.findByText(/^14 Hill Road.*…$/);
      await expect(shown).toBeVisible();
      await expect(shown.textContent.replace('…', '')).toHaveLength(30);
      // All of them are in one line.
      if (hasLargeText() || hasReaderStyles()) return;
      await expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth);
      await expect(shown.getBoundingClientRect().height).toBeLessThan(24);
    });
  },
};

const geocodingFails = (reply: () => Response, problem: string, states: readonly StateId[]): Story => ({
  parameters: { states, shop: { geolocation: geolocationAt(BENGALURU) } },
  beforeEach: ({ msw }) => msw.use(http.get(MAPS, reply)),
  play: async ({ canvas }) => {
    await expect(await place(canvas, 'Location: 12.9716, 77.5946', problem)).toBeVisible();
  },
});

export const LocationMapsFailed = geocodingFails(
  () => new HttpResponse(null, { status: 500 }),
  'Failed to fetch address from the maps service',
  ['home-location--coords-fallback', 'home-location--error-maps-http'],
);
export const LocationWithoutAddress = geocodingFails(
  () => HttpResponse.json({ status: 'OK', results: [] }),
  'No address found for coordinates',
  ['home-location--error-no-address'],
);

/** In Hindi, the name of the area is translated too. */
export const LocationOutsideAreas: Story = {
  globals: { language: 'hi' },
  parameters: { shop: { content: distantShop } },
  beforeEach: ({ msw }) => msw.use(addressIs('14 Hill Road, Bandra West')),
  play: async ({ canvas }) => {
    await expect(
      await place(canvas, '14 Hill Road, Bandra West', 'यहां अभी डिलीवरी नहीं होती। सबसे पास: पुणे'),
    ).toBeVisible();
  },
};

export const LocationApproximating: Story = {
  parameters: { states: ['home-location--approximating'], shop: { geolocation: failingGeolocation(1) } },
  beforeEach: ({ msw }) => msw.use(http.get(IP_INFO, () => delay('infinite'))),
  play: async ({ canvas }) => {
    await expect(
      await place(canvas, 'Getting approximate location...', 'Location access denied'),
    ).toBeVisible();
  },
};

const approximated = (
  geolocation: () => Geolocation | undefined,
  problem: string,
  states: readonly StateId[],
): Story => ({
  parameters: { states, shop: { geolocation } },
  beforeEach: ({ msw }) => msw.use(ipInfoIs('Bengaluru', 'Karnataka', 'IN')),
  play: async ({ canvas }) => {
    await expect(await place(canvas, 'Bengaluru, Karnataka, IN', problem)).toBeVisible();
  },
});

export const LocationDenied = approximated(failingGeolocation(1), 'Location access denied', [
  'home-location--ip-based',
  'home-location--error-denied',
]);
export const LocationUnavailable = approximated(failingGeolocation(2), 'Location unavailable', [
  'home-location--error-unavailable',
]);
export const LocationTimedOut = approximated(failingGeolocation(3), 'Location request timeout', [
  'home-location--error-timeout',
]);
export const LocationUnsupported = approximated(
  () => undefined,
  'Geolocation is not supported by this browser',
  ['home-location--error-unsupported'],
);

export const LocationUnknown: Story = {
  parameters: {
    states: ['home-location--unknown', 'home-location--tap-to-enable'],
    shop: { geolocation: failingGeolocation(1) },
  },
  beforeEach: ({ msw }) => msw.use(ipInfoFails),
  play: async ({ canvas }) => {
    await expect(
      await place(canvas, 'Tap to enable location', 'Unknown location. Location access denied'),
    ).toBeVisible();
  },
};

/** Without a connection, the place cannot be looked up. */
export const LocationOffline: Story = {
  parameters: { shop: { geolocation: geolocationAt(BENGALURU) } },
  beforeEach: ({ msw }) => loseConnection(msw),
  play: async ({ canvas }) => {
    await expect(await place(canvas, 'Location: 12.9716, 77.5946', 'You are offline')).toBeVisible();
  },
};

export const LocationAskedAgain: Story = {
  parameters: { states: ['home-location--retap'] },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(
        MAPS,
        () => HttpResponse.json({ status: 'OK', results: [{ formatted_address: 'Hill Road' }] }),
        { once: true },
      ),
      http.get(MAPS, () => delay('infinite')),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await place(canvas, 'Hill Road'));
    await expect(await place(canvas, 'Getting location...')).toHaveAttribute('aria-busy', 'true');
  },
};

export const SearchExamples: Story = {
  parameters: {
    states: [
      'home-search--placeholder-dresses',
      'home-search--placeholder-tshirts',
      'home-search--placeholder-jeans',
    ],
  },
  beforeEach: mockIntervals,
  play: async ({ canvas }) => {
    const { parentElement: box } = await canvas.findByRole('link', { name: 'Search for products' });
    for (const example of ['dresses', 't-shirts', 'jeans', 'dresses']) {
      await waitFor(() => expect(box).toHaveTextContent(`Search for ${example}`));
      await runInterval(2000);
    }
  },
};

const onDesktop = { viewport: { value: 'desktopInRem' } };

/** Clicks the search box of the header, and returns the field that takes its place. */
async function openSearchField(canvas: Canvas): Promise<HTMLElement> {
  await userEvent.click(await canvas.findByRole('link', { name: 'Search for products' }));
  return canvas.findByRole('combobox', { name: 'Search for products' });
}

const wentTo = (canvas: Canvas, path: string) => canvas.findByText(`Went to ${path}`);

export const SearchField: Story = {
  parameters: {
    states: ['search--in-header'],
    shop: { stored: { [RECENT_SEARCHES.key]: '["saree","jeans"]' } },
  },
  globals: onDesktop,
  play: async ({ canvas }) => {
    const field = await openSearchField(canvas);
    await assertState('search--in-header', async () => {
      await expect(field).toHaveFocus();
      await expect(canvas.queryByRole('link', { name: 'Search for products' })).toBeNull();
    });
    await userEvent.type(field, 's');
    await expect(await canvas.findByText('27 suggestions')).toHaveAttribute('role', 'status');
    const groups = within(await canvas.findByRole('listbox', { name: 'Suggestions' })).getAllByRole('group');
    await expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual([
      'Recent Searches',
      'Categories',
      'Products',
    ]);
  },
};

export const SearchFieldByKeyboard: Story = {
  parameters: { states: ['search--in-header-by-keyboard'] },
  globals: onDesktop,
  play: async ({ canvas }) => {
    (await canvas.findByRole('link', { name: 'Search for products' })).focus();
    await userEvent.keyboard('{Enter}');
    const field = await canvas.findByRole('combobox', { name: 'Search for products' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('dres');
    await canvas.findByRole('option', { name: 'Dresses' });
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      canvas.getByRole('option', { name: 'Dresses' }).id,
    );
    await userEvent.keyboard('{Enter}');
    await assertState('search--in-header-by-keyboard', async () =>
      expect(await wentTo(canvas, '/products?search=Dresses')).toBeVisible(),
    );
    await expect(await canvas.findByRole('link', { name: 'Search for products' })).toBeVisible();
    await expect(storyStorage().local.getItem(RECENT_SEARCHES.key)).toBe('["Dresses"]');
  },
};

/** Esc and a click outside close the suggestions; the text stays. */
export const SearchFieldDismissed: Story = {
  parameters: { states: ['search--in-header-dismissed'] },
  globals: onDesktop,
  play: async ({ canvas }) => {
    const field = await openSearchField(canvas);
    await userEvent.type(field, 'dres');
    await canvas.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field).toHaveValue('dres');
    await userEvent.type(field, 's');
    await canvas.findByRole('listbox');
    await userEvent.click(canvas.getByRole('main'));
    await assertState('search--in-header-dismissed', async () => {
      await expect(canvas.queryByRole('listbox')).toBeNull();
      await expect(field).toHaveValue('dress');
    });
  },
};

export const NotificationsOpen: Story = {
  parameters: {
    states: ['home-notifications--closed', 'home-notifications--open', 'home-notifications--open-offer-zero'],
  },
  play: async ({ canvas }) => {
    const bell = await canvas.findByRole('button', { name: 'Notifications, 2 new' });
    await expect(bell).toHaveTextContent('2');
    await expect(bell).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(bell);
    const offers = await canvas.findByRole('dialog', { name: 'Offers' });
    await waitFor(() => expect(offers).toBeVisible());
    await expect(within(offers).getByText('Flat 10% off on your first order')).toBeVisible();
    await expect(offers).toHaveTextContent('FIRST10');
    await expect(within(offers).getByText('Order clothes at home for ₹0')).toBeVisible();
  },
};

export const LanguagesOpen: Story = {
  parameters: { states: ['languages--menu'] },
  play: async ({ canvas }) => {
    const trigger = await canvas.findByRole('button', { name: 'Language' });
    await userEvent.click(trigger);
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await assertState('languages--menu', async () => {
      const hindi = await canvas.findByRole('link', { name: 'हिन्दी' });
      const english = canvas.getByRole('link', { name: 'English' });
      await expect(hindi).toHaveAttribute('href', '/hi');
      await expect(hindi).toHaveAttribute('lang', 'hi');
      await expect(english).toHaveAttribute('href', '/');
      await expect([english, hindi].filter((link) => link.ariaCurrent === 'true')).toEqual([
        getLocale() === 'hi' ? hindi : english,
      ]);
    });
  },
};

const currentItemAt = (path: string, current: string, states: readonly StateId[]): Story => ({
  parameters: { states, shop: { path } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { current: 'page' })).toHaveTextContent(current);
    for (const name of ['Home', 'Categories', 'Profile']) {
      await expect(canvas.getByRole('link', { name })).toBeVisible();
    }
  },
});

export const NavigationAtHome = currentItemAt('/', 'Home', ['app--bottom-nav-home']);
export const NavigationAtCategories = currentItemAt('/categories', 'Categories', [
  'app--bottom-nav-categories',
]);
export const NavigationAtProfile = currentItemAt('/profile', 'Profile', ['app--bottom-nav-profile']);
