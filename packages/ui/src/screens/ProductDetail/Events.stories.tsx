import { linenShirt, replyWithProduct } from '@naap/fixtures/storefront-replies';
import { BACKEND_ORIGIN, type ShopStoryOptions, storyEvents, withShop } from '@naap/ui/fixtures/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { ProductDetailScreen } from './ProductDetail.tsx';

/** The commerce events of a product's page. */
const meta = {
  title: 'ProductDetail/Events',
  component: ProductDetailScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProductDetailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const shop = (options: ShopStoryOptions = {}) => [
  withShop({
    path: '/product/123',
    routePath: '/product/:productId',
    signedIn: true,
    consent: 'granted',
    ...options,
  }),
];

const CART = `${BACKEND_ORIGIN}/cart`;
const shirt = linenShirt({
  variants: [
    { colour: 'Indigo', size: 'M', rupees: 1499 },
    { colour: 'Indigo', size: 'L', rupees: 1599 },
  ],
});
const item = { item_id: '123', item_name: 'Linen Shirt', item_brand: 'Kora', quantity: 1 };

/** A cart that has one piece of the variant `id`. */
const acceptingCart = (id: number) =>
  http.post(CART, () =>
    HttpResponse.json({
      status: 'success',
      items: [{ product_variant_id: `gid://shopify/ProductVariant/${id}`, quantity: 1 }],
    }),
  );

const choose = async (canvas: Canvas, size: string) =>
  userEvent.click(await canvas.findByRole('radio', { name: size }));
const addToBag = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'ADD TO BAG' }));
const expectEvents = (events: readonly unknown[]) => waitFor(() => expect(storyEvents()).toEqual(events));
const viewed = {
  name: 'view_item',
  params: { currency: 'INR', value: 1499, items: [{ ...item, price: 1499 }] },
};

/** Choosing a size is no other view, and the price is that of the chosen size. */
export const ViewedAndAdded: Story = {
  decorators: shop(),
  beforeEach: ({ msw }) => msw.use(replyWithProduct(shirt), acceptingCart(501)),
  play: async ({ canvas }) => {
    await choose(canvas, 'L');
    await addToBag(canvas);
    await canvas.findByText('Added to Bag');
    await expectEvents([
      viewed,
      {
        name: 'add_to_cart',
        params: {
          currency: 'INR',
          value: 1599,
          items: [{ ...item, item_variant: 'L / Indigo', price: 1599 }],
        },
      },
    ]);
  },
};

export const AddingFails: Story = {
  decorators: shop(),
  beforeEach: ({ msw }) =>
    msw.use(
      replyWithProduct(shirt),
      http.post(CART, () => HttpResponse.json({}, { status: 500 })),
    ),
  play: async ({ canvas }) => {
    await choose(canvas, 'L');
    await addToBag(canvas);
    await canvas.findByText('Add to Bag Failed');
    await expectEvents([viewed]);
  },
};

export const Shared: Story = {
  decorators: shop(),
  beforeEach: ({ msw }) => {
    msw.use(replyWithProduct(shirt));
    Object.defineProperty(navigator, 'share', { value: async () => undefined, configurable: true });
    return () => Reflect.deleteProperty(navigator, 'share');
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
    await expectEvents([
      viewed,
      { name: 'share', params: { method: 'share_sheet', content_type: 'product', item_id: '123' } },
    ]);
  },
};
