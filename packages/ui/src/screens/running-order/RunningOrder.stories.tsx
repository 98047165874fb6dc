import { m } from '@naap/messages';
import { CUSTOMER_ID_KEY, RUNNING_ORDERS } from '@naap/state';
import { findVisible } from '@naap/ui/fixtures/find-visible';
import { type LiveOrderReply, liveOrder, liveOrderHandlers } from '@naap/ui/fixtures/live-order';
import { hasLargeText, hasReaderStyles } from '@naap/ui/fixtures/reader-styles';
import { BACKEND_ORIGIN, type ShopStoryOptions, STORY_TIME, withShop } from '@naap/ui/fixtures/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/index.ts';
import { media } from '../../theme/index.ts';
import { useResultToast } from '../app-frame/useResultToast.ts';
import { CartScreen } from '../Cart/index.ts';
import { ProductListScreen } from '../ProductList/index.ts';
import { ProfileScreen } from '../Profile/index.ts';
import { SearchPageScreen } from '../SearchPage/index.ts';
import { WishlistScreen } from '../Wishlist/index.ts';

const meta = {
  title: 'Every page/Running order',
  component: WishlistScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof WishlistScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const running = [{ id: '1042', customerId: 'asha', at: STORY_TIME, order: null }];
const shop = (path: string, options: ShopStoryOptions = {}) => [
  withShop({
    path,
    signedIn: true,
    stored: { [CUSTOMER_ID_KEY]: 'asha', [RUNNING_ORDERS.key]: JSON.stringify(running) },
    ...options,
  }),
];
const showing =
  (reply: LiveOrderReply): NonNullable<Story['beforeEach']> =>
  ({ msw }) =>
    msw.use(
      http.post(`${BACKEND_ORIGIN}/login`, () => HttpResponse.json({ shopify_customer_id: 'asha' })),
      ...liveOrderHandlers(() => reply),
    );

const link = () => ({
  name: `18 ${m.order_minutes()} ${m.order_to_your_door()}, ${m.order_title({ name: '#1042' })}`,
});

/** From 900 px, the tape is at the end of the window on every page. */
const expectPlace = async (tape: HTMLElement) => {
  if (!window.matchMedia(media.desktop).matches) return;
  await expect(Math.round(tape.getBoundingClientRect().bottom)).toBe(window.innerHeight);
};

/** Above the tab bar; from 900 px at the bottom of the window. */
export const AboveTheTabBar: Story = {
  parameters: { states: ['order--running'] },
  decorators: shop('/wishlist'),
  beforeEach: showing(liveOrder('On the way')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', link())).toHaveAttribute('href', '/order/1042');
    await expect(canvas.getByText('18 min')).toBeVisible();
    await expectPlace(canvas.getByRole('link', link()));
    // The page's other tapes give way.
    for (const button of document.querySelectorAll('main :is(a, button)'))
      await expect(getComputedStyle(button).backgroundImage).toBe('none');
    const nav = canvas.queryByRole('navigation', { name: 'Main' });
    if (nav === null || window.matchMedia(media.desktop).matches || hasLargeText()) return;
    const { bottom } = canvas.getByRole('link', link()).getBoundingClientRect();
    await expect(nav.getBoundingClientRect().top).toBe(bottom);
  },
};

/** On a phone, the tape is hidden with the tab bar while the shopper types: the keyboard leaves little room. */
export const WhileTyping: Story = {
  decorators: shop('/search-page'),
  render: () => <SearchPageScreen />,
  beforeEach: showing(liveOrder('On the way')),
  play: async ({ canvas }) => {
    const tape = await canvas.findByText('18 min');
    const field = canvas.getByRole('combobox');
    field.focus();
    const isPhone = !window.matchMedia(media.desktop).matches;
    const expectPlace = () =>
      waitFor(() => (isPhone ? expect(tape).not.toBeVisible() : expect(tape).toBeVisible()));
    await expectPlace();
    field.blur();
    await waitFor(() => expect(tape).toBeVisible());
    field.focus();
    await expectPlace();
  },
};

function Saving() {
  const show = useResultToast();
  return <Button label="Save" onClick={() => show({ ok: true, title: 'Saved' })} />;
}

/** A message is above the tape. */
export const WithAMessage: Story = {
  decorators: shop('/wishlist'),
  render: () => <Saving />,
  beforeEach: showing(liveOrder('On the way')),
  play: async ({ canvas }) => {
    const tape = await canvas.findByRole('link', link());
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const message = await canvas.findByText('Saved');
    await waitFor(() =>
      expect(message.getBoundingClientRect().bottom).toBeLessThan(tape.getBoundingClientRect().top),
    );
  },
};

/** At the top of screens with a bar of their own; from 900 px at the bottom of the window, as on all others. */
export const AtTheTop: Story = {
  decorators: shop('/cart'),
  render: () => <CartScreen />,
  beforeEach: showing(liveOrder('Packed')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', link())).toBeVisible();
    await expectPlace(canvas.getByRole('link', link()));
  },
};

/** From 900 px, the buttons of the filters are above the tape. */
export const BesideFilters: Story = {
  decorators: shop('/products?tag=Dresses'),
  globals: { viewport: { value: 'desktop' } },
  render: () => <ProductListScreen />,
  beforeEach: showing(liveOrder('On the way')),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', link());
    // Hidden when text is doubled. Below a taller title, the buttons are in view after the page is scrolled.
    if (!window.matchMedia(media.desktop).matches || hasReaderStyles()) return;
    await expectPlace(canvas.getByRole('link', link()));
    const apply = await canvas.findByRole('button', { name: 'Apply Filters' });
    const { left, width, bottom } = apply.getBoundingClientRect();
    await expect(apply).toContainElement(
      document.elementFromPoint(left + width / 2, bottom - 2) as HTMLElement | null,
    );
  },
};

export const AtTheDoor: Story = {
  decorators: shop('/wishlist'),
  beforeEach: showing(liveOrder('At the door')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^At your door ?, Order #1042$/ })).toBeVisible();
  },
};

/** Placed after the closing. */
export const Overnight: Story = {
  decorators: shop('/wishlist'),
  globals: { viewport: { value: 'narrow' } },
  beforeEach: showing({ ...liveOrder('Confirmed'), promised_at: '2026-11-22T10:30:00+05:30' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sun, 22 Nov, 10:30 am')).toBeVisible();
  },
};

/** An order that has ended leaves the device. */
export const Ended: Story = {
  parameters: { states: ['order--running-ended'] },
  decorators: shop('/wishlist'),
  beforeEach: showing(liveOrder('Delivered')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your wishlist is empty')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('link', { name: /Order #1042/ })).toBeNull());
  },
};

/** First in the profile, with the pieces and the cash to keep ready. The room of the card is kept until the order has arrived. */
export const InTheProfile: Story = {
  parameters: { states: ['order--running-in-profile'] },
  decorators: shop('/profile'),
  render: () => <ProfileScreen />,
  beforeEach: showing(liveOrder('On the way')),
  play: async ({ canvas, msw }) => {
    const arrives = Promise.withResolvers<undefined>();
    msw.use(http.get(`${BACKEND_ORIGIN}/orders/1042`, () => arrives.promise));
    // Shown as soon as the session is known, which a loading screen waits for.
    await findVisible(canvas, '43210');
    const orders = canvas.getByRole('heading', { name: 'Recent Orders' });
    const top = () => Math.round(orders.getBoundingClientRect().top);
    const before = top();
    arrives.resolve(undefined);
    await expect(await canvas.findByText(/Keep ₹4,396.00 in cash ready/)).toBeVisible();
    // A text of two lines, as with larger letters, needs more.
    if (!hasReaderStyles() && !hasLargeText()) await expect(top()).toBe(before);
    await expect(await canvas.findByRole('link', { name: 'Order #1042, details' })).toHaveAttribute(
      'href',
      '/order/1042',
    );
  },
};
