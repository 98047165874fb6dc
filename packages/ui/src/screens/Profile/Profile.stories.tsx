import { assertState } from '@naap/ui/fixtures/assert-state';
import { findVisible } from '@naap/ui/fixtures/find-visible';
import { hasReaderStyles } from '@naap/ui/fixtures/reader-styles';
import {
  addressesOf,
  BACKEND_ORIGIN,
  cartOf,
  ordersOf,
  type ShopStoryOptions,
  storyShop,
  storyStorage,
  withShop,
} from '@naap/ui/fixtures/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { useLocation } from 'react-router-dom';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { tabletOnly } from '../../theme/breakpoints.ts';
import { CheckoutScreen } from '../Checkout/index.ts';
import { SignInScreen } from '../SignIn/index.ts';
import { ProfileScreen } from './Profile.tsx';

const ORDERS = `${BACKEND_ORIGIN}/orders`;
const ADDRESSES = `${BACKEND_ORIGIN}/customer/address`;

const meta = {
  component: ProfileScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const shop = (options: ShopStoryOptions = {}) => [withShop({ path: '/profile', signedIn: true, ...options })];
/** Returns an order of the shop API's response. */
const order = (number: number, rest: object = {}) => ({
  order_id: String(number),
  order_name: `#${number}`,
  created_at: '2026-11-20T12:00:00Z',
  currency: 'INR',
  total_amount: '4396.00',
  ...rest,
});

export const Loading: Story = {
  parameters: { states: ['profile--loading'] },
  decorators: shop(),
  beforeEach: ({ msw }) => {
    msw.use(
      http.get(ORDERS, () => delay('infinite')),
      http.get(ADDRESSES, () => delay('infinite')),
    );
  },
  play: async ({ canvas }) => {
    await assertState('profile--loading', async () => {
      for (const name of ['Recent Orders', 'Saved Addresses']) {
        await expect(await canvas.findByRole('region', { name })).toHaveAttribute('aria-busy', 'true');
      }
    });
  },
};

export const Empty: Story = {
  parameters: { states: ['profile--orders-empty', 'profile--addresses-empty'] },
  decorators: shop(),
  play: async ({ canvas }) => {
    await assertState('profile--addresses-empty', () => findVisible(canvas, 'No saved addresses'));
    await expect(await canvas.findByRole('link', { name: 'Start Shopping' })).toHaveAttribute(
      'href',
      '/categories',
    );
  },
};

export const Loaded: Story = {
  parameters: {
    states: [
      'profile--loaded',
      'profile--member',
      'profile--phone',
      'profile--counters',
      'profile--orders-one',
      'profile--addresses',
      'wishlist--from-profile',
      'languages--switch',
    ],
  },
  decorators: shop({ seeds: [ordersOf(1), addressesOf(2)] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Welcome Back!' })).toBeVisible();
    await expect(canvas.getByText('Premium Member')).toBeVisible();
    await findVisible(canvas, '43210');
    const counter = (label: string) => canvas.getByText(label, { selector: 'dt' }).parentElement;
    await waitFor(() => expect(counter('Order')).toHaveTextContent('Order1'));
    await waitFor(() => expect(counter('Addresses')).toHaveTextContent('Addresses2'));
    await expect(canvas.getAllByText('Asha Menon')).toHaveLength(1);
  },
};

let replied = Promise.withResolvers<void>();

/** The buttons below the lists stay where they are when the lists have loaded, so that a click on them does not miss. */
export const EmptyInPlace: Story = {
  decorators: shop(),
  globals: { viewport: { value: 'phoneInRem' } },
  beforeEach: ({ msw }) => {
    replied = Promise.withResolvers();
    const reply = () => replied.promise;
    msw.use(http.get(ORDERS, reply), http.get(ADDRESSES, reply));
  },
  play: async ({ canvas }) => {
    const logout = await canvas.findByRole('button', { name: 'Logout' });
    const orders = await canvas.findByRole('region', { name: 'Recent Orders' });
    await expect(orders).toHaveAttribute('aria-busy', 'true');
    const { top } = logout.getBoundingClientRect();
    replied.resolve();
    await waitFor(() => expect(canvas.queryAllByRole('region', { busy: true })).toHaveLength(0));
    if (!hasReaderStyles()) await expect(logout.getBoundingClientRect().top).toBe(top);
  },
};

export const LoadedInPlace: Story = {
  ...EmptyInPlace,
  decorators: shop({ seeds: [ordersOf(2)] }),
  play: async (context) => {
    const { canvas } = context;
    await EmptyInPlace.play?.(context);
    await findVisible(canvas, 'Asha Menon');
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
};

/** The lists are beside the settings, and Logout is on the first screen. */
export const OnATablet: Story = {
  decorators: shop({ seeds: [ordersOf(2), addressesOf(2)] }),
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const orders = await canvas.findByRole('region', { name: 'Recent Orders' });
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    if (!window.matchMedia(tabletOnly).matches) return;
    const logout = canvas.getByRole('button', { name: 'Logout' }).getBoundingClientRect();
    await expect(logout.left).toBeGreaterThan(orders.getBoundingClientRect().right);
    await expect(logout.bottom).toBeLessThan(window.innerHeight);
  },
};

/** The addresses are below the orders, beside the member card. */
export const Wide: Story = {
  decorators: shop({ seeds: [ordersOf(1)] }),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await findVisible(canvas, 'Asha Menon');
    const section = (name: string) => canvas.getByRole('region', { name }).getBoundingClientRect();
    const orders = section('Recent Orders');
    const addresses = section('Saved Addresses');
    await expect(addresses.left).toBe(orders.left);
    await expect(addresses.top).toBeGreaterThan(orders.bottom);
  },
};

export const OrdersTwo: Story = {
  name: 'Orders Two: order history',
  parameters: { states: ['profile--orders-two'] },
  decorators: shop({ seeds: [ordersOf(2)] }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await assertState('profile--orders-two', () =>
      expect(canvas.queryByRole('button', { name: 'View All Orders' })).not.toBeInTheDocument(),
    );
  },
};

export const OrdersMore: Story = {
  parameters: { states: ['profile--orders-more'] },
  decorators: shop({ seeds: [ordersOf(3)] }),
  play: async ({ canvas }) => {
    await findVisible(canvas, 'View All Orders');
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
};

const requestSeen = fn();

export const OrdersByCursor: Story = {
  parameters: {
    states: ['profile--orders-cursor', 'profile--order-status-default', 'profile--order-status-given'],
  },
  decorators: shop(),
  beforeEach: ({ msw }) => {
    requestSeen.mockClear();
    msw.use(
      http.get(ORDERS, ({ request }) => {
        const after = new URL(request.url).searchParams.get('after');
        requestSeen(after);
        return after === 'page-2'
          ? HttpResponse.json({ orders: [order(1, { status: 'Delivered' })] })
          : HttpResponse.json({ orders: [order(3), order(2)], cursor: 'page-2' });
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Confirmed')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'View All Orders' }));
    await assertState('profile--order-status-given', () => findVisible(canvas, 'Delivered'));
    await assertState('profile--orders-cursor', () => expect(requestSeen).toHaveBeenCalledWith('page-2'));
  },
};

export const OrdersFailed: Story = {
  parameters: { states: ['profile--orders-error'] },
  decorators: shop(),
  beforeEach: ({ msw }) => {
    msw.use(
      http.get(ORDERS, () => {
        requestSeen();
        return HttpResponse.json({}, { status: 500 });
      }),
    );
  },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    requestSeen.mockClear();
    await userEvent.click(retry);
    await waitFor(() => expect(requestSeen).toHaveBeenCalled());
    await findVisible(canvas, 'Failed to fetch orders');
  },
};

export const AddressesFailed: Story = {
  parameters: { states: ['profile--addresses-error'] },
  decorators: shop(),
  beforeEach: ({ msw }) => {
    msw.use(http.get(ADDRESSES, () => HttpResponse.json({}, { status: 500 })));
  },
  play: async ({ canvas }) => {
    await findVisible(canvas, 'Failed to fetch addresses');
  },
};

/** One is deleted and put back by Undo, and another one is deleted. */
export const AddressDeleted: Story = {
  parameters: { states: ['profile--address-deleted', 'undo--address'] },
  decorators: shop({ seeds: [addressesOf(3)] }),
  play: async ({ canvas }) => {
    const names = () =>
      canvas.getAllByRole('button', { name: /^Delete the address of/ }).map(({ textContent }) => textContent);
    const first = { name: 'Delete the address of Asha Menon' };
    const button = await canvas.findByRole('button', first);
    const before = names();
    await userEvent.click(button);
    await userEvent.click(await canvas.findByRole('button', { name: /^Undo/ }));
    await assertState('undo--address', async () => {
      await waitFor(() => expect(names()).toEqual(before));
      await expect(canvas.getByRole('button', first)).toHaveFocus();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the address of Office' }));
    await findVisible(canvas, 'Address Deleted');
    await expect(canvas.queryByText('Office')).not.toBeInTheDocument();
  },
};

export const AddressDeleteFailed: Story = {
  parameters: { states: ['profile--address-delete-failed'] },
  decorators: shop({ seeds: [addressesOf(2)] }),
  beforeEach: ({ msw }) => {
    msw.use(http.delete(`${ADDRESSES}/:id`, () => HttpResponse.json({}, { status: 500 })));
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Delete the address of Office' });
    await userEvent.click(button);
    await findVisible(canvas, 'Delete Failed');
    await expect(canvas.getByText('Office')).toBeVisible();
    await expect(button).toHaveFocus();
  },
};

export const AddressAdded: Story = {
  parameters: { states: ['profile--address-add', 'profile--address-added'] },
  decorators: shop(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a new address' }));
    await assertState('profile--address-add', async () =>
      expect(await canvas.findByRole('dialog', { name: 'Add New Address' })).toBeInTheDocument(),
    );
    await userEvent.type(await canvas.findByLabelText('Name'), 'Asha');
    await userEvent.click(canvas.getByRole('button', { name: 'Fetch Location' }));
    await findVisible(canvas, 'Location Fetched');
    await userEvent.click(canvas.getByRole('button', { name: 'Add Address' }));
    await findVisible(canvas, 'Address Added');
    await findVisible(canvas, 'Asha');
    // Waits for the fade-out.
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** After placing an order in the checkout. */
export const AfterOrder: Story = {
  parameters: { states: ['profile--after-order'] },
  decorators: shop({
    path: '/checkout',
    routePath: '*',
    seeds: [ordersOf(1), cartOf(1), addressesOf(1)],
  }),
  render: function Placing() {
    return useLocation().pathname === '/checkout' ? <CheckoutScreen /> : <ProfileScreen />;
  },
  play: async ({ canvas }) => {
    const place = await canvas.findByRole('button', { name: 'Place Order' });
    await userEvent.click(place);
    await findVisible(canvas, 'Order Placed Successfully!');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    const { orders } = await storyShop().direct.shopApi.listOrders();
    const [newest] = canvas.getAllByRole('article');
    await expect(newest).toHaveTextContent(orders[0]?.orderName ?? '');
  },
};

export const PhoneUnknown: Story = {
  parameters: { states: ['profile--phone-fallback'] },
  decorators: shop({ signedIn: false }),
  play: async ({ canvas }) => {
    await assertState('profile--phone-fallback', async () =>
      expect(await findVisible(canvas, '+91')).toHaveTextContent(/^\+91 ?9999999999$/),
    );
  },
};

export const Logout: Story = {
  name: 'Log out',
  parameters: { states: ['profile--logout', 'app--auth-logged-out'] },
  decorators: shop(),
  play: async ({ canvas }) => {
    await findVisible(canvas, '43210');
    await expect(storyStorage().local.getItem('userPhone')).toBe('9876543210');
    await userEvent.click(await canvas.findByRole('button', { name: 'Logout' }));
    await assertState('app--auth-logged-out', async () => {
      await findVisible(canvas, 'Went to /');
      await expect(storyStorage().local.getItem('userPhone')).toBeNull();
      await expect(storyStorage().local.getItem('shopifyCustomerId')).toBeNull();
    });
  },
};

export const SignedOut: Story = {
  parameters: { states: ['profile--signed-out'] },
  decorators: shop({ signedIn: false, signIn: <SignInScreen /> }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sign In' })).toBeVisible();
  },
};
