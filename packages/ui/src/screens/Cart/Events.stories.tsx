import { replyWithVariants } from '@naap/fixtures/storefront-replies';
import { assertState } from '@naap/ui/fixtures/assert-state';
import { BACKEND_ORIGIN, cartOf, storyEvents, withShop } from '@naap/ui/fixtures/story';
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

/** A refused change has no event. */
export const Changed: Story = {
  decorators: [withShop({ path: '/cart', signedIn: true, consent: 'granted', seeds: [cartOf(2, 2)] })],
  parameters: { states: ['events--cart', 'events--cart-refused'] },
  play: async ({ canvas, msw }) => {
    await click(canvas, /^One more of/);
    await canvas.findByText('Cart Updated');
    await click(canvas, /^One less of/);
    const events: unknown[] = [
      ['view_cart', 1998, [2, 2]],
      ['add_to_cart', 499.5, [1]],
      ['remove_from_cart', 499.5, [1]],
    ];
    await assertState('events--cart', () => expectSummaries(events));
    await click(canvas, /^Remove/);
    await canvas.findByText('Item Removed');
    events.push(['remove_from_cart', 999, [2]]);
    await expectSummaries(events);
    msw.use(http.post(CART, () => HttpResponse.json({}, { status: 500 })));
    await click(canvas, /^One more of/);
    await canvas.findByText('Update Failed');
    await assertState('events--cart-refused', () => expectSummaries(events));
  },
};
