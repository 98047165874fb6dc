import { naap } from '@naap/content';
import { type ProductCardInput, replyToSearch } from '@naap/fixtures/storefront-replies';
import { assertState } from '@naap/ui/fixtures/assert-state';
import { loseConnection } from '@naap/ui/fixtures/connection';
import { findVisible } from '@naap/ui/fixtures/find-visible';
import { mockIntervals, runInterval } from '@naap/ui/fixtures/intervals';
import { within } from '@naap/ui/fixtures/queries';
import { BACKEND_ORIGIN, SANDBOX_ORIGIN, type ShopStoryOptions, withShop } from '@naap/ui/fixtures/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import type { StateId } from '../../all-states.ts';
import { media } from '../../theme/breakpoints.ts';
import { HomeScreen } from './Home.tsx';

const BRANDS = `${BACKEND_ORIGIN}/api.common.proto.brandservice.BrandService/GetBrand`;
const CART = `${BACKEND_ORIGIN}/cart`;
const STOREFRONT_URL = `${SANDBOX_ORIGIN}/api/2025-04/graphql.json`;

const meta = {
  component: HomeScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const shop = (options: ShopStoryOptions = {}) => [withShop(options)];
/** Returns the brand tiles once the backend has responded. */
async function brandTiles(canvas: Canvas) {
  const list = await canvas.findByRole('list', { name: 'Brands On Demand' });
  await waitFor(() => expect(list.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'false'));
  return within(list).getAllByRole('listitem');
}

/** Returns the name of a brand, and its badge if it has one. */
const textsOf = (tile: HTMLElement) =>
  [...tile.querySelectorAll('span')].map(({ textContent }) => textContent).filter((text) => text !== '');

export const Default: Story = {
  decorators: shop({ brands: ['Rangrez', 'Anar & Co'] }),
  parameters: {
    states: [
      'home--default',
      'home--hero',
      'home--category-shortcuts',
      'home--tiles',
      'home--shop-now',
      'home--promise-strip',
      'home--promise-try',
      'home--promise-returns',
      'home--trending',
      'home--top-selling',
      'home-brands--list',
      'home-brands--placeholders',
      'home-brands--no-image',
      'home-brands--backend-tap',
      'home-cant-miss--loaded',
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Trending Right Now' })).toBeVisible();
    // Hidden when text is doubled on a narrow phone.
    const picture = expect(canvas.getByAltText('Pink block-print kurta'));
    await (window.matchMedia(media.cramped).matches ? picture.not : picture).toBeVisible();
    await assertState('home--hero', () =>
      expect(canvas.getByAltText('Pink block-print kurta')).toBeInTheDocument(),
    );
    for (const text of [
      '30 minutes Delivery',
      'Try Before You Buy',
      'On the spot Returns',
      'Crop Tops',
      'Inner Wear',
    ]) {
      await expect(canvas.getAllByText(text)[0]).toBeInTheDocument();
    }
    const links = (name: string) => within(canvas.getByRole('list', { name })).getAllByRole('link');
    await expect(links('Trending Right Now')).toHaveLength(16);
    await assertState('home--top-selling', () => expect(links('Top-Selling')).toHaveLength(4));
    const tiles = await brandTiles(canvas);
    await expect(tiles.slice(0, 3).map(textsOf)).toEqual([
      ['Rangrez'],
      ['Anar & Co'],
      ['Snitch', 'COMING SOON'],
    ]);
    await assertState('home-brands--backend-tap', async () => {
      const link = canvas.getByRole('link', { name: 'Anar & Co' });
      const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'https://naap.example');
      await expect(pathname).toBe('/products');
      await expect([...searchParams.values()]).toEqual(['Anar & Co']);
    });
    await expect(canvas.getByRole('link', { name: 'SHOP NOW' })).toHaveAttribute('href', '/products');
    await assertState('home-brands--no-image', async () => {
      const [rangrez] = tiles;
      await expect(rangrez?.querySelector('img')?.src).toMatch(/\/placeholder\.svg$/);
      await expect(rangrez).toHaveTextContent('Rangrez');
    });
    await expect(await canvas.findByRole('list', { name: "Products You Can't Miss" })).toBeVisible();
  },
};

/** Content of another shop: its own images, rows by collection, another delivery time. */
export const OwnContent: Story = {
  decorators: shop({
    content: {
      ...naap,
      translations: {},
      delivery: { minutes: 45 },
      offers: [{ title: 'Free socks', description: 'With every pair of shoes.' }],
      home: {
        ...naap.home,
        tiles: [
          { label: 'Sneakers', picture: '/placeholder.svg', collection: 'sneakers' },
          { label: 'All of it', picture: 'dress', href: '/products' },
        ],
        rows: [
          { title: 'New in', collection: 'new-arrivals' },
          { title: 'Gone', collection: 'no-such-collection' },
          { title: 'No such tag', tags: ['no-such-tag'] },
        ],
      },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('45 minutes Delivery')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Notifications, 1 new' })).toBeInTheDocument();
    const tiles = within(canvas.getByRole('list', { name: 'Collections' }));
    await expect(tiles.getByRole('link', { name: 'Sneakers' })).toHaveAttribute(
      'href',
      '/products?collection=sneakers',
    );
    await expect(tiles.getByRole('link', { name: 'All of it' })).toHaveAttribute('href', '/products');
    await expect(await canvas.findByRole('list', { name: 'New in' })).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Gone' })).not.toBeInTheDocument());
    await waitFor(() =>
      expect(canvas.queryByRole('heading', { name: 'No such tag' })).not.toBeInTheDocument(),
    );
    await expect(canvas.queryByText(/not found/)).not.toBeInTheDocument();
  },
};

/** The default brands of a new backend come before the 'coming soon' brands. */
export const SignedIn: Story = {
  decorators: shop({ signedIn: true }),
  parameters: { states: ['home--signed-in'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Brands On Demand' })).toBeVisible();
    const tiles = await brandTiles(canvas);
    await expect(tiles.map(textsOf)).toEqual([
      ...['Rangrez', 'Kora', 'Rakh Denim', 'Neelaya', 'Gulmohar'].map((name) => [name]),
      ...['Snitch', 'Souled Store', 'PUMA'].map((name) => [name, 'COMING SOON']),
    ]);
    for (const tile of tiles.slice(0, 5)) {
      const logo = tile.querySelector('img');
      logo?.scrollIntoView({ block: 'center', inline: 'center' });
      await waitFor(() => expect(logo?.naturalWidth).toBeGreaterThan(0));
      await expect(logo?.currentSrc).toMatch(/\/cdn\/brands\/[a-z-]+\.svg/);
    }
  },
};

export const PictureFailed: Story = {
  decorators: shop(),
  parameters: { states: ['home--image-fallback'] },
  play: async ({ canvas }) => {
    const picture = await canvas.findByAltText('Pink block-print kurta');
    fireEvent.error(picture);
    await assertState('home--image-fallback', () =>
      waitFor(() => expect(picture).toHaveAttribute('src', expect.stringMatching(/placeholder\.svg$/))),
    );
  },
};

const offer = (canvas: Canvas, position: number) =>
  canvas.findByRole('button', { name: `Offer ${position} of 3` });

/** Waits for the products above the banners, which move them, and scrolls to them. */
async function showBanners(canvas: Canvas) {
  await canvas.findByRole('list', { name: "Products You Can't Miss" });
  (await offer(canvas, 1)).scrollIntoView({ block: 'center' });
}

export const Banner: Story = {
  decorators: shop(),
  parameters: { states: ['home-banner--slide-1', 'home-banner--auto-advanced', 'home-banner--dot-chosen'] },
  beforeEach: mockIntervals,
  play: async ({ canvas }) => {
    await expect(await offer(canvas, 1)).toHaveAttribute('aria-current', 'true');
    await expect(
      canvas.getByRole('heading', { name: 'SHOP ABOVE ₹500 TO UNLOCK A FREE PASS!' }),
    ).toBeVisible();
    const second = await offer(canvas, 2);
    second.scrollIntoView({ block: 'center' });
    await runInterval(4000);
    await assertState('home-banner--auto-advanced', () =>
      waitFor(() => expect(second).toHaveAttribute('aria-current', 'true')),
    );
    await userEvent.click(await offer(canvas, 3));
    await assertState('home-banner--dot-chosen', () =>
      waitFor(async () => expect(await offer(canvas, 3)).toHaveAttribute('aria-current', 'true')),
    );
    await expect(await offer(canvas, 1)).not.toHaveAttribute('aria-current');
    await showBanners(canvas);
  },
};

export const BrandsLoading: Story = {
  decorators: shop(),
  parameters: { states: ['home-brands--loading'] },
  beforeEach: ({ msw }) => {
    msw.use(http.post(BRANDS, () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    const brands = await canvas.findByRole('region', { name: 'Brands On Demand' });
    await assertState('home-brands--loading', () =>
      expect(brands.querySelector('[aria-busy="true"]')).toBeInTheDocument(),
    );
    brands.scrollIntoView({ block: 'center' });
  },
};

export const BrandsEight: Story = {
  decorators: shop({ brands: Array.from({ length: 10 }, (_, index) => `Brand ${index + 1}`) }),
  parameters: { states: ['home-brands--max-eight'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Brand 8' });
    await assertState('home-brands--max-eight', async () => {
      await expect(await brandTiles(canvas)).toHaveLength(8);
      await expect(canvas.queryByText('COMING SOON')).not.toBeInTheDocument();
    });
    canvas.getByRole('link', { name: 'Brand 8' }).scrollIntoView({ block: 'center' });
  },
};

export const BrandsEmpty: Story = {
  decorators: shop({ brands: [] }),
  parameters: { states: ['home-brands--empty'] },
  play: async ({ canvas }) => {
    const words = await canvas.findByText('No brands available');
    await expect(words).toBeVisible();
    await expect(await brandTiles(canvas)).toHaveLength(6);
    words.scrollIntoView({ block: 'center' });
  },
};

const refused = fn();
let status = 401;

/** Each attempt is refused with another status. */
export const BrandsUnavailable: Story = {
  decorators: shop(),
  parameters: {
    states: [
      'home-brands--error',
      'home-brands--rpc-unauthenticated',
      'home-brands--rpc-permission-denied',
      'home-brands--rpc-not-found',
      'home-brands--rpc-resource-exhausted',
      'home-brands--rpc-deadline-exceeded',
      'home-brands--rpc-unavailable',
    ],
  },
  beforeEach: ({ msw }) => {
    refused.mockClear();
    status = 401;
    msw.use(
      http.post(BRANDS, () => {
        refused(status);
        return new HttpResponse(null, { status });
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Unable to load brands')).toBeVisible();
    for (status of [403, 404, 429, 504, 503]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
      await waitFor(() => expect(refused).toHaveBeenCalledWith(status));
      await expect(await canvas.findByText('Unable to load brands')).toBeVisible();
    }
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(await brandTiles(canvas)).toHaveLength(6);
    canvas.getByText('Unable to load brands').scrollIntoView({ block: 'center' });
  },
};

export const BrandsOffline: Story = {
  decorators: shop(),
  beforeEach: ({ msw }) => loseConnection(msw),
  play: async ({ canvas }) => {
    const brands = within(await canvas.findByRole('region', { name: 'Brands On Demand' }));
    await expect(await brands.findByText('Unable to load brands', undefined)).toBeVisible();
    const words = brands.getByText(/^You are offline/);
    await expect(words).toBeVisible();
    words.scrollIntoView({ block: 'center' });
  },
};

export const BrandComingSoon: Story = {
  decorators: shop({ brands: ['Kora'] }),
  parameters: {
    states: ['home-brands--placeholder-toast-title', 'home-brands--placeholder-toast-body'],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Snitch/ }));
    await expect(await canvas.findByText('Coming Soon', { selector: 'p' })).toBeInTheDocument();
    await expect(canvas.getByText('Snitch will be available soon!')).toBeInTheDocument();
  },
};

export const CantMissLoading: Story = {
  decorators: shop(),
  parameters: { states: ['home-cant-miss--loading'] },
  beforeEach: ({ msw }) => {
    msw.use(http.post(STOREFRONT_URL, () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    const words = await canvas.findByText("Loading products you can't miss...");
    await expect(words).toBeInTheDocument();
    words.scrollIntoView({ block: 'center' });
  },
};

/** One row fails; the other rows are shown. */
const tagFails = (tag: string, states: readonly StateId[]): Story => ({
  decorators: shop({
    content: { ...naap, home: { ...naap.home, rows: [{ title: 'New in', tags: ['jeans'] }] } },
    brands: ['Kora'],
  }),
  parameters: { states },
  beforeEach: ({ msw }) => {
    msw.use(replyToSearch((found) => (found === `tag:${tag}` ? null : [dress])));
  },
  play: async ({ canvas }) => {
    const words = await canvas.findByText(`Error: Failed to fetch products by tag: ${tag}`);
    await expect(words).toBeVisible();
    const row = within(await canvas.findByRole('list', { name: 'New in' }));
    await expect(row.getByText('Linen Dress')).toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: 'Kora' })).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: 'Trending Right Now' })).toBeInTheDocument();
    words.scrollIntoView({ block: 'center' });
  },
});

export const CantMissWomenFailed = tagFails('women', ['home-cant-miss--error-tag-women']);
export const CantMissDressesFailed = tagFails('dresses', ['home-cant-miss--error-tag-dresses']);

const dress: ProductCardInput = { id: 7, title: 'Linen Dress', vendor: 'Kora', variants: 4 };
const shirt: ProductCardInput = { id: 8, title: 'Linen Shirt', vendor: 'Kora', variants: 1 };
const scarf: ProductCardInput = { ...shirt, id: 9, title: 'Silk Scarf', soldOut: true };

export const CantMissDeduplicated: Story = {
  decorators: shop(),
  parameters: { states: ['home-cant-miss--deduplicated'] },
  beforeEach: ({ msw }) => {
    msw.use(replyToSearch((found) => (found === 'tag:women' ? [dress, scarf] : [dress])));
  },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('list', { name: "Products You Can't Miss" });
    await assertState('home-cant-miss--deduplicated', async () => {
      await expect(within(row).getAllByRole('listitem')).toHaveLength(2);
      await expect(within(row).getAllByText('Linen Dress')).toHaveLength(1);
    });
    row.scrollIntoView({ block: 'center' });
    await expect(within(row).getByRole('link', { name: 'Choose size: Linen Dress' })).toHaveAttribute(
      'href',
      '/product/7',
    );
    await expect(within(row).getByText('Sold out')).toBeInTheDocument();
    await expect(within(row).getByRole('link', { name: 'See details: Silk Scarf' })).toHaveAttribute(
      'href',
      '/product/9',
    );
    await expect(within(row).queryByRole('button', { name: /^Add to bag/ })).not.toBeInTheDocument();
  },
};

/** Creates a story with a row of one product that has a single variant. */
const addingShirt = (options: ShopStoryOptions, states: readonly StateId[]): Story => ({
  decorators: shop(options),
  parameters: { states },
  beforeEach: ({ msw }) => {
    msw.use(replyToSearch(() => [shirt]));
  },
});
const add = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Add to bag: Linen Shirt' }));

export const CantMissAdded: Story = {
  ...addingShirt({ signedIn: true }, ['home-cant-miss--added-toast', 'home-cant-miss--added-toast-body']),
  beforeEach: ({ msw }) => {
    const items = [{ product_variant_id: 'gid://shopify/ProductVariant/801', quantity: 1 }];
    msw.use(
      replyToSearch(() => [shirt]),
      http.post(CART, () => HttpResponse.json({ status: 'success', items })),
    );
  },
  play: async ({ canvas }) => {
    await add(canvas);
    await findVisible(canvas, 'Added to Bag');
    await expect(canvas.getByText('Linen Shirt added to your bag')).toBeVisible();
  },
};

export const CantMissAddFailed: Story = {
  ...addingShirt({ signedIn: true }, ['home-cant-miss--add-failed', 'home-cant-miss--add-failed-message']),
  beforeEach: ({ msw }) => {
    msw.use(
      replyToSearch(() => [shirt]),
      http.post(CART, () => HttpResponse.json({}, { status: 500 })),
    );
  },
  play: async ({ canvas }) => {
    await add(canvas);
    await findVisible(canvas, 'Add to Cart Failed');
    await expect(canvas.getByText('Cart update failed')).toBeVisible();
  },
};

/** Without a connection, the addition waits on this device. */
export const CantMissAddSaved: Story = {
  ...addingShirt({ signedIn: true }, ['home-cant-miss--add-saved']),
  beforeEach: ({ msw }) => {
    msw.use(
      replyToSearch(() => [shirt]),
      http.post(CART, () => HttpResponse.error()),
    );
  },
  play: async ({ canvas }) => {
    await add(canvas);
    await findVisible(canvas, 'Saved on this phone');
  },
};

export const CantMissAddFailedWithoutMessage: Story = {
  ...addingShirt(
    {
      signedIn: true,
      cart: { changeCart: () => Promise.reject(new Error('not a response of the backend')) },
    },
    ['home-cant-miss--add-failed-default'],
  ),
  play: async ({ canvas }) => {
    await add(canvas);
    await findVisible(canvas, 'Failed to add item to cart');
  },
};
