import { replyWithVariants } from '@naap/fixtures/storefront-replies';
import { assertState } from '@naap/ui/fixtures/assert-state';
import {
  BACKEND_ORIGIN,
  cartOf,
  type ShopStoryOptions,
  storyEvents,
  withShop,
} from '@naap/ui/fixtures/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { CartScreen } from './Cart.tsx';

/** The commerce events of the cart. Its prices are shown in whole rupees; events have the exact ones. */
const meta = {
  title: 'Cart/Events',
  component: CartScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => msw.use(replyWithVariants(() => ({}))),
} satisfies Meta<typeof CartScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const CART = `${BACKEND_ORIGIN}/cart`;
const shop = (options: ShopStoryOptions) => [
  withShop({ path: '/cart', signedIn: true, consent: 'granted', ...options }),
];
const click = async (canvas: Canvas, name: RegExp) => {
  const [button] = await canvas.findAllByRole('button', { name });
  if (!button) throw new Error(`There is no button named ${name}.`);
  await userEvent.click(button);
};
/** Returns the name, the value and the quantities of each event. */
const summaries = () =>
  storyEvents().map(({ name, params }) =>
    'value' in params ? [name, params.value, params.items.map(({ quantity }) => quantity)] : [name],
  );
const expectSummaries = (expected: readonly unknown[]) =>
  waitFor(() => expect(summaries()).toEqual(expected));

export const QuantityChanged: Story = {
  decorators: shop({ seeds: [cartOf(1, 2)] }),
  parameters: { states: ['events--cart'] },
  play: async ({ canvas }) => {
    await click(canvas, /^One more of/);
    await canvas.findByText('Cart Updated');
    await click(canvas, /^One less of/);
    await assertState('events--cart', () =>
      expectSummaries([
        ['view_cart', 999, [2]],
        ['add_to_cart', 499.5, [1]],
        ['remove_from_cart', 499.5, [1]],
      ]),
    );
  },
};

export const LineRemoved: Story = {
  decorators: shop({ seeds: [cartOf(2, 3)] }),
  play: async ({ canvas }) => {
    await click(canvas, /^Remove/);
    await canvas.findByText('Item Removed');
    await expectSummaries([
      ['view_cart', 2997, [3, 3]],
      ['remove_from_cart', 1498.5, [3]],
    ]);
  },
};

export const ChangeRefused: Story = {
  decorators: shop({ seeds: [cartOf(1)] }),
  parameters: { states: ['events--cart-refused'] },
  beforeEach: ({ msw }) => msw.use(http.post(CART, () => HttpResponse.json({}, { status: 500 }))),
  play: async ({ canvas }) => {
    await click(canvas, /^One more of/);
    await canvas.findByText('Update Failed');
    await assertState('events--cart-refused', () => expectSummaries([['view_cart', 499.5, [1]]]));
  },
};

/** An empty cart has nothing to report. */
export const Empty: Story = {
  decorators: shop({}),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Your cart is empty' });
    await expect(storyEvents()).toEqual([]);
  },
};
