import {
  replyToVariantLookups,
  replyWithVariant,
  replyWithVariants,
} from '@naap/fixtures/storefront-replies';
import { m } from '@naap/messages';
import { assertState } from '@naap/ui/fixtures/assert-state';
import { findVisible } from '@naap/ui/fixtures/find-visible';
import { distantShop } from '@naap/ui/fixtures/limited-delivery';
import { serviceText, within } from '@naap/ui/fixtures/queries';
import { addressesOf, BACKEND_ORIGIN, cartOf, storyShop, withShop } from '@naap/ui/fixtures/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { StateId } from '../../all-states.ts';
import { SignInScreen } from '../SignIn/index.ts';
import { CheckoutScreen } from './Checkout.tsx';

const ADDRESSES = `${BACKEND_ORIGIN}/customer/address`;
const ADDRESS = `${ADDRESSES}/:id`;
const ORDER = `${BACKEND_ORIGIN}/order`;

const meta = {
  component: CheckoutScreen,
  decorators: [withShop({ path: '/checkout', signedIn: true, seeds: [cartOf(2), addressesOf(2)] })],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CheckoutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const placeButton = (canvas: Canvas) => canvas.findByRole('button', { name: 'Place Order' });
const address = (canvas: Canvas, name: RegExp) => canvas.findByRole('radio', { name });

async function applyCoupon(canvas: Canvas, code: string) {
  await userEvent.type(await canvas.findByLabelText('Coupon code'), code);
  await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
}

/** Deletes the first address as another device does. */
async function deleteFirstAddress() {
  const { shopApi } = storyShop().direct;
  const [first] = await shopApi.listAddresses();
  await shopApi.deleteAddress(first?.id ?? '');
}

export const Loading: Story = {
  parameters: { states: ['checkout--loading'] },
  beforeEach: ({ msw }) => msw.use(http.get(ADDRESSES, () => delay('infinite'))),
  play: async ({ canvas }) => {
    await assertState('checkout--loading', async () =>
      expect(await canvas.findByRole('main')).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

const addressesRequested = fn();

export const LoadingFailed: Story = {
  parameters: { states: ['checkout--load-error', 'checkout--load-error-body', 'checkout--addresses-error'] },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(ADDRESSES, () => {
        addressesRequested();
        return HttpResponse.json({}, { status: 500 });
      }),
    ),
  play: async ({ canvas }) => {
    await findVisible(canvas, 'Failed to load checkout data');
    await expect(canvas.getAllByText('Loading Error')).toHaveLength(2);
    await expect(canvas.getByText('Failed to fetch addresses')).toBeVisible();
    addressesRequested.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(addressesRequested).toHaveBeenCalled());
    await findVisible(canvas, 'Failed to load checkout data');
  },
};

export const NoAddresses: Story = {
  parameters: {
    states: ['checkout--no-addresses', 'checkout--place-disabled-no-address'],
    shop: { seeds: [cartOf(1)] },
  },
  play: async ({ canvas }) => {
    await findVisible(canvas, 'No addresses found. Please add an address to continue.');
    await expect(await placeButton(canvas)).toHaveAttribute('aria-disabled', 'true');
  },
};

export const AddressRequired: Story = {
  parameters: {
    ...NoAddresses.parameters,
    states: ['checkout--address-required', 'checkout--address-required-body'],
  },
  play: async (context) => {
    const { canvas } = context;
    await NoAddresses.play?.(context);
    await userEvent.click(await placeButton(canvas));
    await findVisible(canvas, 'Address Required');
  },
};

export const Ready: Story = {
  parameters: {
    states: [
      'checkout--addresses',
      'checkout--first-preselected',
      'checkout--coupon-empty',
      'checkout--payment',
      'checkout--payment-cod',
      'checkout--payment-cod-help',
      'checkout--items',
      'checkout--prices',
      'checkout--fee-free',
      'checkout--fee-struck',
      'checkout--safe',
      'checkout--place-enabled',
    ],
    shop: { seeds: [cartOf(3), addressesOf(3)] },
  },
  play: async ({ canvas }) => {
    await assertState('checkout--first-preselected', async () => {
      await expect(await address(canvas, /^Asha Menon/)).toBeChecked();
      const [first] = canvas.getAllByRole('radio');
      await expect(first).toBeChecked();
    });
    for (const name of [
      'Delivery Address',
      'Apply Coupon',
      'Payment Method',
      'Order Items',
      'Price Details',
    ]) {
      await expect(canvas.getByRole('heading', { name })).toBeVisible();
    }
    await expect(canvas.getByRole('radio', { name: /^Cash on Delivery/ })).toBeChecked();
    await expect(canvas.getByText('Pay when you receive')).toBeVisible();
    await expect(canvas.getByText('Delivery Fee').parentElement).toHaveTextContent('₹49FREE');
    await expect(canvas.getByText('Subtotal').parentElement).toHaveTextContent(/\.\d\d$/);
    await expect(canvas.getByText('Safe and secure payments')).toBeVisible();
    await expect(await placeButton(canvas)).not.toHaveAttribute('aria-disabled');
  },
};

export const AddressSwitched: Story = {
  parameters: { states: ['checkout--address-switched'] },
  play: async ({ canvas }) => {
    await userEvent.click(await address(canvas, /^Office/));
    await assertState('checkout--address-switched', async () => {
      await expect(await address(canvas, /^Office/)).toBeChecked();
      await expect(await address(canvas, /^Asha Menon/)).not.toBeChecked();
      await expect(canvas.getAllByRole('radio')[1]).toBeChecked();
    });
  },
};

export const SelectedAddressDeleted: Story = {
  parameters: {
    states: ['checkout--address-deleted', 'checkout--selected-address-deleted'],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete the address of Asha Menon' }));
    await findVisible(canvas, 'Address Deleted');
    await assertState('checkout--selected-address-deleted', async () => {
      await expect(await address(canvas, /^Office/)).not.toBeChecked();
      await expect(canvas.queryByRole('radio', { name: /^Asha Menon/ })).not.toBeInTheDocument();
      await expect(await placeButton(canvas)).toHaveAttribute('aria-disabled', 'true');
    });
    await expect(canvas.getByRole('button', { name: 'Undo: Asha Menon' })).toHaveFocus();
  },
};

export const SelectedAddressUndone: Story = {
  parameters: { states: ['undo--selected-address'] },
  play: async ({ canvas }) => {
    const remove = { name: 'Delete the address of Asha Menon' };
    await userEvent.click(await canvas.findByRole('button', remove));
    await userEvent.click(await canvas.findByRole('button', { name: /^Undo/ }));
    await assertState('undo--selected-address', async () => {
      await expect(await address(canvas, /^Asha Menon/)).toBeChecked();
      await expect(canvas.getAllByRole('radio')[0]).toBeChecked();
    });
    await expect(canvas.getByRole('button', remove)).toHaveFocus();
    await expect(await placeButton(canvas)).not.toHaveAttribute('aria-disabled', 'true');
  },
};

/** Another tab deletes the selected address; this tab notices when it deletes a second address. */
export const SelectedAddressGone: Story = {
  parameters: {
    states: ['checkout--address-gone', 'checkout--address-gone-body'],
    shop: { seeds: [cartOf(1), addressesOf(2)] },
  },
  play: async ({ canvas }) => {
    await expect(await address(canvas, /^Asha Menon/)).toBeChecked();
    await deleteFirstAddress();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the address of Office' }));
    await waitFor(() => expect(canvas.queryByRole('radio', { name: /^Asha Menon/ })).toBeNull());
    await userEvent.click(await placeButton(canvas));
    await findVisible(canvas, 'Address Error');
    await expect(canvas.getAllByText('Selected address not found')).not.toHaveLength(0);
  },
};

export const DeleteFailed: Story = {
  parameters: { states: ['checkout--delete-failed', 'checkout--delete-failed-default'] },
  beforeEach: ({ msw }) => msw.use(http.delete(ADDRESS, () => HttpResponse.json({}, { status: 500 }))),
  play: async ({ canvas }) => {
    await address(canvas, /^Office/);
    const button = canvas.getByRole('button', { name: 'Delete the address of Office' });
    await userEvent.click(button);
    await findVisible(canvas, 'Delete Failed');
    await expect(button).toHaveFocus();
    await expect(canvas.getByText('Failed to delete address')).toBeVisible();
    await expect(await address(canvas, /^Office/)).toBeVisible();
  },
};

export const AddAddress: Story = {
  parameters: { states: ['checkout--add-address'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '+ Add New Address' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Add New Address' });
    // Waits for the fade-in.
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const CouponApplied: Story = {
  parameters: {
    states: [
      'checkout--coupon-applied',
      'checkout--coupon-applied-body',
      'checkout--coupon-any-case',
      'checkout--coupon-removed',
    ],
  },
  play: async ({ canvas }) => {
    await applyCoupon(canvas, ' flat400 ');
    await findVisible(canvas, 'Coupon Applied!');
    await expect(canvas.getByText('You saved ₹400 on your order')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove' })).toHaveFocus();
    await expect(canvas.getByText('-₹400.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await findVisible(canvas, 'Coupon Removed');
    await expect(canvas.getByLabelText('Coupon code')).toHaveFocus();
    await expect(canvas.queryByText('-₹400.00')).not.toBeInTheDocument();
    await expect(canvas.getByLabelText('Coupon code')).toHaveValue('');
    await applyCoupon(canvas, 'FLAT400');
    await findVisible(canvas, '-₹400.00');
  },
};

export const CouponBelowZero: Story = {
  parameters: { states: ['checkout--coupon-below-zero'], shop: { seeds: [cartOf(1), addressesOf(1)] } },
  beforeEach: ({ msw }) => msw.use(replyWithVariant({ price: { amount: '199.00', currencyCode: 'INR' } })),
  play: async ({ canvas }) => {
    await applyCoupon(canvas, 'FLAT400');
    await waitFor(() => expect(canvas.getAllByText('-₹201.00')).toHaveLength(2));
    await expect(canvas.queryByText(/% off$/)).toBeNull();
    await expect(canvas.queryByText(/^₹0/)).toBeNull();
    await expect(canvas.getAllByText('Original price')).toHaveLength(1);
  },
};

export const CouponRefused: Story = {
  name: 'Coupon Refused: invalid coupon',
  parameters: {
    states: ['checkout--coupon-invalid', 'checkout--coupon-invalid-body', 'checkout--coupon-first10'],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Apply' }));
    await expect(canvas.getByLabelText('Coupon code')).toHaveAccessibleDescription('Type a code first.');
    await applyCoupon(canvas, 'FIRST10');
    await findVisible(canvas, 'Invalid Coupon');
    await expect(canvas.getByText('Please enter a valid coupon code')).toBeVisible();
    await expect(canvas.getAllByText(/valid coupon code/)).toHaveLength(1);
    const field = canvas.getByLabelText('Coupon code');
    await expect(field).toHaveValue('FIRST10');
    await expect(field).toHaveAccessibleDescription('FIRST10 is not accepted at the moment.');
  },
};

/** On a phone the total is in the bar at the bottom, too. */
export const LookUpFailed: Story = {
  parameters: { shop: { seeds: [cartOf(2), addressesOf(1)] } },
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(replyToVariantLookups(1, () => new HttpResponse(null, { status: 500 }))),
  play: async ({ canvas }) => {
    const button = await placeButton(canvas);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(/^Some prices could not be loaded\./);
    await expect(canvas.getAllByText('Product Error')).toHaveLength(2);
    await expect(canvas.getByText('Total not known yet')).toBeVisible();
    await expect(canvas.getByText('Total').parentElement).toHaveTextContent('Not known yet');
  },
};

export const LookUpRetried: Story = {
  ...LookUpFailed,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load prices again' }));
    await waitFor(() => expect(canvas.queryByText('Product Error')).toBeNull());
    const button = await placeButton(canvas);
    await expect(button).not.toHaveAttribute('aria-disabled');
    await expect(button).toHaveFocus();
    await expect(canvas.getByText('Total').parentElement).toHaveTextContent(/^Total₹.*\.\d\d$/);
  },
};

export const LookingUp: Story = {
  parameters: { shop: { seeds: [cartOf(1), addressesOf(1)] } },
  beforeEach: ({ msw }) =>
    msw.use(
      replyToVariantLookups(1, () => new HttpResponse(null, { status: 500 })),
      replyToVariantLookups(1, () => delay('infinite').then(() => HttpResponse.error())),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load prices again' }));
    await findVisible(canvas, 'Checking the prices...');
    await expect(await placeButton(canvas)).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Sold out, no longer sold, and priced in another currency. They are removed together, and put back by Undo. */
export const Unavailable: Story = {
  parameters: { states: ['undo--unavailable-items'], shop: { seeds: [cartOf(4), addressesOf(1)] } },
  beforeEach({ msw }) {
    const euros = { price: { amount: '19.99', currencyCode: 'EUR' } };
    const details = [{ availableForSale: false }, null, euros];
    msw.use(replyWithVariants((index) => (index < details.length ? (details[index] ?? null) : {})));
  },
  play: async ({ canvas }) => {
    await findVisible(canvas, 'Sold out');
    await findVisible(canvas, 'No longer sold');
    await findVisible(canvas, 'Not sold in the currency of this shop');
    const button = await placeButton(canvas);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(
      'Some items cannot be ordered. Remove them to place the order.',
    );
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove unavailable items' }));
    await findVisible(canvas, 'Item Removed');
    await expect(canvas.queryByText('Sold out')).toBeNull();
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).not.toHaveAttribute('aria-disabled');
    const [undo] = canvas.getAllByRole('button', { name: /^Undo/ });
    await userEvent.click(undo ?? button);
    await assertState('undo--unavailable-items', () => findVisible(canvas, 'Sold out'));
  },
};

/** The storefront's price has changed since the page was loaded; the backend fetches the current price. */
export const TotalChanged: Story = {
  parameters: { shop: { seeds: [cartOf(1), addressesOf(1)] } },
  beforeEach: ({ msw }) => msw.use(replyWithVariant({ price: { amount: '1.00', currencyCode: 'INR' } })),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('₹1.00')).not.toHaveLength(0));
    const button = await placeButton(canvas);
    await userEvent.click(button);
    const text = serviceText(
      /^The total is now ₹[\d,]+\.\d\d\. Please check it and place the order again\.$/,
      m.error_code_total_changed,
    );
    await expect(await canvas.findAllByText(text)).toHaveLength(2);
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription(text);
    await expect(canvas.getByText('Total').parentElement).not.toHaveTextContent('₹1.00');
  },
};

const SOLD_OUT = 'This item is sold out: Linen Shirt (M).';

/** An item has sold out since the page was loaded; the backend refuses the order. */
export const RefusedAsSoldOut: Story = {
  parameters: { shop: { seeds: [cartOf(2), addressesOf(1)] } },
  beforeEach: ({ msw }) => {
    msw.use(
      http.post(ORDER, async () => {
        const { lines } = await storyShop().direct.cart.getCart();
        const items = lines.slice(0, 1).map(({ variantId }) => ({
          product_variant_id: variantId,
          reason: 'sold_out',
        }));
        return HttpResponse.json({ error: SOLD_OUT, code: 'unavailable', items }, { status: 422 });
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await placeButton(canvas));
    await findVisible(canvas, 'Sold out');
    const text = serviceText(SOLD_OUT, m.error_code_unavailable);
    // The line is marked at once; the total follows when the prices have been fetched again.
    await waitFor(() => expect(canvas.getAllByText(text)).toHaveLength(2));
  },
};

export const EmptyCart: Story = {
  parameters: { states: ['checkout--place-disabled-empty-cart'], shop: { seeds: [addressesOf(1)] } },
  play: async ({ canvas }) => {
    await expect(await placeButton(canvas)).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText('Add something to your cart to place an order.')).toBeVisible();
  },
};

export const Placing: Story = {
  parameters: { states: ['checkout--placing'] },
  beforeEach: ({ msw }) => msw.use(http.post(ORDER, () => delay('infinite'))),
  play: async ({ canvas }) => {
    await userEvent.click(await placeButton(canvas));
    const button = await canvas.findByRole('button', { name: /Placing Order\.\.\.$/ });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Placed: Story = {
  name: 'Order placed',
  parameters: {
    states: ['checkout--placed', 'checkout--placed-body'],
    shop: { seeds: [cartOf(2), addressesOf(1)] },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await placeButton(canvas));
    await findVisible(canvas, 'Went to /profile');
    await findVisible(canvas, 'Order Placed Successfully!');
    await expect(canvas.getByText('Your order has been confirmed')).toBeVisible();
  },
};

const OUTSIDE_AREA = 'We do not deliver to this address yet. Please choose another one.';

const orderRefused = (
  reply: () => Response,
  text: string,
  states: readonly StateId[],
  fact?: StateId,
): Story => ({
  parameters: { states },
  beforeEach: ({ msw }) => msw.use(http.post(ORDER, reply)),
  play: async ({ canvas }) => {
    await userEvent.click(await placeButton(canvas));
    await findVisible(canvas, 'Order Failed');
    const expectText = () => expect(canvas.getAllByText(text)).toHaveLength(2);
    await (fact ? assertState(fact, expectText) : expectText());
    await expect(await placeButton(canvas)).not.toHaveAttribute('aria-disabled');
  },
});

export const OrderFailed = orderRefused(
  () => HttpResponse.json({}, { status: 500 }),
  'Failed to place order',
  ['checkout--order-failed', 'checkout--order-failed-default'],
);
export const OrderRefused = orderRefused(
  () => HttpResponse.json({ status: 'failed', error: OUTSIDE_AREA, code: 'outside_area' }),
  OUTSIDE_AREA,
  ['checkout--order-failed-status'],
  'checkout--order-failed-status',
);

export const OutsideAreas: Story = {
  parameters: { shop: { content: distantShop } },
  play: async ({ canvas }) => {
    const place = await placeButton(canvas);
    await findVisible(within(canvas.getByRole('main')), 'No delivery here yet. Nearest: Pune');
    await waitFor(() =>
      expect(place).toHaveAccessibleDescription(
        'We do not deliver to this address yet. The nearest area is Pune. Choose another address to place the order.',
      ),
    );
    await expect(place).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(place);
    await expect(await storyShop().direct.shopApi.listOrders()).toMatchObject({ orders: [] });
  },
};

export const SignedOut: Story = {
  parameters: {
    states: ['checkout--signed-out'],
    shop: { signedIn: false, seeds: [], signIn: <SignInScreen /> },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sign In' })).toBeVisible();
  },
};

/** Two sizes of one product are one item; the totals have both. */
export const Pair: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      replyWithVariants((index) => ({
        selectedOptions: [{ name: 'Size', value: ['M', 'L'][index] ?? 'S' }],
      })),
    ),
  play: async ({ canvas }) => {
    await findVisible(canvas, 'Pay for what you keep: ₹499.50 to ₹999.00');
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await expect(canvas.getByText(/Size M \+ L/)).toBeVisible();
    await expect(canvas.getAllByText('₹999.00')[0]).toBeVisible();
  },
};
