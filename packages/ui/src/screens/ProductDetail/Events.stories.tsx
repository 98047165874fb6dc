import { linenShirt, replyWithProduct, replyWithRecommendations } from '@naap/fixtures/storefront-replies';
import { inr, RECENTLY_VIEWED } from '@naap/state';
import { assertState } from '@naap/ui/fixtures/assert-state';
import { BACKEND_ORIGIN, storyEvents, withShop } from '@naap/ui/fixtures/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { ProductDetailScreen } from './ProductDetail.tsx';

/** The commerce events of a product's page. */
const meta = {
  title: 'Product detail/Events',
  component: ProductDetailScreen,
  decorators: [
    withShop({
      path: '/product/123',
      routePath: '/product/:productId',
      signedIn: true,
      consent: 'granted',
    }),
  ],
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => msw.use(replyWithProduct(shirt)),
} satisfies Meta<typeof ProductDetailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const CART = `${BACKEND_ORIGIN}/cart`;
const shirt = linenShirt({
  variants: [
    { colour: 'Indigo', size: 'M', rupees: 1499 },
    { colour: 'Indigo', size: 'L', rupees: 1599 },
  ],
});
const item = { item_id: '123', item_name: 'Linen Shirt', item_brand: 'Kora', quantity: 1 };

/** Returns the MSW handler of a cart that accepts changes and has one piece of the variant `id`. */
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

/** Choosing a size does not count as another view. The events have the price of the chosen size. */
export const ViewedAndAdded: Story = {
  parameters: { states: ['events--product'] },
  beforeEach: ({ msw }) => msw.use(acceptingCart(501)),
  play: async ({ canvas }) => {
    await choose(canvas, 'L');
    await addToBag(canvas);
    await canvas.findByText('Added to Bag');
    await assertState('events--product', () =>
      expectEvents([
        viewed,
        {
          name: 'add_to_cart',
          params: {
            currency: 'INR',
            value: 1599,
            items: [{ ...item, item_variant: 'L / Indigo', price: 1599 }],
          },
        },
      ]),
    );
  },
};

const share = fn(async () => undefined);

export const Shared: Story = {
  parameters: { states: ['events--share', 'product-detail--share-native'] },
  beforeEach: () => {
    share.mockClear();
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    return () => Reflect.deleteProperty(navigator, 'share');
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
    await assertState('product-detail--share-native', () =>
      waitFor(() => expect(share).toHaveBeenCalledWith(expect.objectContaining({ title: 'Linen Shirt' }))),
    );
    await assertState('events--share', () =>
      expectEvents([
        viewed,
        { name: 'share', params: { method: 'share_sheet', content_type: 'product', item_id: '123' } },
      ]),
    );
  },
};

export const PutOnTheWishlist: Story = {
  name: 'Put On The Wishlist And Taken Off',
  parameters: { states: ['events--wishlist'] },
  play: async ({ canvas }) => {
    const heart = await canvas.findByRole('button', { name: 'Wishlist' });
    await userEvent.click(heart);
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await assertState('events--wishlist', () =>
      expectEvents([viewed, { name: 'add_to_wishlist', params: viewed.params }]),
    );
  },
};

/** The lists of similar and of viewed products are reported when they come into the viewport. */
export const RelatedAndViewed: Story = {
  parameters: {
    states: ['events--related'],
    shop: {
      stored: {
        [RECENTLY_VIEWED.key]: JSON.stringify([
          {
            id: 'gid://shopify/Product/7',
            name: 'Khadi Jacket',
            brand: 'Kora',
            price: inr(249_900),
            originalPrice: null,
            image: null,
          },
        ]),
      },
    },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      replyWithRecommendations(() => [
        { id: 1, title: 'Indigo Kurta', vendor: 'Kora', variants: 2 },
        { id: 2, title: 'Chanderi Top', vendor: 'Kora', variants: 2 },
      ]),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Linen Shirt' });
    window.scrollTo(0, document.documentElement.scrollHeight);
    const link = await canvas.findByRole('link', { name: /Chanderi Top/ });
    const listOf = (id: string, name: string, items: readonly unknown[]) => ({
      item_list_id: id,
      item_list_name: name,
      currency: 'INR',
      items,
    });
    const itemOf = (id: string, index: number) =>
      expect.objectContaining({ item_id: id, index, quantity: 1 });
    const related = [itemOf('1', 0), itemOf('2', 1)];
    await assertState('events--related', async () => {
      for (const [seen, params] of [
        [link, listOf('related', 'Related products', related)],
        [
          canvas.getByRole('region', { name: 'Recently Viewed' }),
          listOf('recently_viewed', 'Recently viewed', [itemOf('7', 0)]),
        ],
      ] as const) {
        seen.scrollIntoView({ block: 'end' });
        await waitFor(() => expect(storyEvents()).toContainEqual({ name: 'view_item_list', params }));
      }
      await userEvent.click(link);
      const params = listOf('related', 'Related products', related.slice(1));
      await waitFor(() => expect(storyEvents()).toContainEqual({ name: 'select_item', params }));
    });
  },
};
