import {
  linenShirt,
  type ProductCardInput,
  replyWithProduct,
  replyWithRecommendations,
} from '@naap/fixtures/storefront-replies';
import { inr, RECENTLY_VIEWED } from '@naap/state';
import { assertState } from '@naap/ui/fixtures/assert-state';
import { within } from '@naap/ui/fixtures/queries';
import { hasLargeText, hasReaderStyles } from '@naap/ui/fixtures/reader-styles';
import { withShop } from '@naap/ui/fixtures/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { media } from '../../theme/index.ts';
import { ProductDetailScreen } from './ProductDetail.tsx';

const meta = {
  title: 'Product detail/Related products',
  component: ProductDetailScreen,
  decorators: [withShop({ path: '/product/123', routePath: '/product/:productId' })],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProductDetailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const product = replyWithProduct(linenShirt({ variants: [{ size: 'S' }, { size: 'M' }] }));

const card = (id: number, title: string, rest: Partial<ProductCardInput> = {}): ProductCardInput => ({
  id,
  title,
  vendor: 'Kora',
  variants: 2,
  ...rest,
});
const cards = [
  card(1, 'Indigo Kurta'),
  card(2, 'Block-Print Shirt in Washed Cotton, with Pockets', { originalRupees: 1999 }),
  card(3, 'Sold-out Scarf', { soldOut: true }),
  ...['Chanderi Top', 'Ajrakh Dress', 'Khadi Jacket', 'Linen Trousers'].map((title, index) =>
    card(index + 4, title),
  ),
];

/** Scrolls to the end of the page, where similar products are loaded. */
async function scrollToEnd(canvas: Canvas) {
  await canvas.findByRole('heading', { name: 'Linen Shirt' });
  window.scrollTo(0, document.documentElement.scrollHeight);
}

const related = (canvas: Canvas) => canvas.findByRole('region', { name: 'You May Also Like' });

/** Similar products that are in stock. */
export const Recommended: Story = {
  parameters: { states: ['recommendations--products', 'recommendations--in-stock-only'] },
  beforeEach: ({ msw }) =>
    msw.use(
      product,
      replyWithRecommendations(() => cards),
    ),
  play: async ({ canvas }) => {
    await scrollToEnd(canvas);
    await assertState('recommendations--products', async () =>
      expect(await canvas.findByRole('link', { name: /Indigo Kurta/ })).toHaveAttribute('href', '/product/1'),
    );
    await expect(await related(canvas)).toBeVisible();
    await assertState('recommendations--in-stock-only', () =>
      expect(canvas.queryByRole('link', { name: /Sold-out Scarf/ })).toBeNull(),
    );
    await expect(canvas.getByRole('link', { name: 'View wishlist' })).toHaveAttribute('href', '/wishlist');
  },
};

export const Loading: Story = {
  parameters: { states: ['recommendations--loading'] },
  beforeEach: ({ msw }) =>
    msw.use(
      product,
      replyWithRecommendations(() => new Promise(() => {})),
    ),
  play: async ({ canvas }) => {
    await scrollToEnd(canvas);
    await expect(await canvas.findByRole('status', { name: 'Loading similar products' })).toBeInTheDocument();
  },
};

export const None: Story = {
  parameters: { states: ['recommendations--none'] },
  beforeEach: ({ msw }) =>
    msw.use(
      product,
      replyWithRecommendations(() => []),
    ),
  play: async ({ canvas }) => {
    await scrollToEnd(canvas);
    await expect(await canvas.findByText('Nothing similar is in stock right now.')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/products');
  },
};

export const Failed: Story = {
  parameters: { states: ['recommendations--failed'] },
  beforeEach: ({ msw }) => {
    let requests = 0;
    msw.use(
      product,
      replyWithRecommendations(() => {
        requests += 1;
        return requests === 1 ? null : cards;
      }),
    );
  },
  play: async ({ canvas }) => {
    await scrollToEnd(canvas);
    await expect(
      await canvas.findByText('Error: Failed to fetch products from the storefront provider.'),
    ).toBeInTheDocument();
  },
};

export const Retried: Story = {
  ...Failed,
  parameters: { states: ['recommendations--retried'] },
  play: async ({ canvas }) => {
    await scrollToEnd(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await assertState('recommendations--retried', async () =>
      expect(await canvas.findByRole('link', { name: /Indigo Kurta/ })).toBeInTheDocument(),
    );
  },
};

/** The rows below keep their place with every response of the storefront. */
export const KeepsItsPlace: Story = {
  parameters: {
    states: ['recommendations--no-shift', 'recommendations--recently-viewed'],
    shop: { stored: { [RECENTLY_VIEWED.key]: JSON.stringify([viewed(7), viewed(123)]) } },
  },
  beforeEach: ({ msw }) => {
    msw.use(
      product,
      replyWithRecommendations(() => reply.promise),
    );
    return () => {
      reply = Promise.withResolvers();
    };
  },
  play: async ({ canvas }) => {
    await scrollToEnd(canvas);
    const row = await canvas.findByRole('region', { name: 'Recently Viewed' });
    await assertState('recommendations--recently-viewed', async () => {
      await expect(canvas.getByRole('link', { name: /Shirt 7/ })).toBeInTheDocument();
      await expect(canvas.queryByRole('link', { name: /Shirt 123/ })).toBeNull();
    });
    const before = row.offsetTop;
    reply.resolve(cards);
    await canvas.findByRole('link', { name: /Indigo Kurta/ });
    await assertState('recommendations--no-shift', () =>
      expect(hasReaderStyles() || hasLargeText() || row.offsetTop === before).toBe(true),
    );
  },
};

/** The panel beside the images sticks only while they scroll, not over the rows below. */
export const OnAWideScreen: Story = {
  ...Recommended,
  globals: { viewport: { value: 'desktop' } },
  parameters: { states: ['recommendations--below-the-panel'] },
  play: async ({ canvas }) => {
    await scrollToEnd(canvas);
    await canvas.findByRole('link', { name: /Indigo Kurta/ });
    window.scrollTo(0, document.documentElement.scrollHeight);
    const button = canvas.getByRole('button', { name: 'ADD TO BAG' });
    const row = await related(canvas);
    // With doubled text there is no panel beside the images.
    const isOver = () =>
      window.matchMedia(media.desktop).matches &&
      button.getBoundingClientRect().bottom > row.getBoundingClientRect().top;
    await assertState('recommendations--below-the-panel', () => waitFor(() => expect(isOver()).toBe(false)));
  },
};

let reply = Promise.withResolvers<readonly ProductCardInput[]>();

function viewed(number: number) {
  return {
    id: `gid://shopify/Product/${number}`,
    name: `Shirt ${number}`,
    brand: 'Kora',
    price: inr(149_900),
    originalPrice: null,
    image: null,
  };
}

/** A sold-out product offers three similar ones beside its sizes, and no arrival time. */
export const SoldOut: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      replyWithProduct(linenShirt({ variants: [{ size: 'S', available: false }] })),
      replyWithRecommendations(() => cards),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sold out' })).toBeDisabled();
    await expect(canvas.getByText('This one is sold out and cannot be added to the bag.')).toBeVisible();
    const similar = await canvas.findByRole('region', { name: 'Similar and in stock' });
    await expect(within(similar).getAllByRole('link')).toHaveLength(3);
    await expect(canvas.queryByText(/^Arrives by/)).toBeNull();
    await scrollToEnd(canvas);
    const others = within(await related(canvas));
    await expect(await others.findByRole('link', { name: /Linen Trousers/ })).toBeInTheDocument();
    await expect(others.queryByRole('link', { name: /Indigo Kurta/ })).toBeNull();
  },
};
