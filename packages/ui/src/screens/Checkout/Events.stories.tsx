import { replyWithVariants } from '@naap/fixtures/storefront-replies';
import { assertState } from '@naap/ui/fixtures/assert-state';
import { addressesOf, BACKEND_ORIGIN, cartOf, storyEvents, withShop } from '@naap/ui/fixtures/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { CheckoutScreen } from './Checkout.tsx';

/** The commerce events of the checkout and of its order. */
const meta = {
  title: 'Checkout/Events',
  component: CheckoutScreen,
  decorators: [
    withShop({
      path: '/checkout',
      signedIn: true,
      consent: 'granted',
      seeds: [cartOf(2, 2), addressesOf(1)],
    }),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CheckoutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const ORDER = `${BACKEND_ORIGIN}/order`;
async function place(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Place Order' }));
}

async function applyCoupon(canvas: Canvas) {
  await userEvent.type(await canvas.findByLabelText('Coupon code'), 'flat400');
  await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
  await canvas.findByText('Coupon Applied!');
}

const names = () => storyEvents().map(({ name }) => name);

/** The first order is refused, and the response to the second is lost; the third has the same key as the second. */
export const Ordered: Story = {
  parameters: { states: ['events--order', 'events--order-repeated', 'events--order-refused'] },
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(ORDER, () => HttpResponse.json({ error: 'Out of stock' }, { status: 409 }), { once: true }),
      http.post(ORDER, () => HttpResponse.error(), { once: true }),
    ),
  play: async ({ canvas }) => {
    await applyCoupon(canvas);
    await place(canvas);
    await canvas.findByText('Order Failed');
    await assertState('events--order-refused', () => expect(names()).toEqual(['begin_checkout']));
    await place(canvas);
    await canvas.findAllByText('Failed to place order');
    await expect(names()).toEqual(['begin_checkout']);
    await place(canvas);
    await canvas.findByText('Went to /profile');
    await assertState('events--order-repeated', () =>
      waitFor(() => expect(names()).toEqual(['begin_checkout', 'purchase'])),
    );
    const [begun, bought] = storyEvents();
    if (begun?.name !== 'begin_checkout' || bought?.name !== 'purchase') throw new Error('Other events.');
    await expect(begun.params.items.map(({ quantity }) => quantity)).toEqual([2, 2]);
    await expect(begun.params.coupon).toBeUndefined();
    await assertState('events--order', () =>
      expect(bought.params).toMatchObject({
        currency: 'INR',
        value: begun.params.value - 400,
        coupon: 'FLAT400',
        shipping: 0,
        items: begun.params.items,
      }),
    );
    await expect(bought.params.transaction_id).not.toBe('');
  },
};

/** A line that is sold out is in the checkout, which says so; its removal is reported. */
export const UnavailableRemoved: Story = {
  beforeEach: ({ msw }) =>
    msw.use(replyWithVariants((index) => (index === 0 ? { availableForSale: false } : {}))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove unavailable items' }));
    await canvas.findByText('Item Removed');
    await waitFor(() => expect(names()).toEqual(['begin_checkout', 'remove_from_cart']));
  },
};
