import { type ProductLookupInput, replyToProductLookups } from '@naap/fixtures/storefront-replies';
import { type SavedProduct, WISHLIST } from '@naap/state';
import { assertState } from '@naap/ui/fixtures/assert-state';
import { findVisible } from '@naap/ui/fixtures/find-visible';
import { within } from '@naap/ui/fixtures/queries';
import { savedShirt } from '@naap/ui/fixtures/saved-products';
import { type ShopStoryOptions, storyStorage, withShop } from '@naap/ui/fixtures/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { media } from '../../theme/breakpoints.ts';
import { WishlistScreen } from './Wishlist.tsx';

const meta = {
  component: WishlistScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof WishlistScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const SCARF = savedShirt(1, { name: 'Block-Print Scarf' });
const SHIRT = savedShirt(2, { brand: 'Rangrez' });
const KURTA = savedShirt(3, { name: 'Hand-Embroidered Chikankari Kurta with a Very Long Name' });

const shop = (products: readonly SavedProduct[], options: ShopStoryOptions = {}) => [
  withShop({ path: '/wishlist', stored: { [WISHLIST.key]: JSON.stringify(products) }, ...options }),
];

/** Returns the products as they are sold now: the scarf has one variant, the others have several. */
const sold = (numbers: readonly number[], details: Readonly<Record<number, ProductLookupInput>> = {}) =>
  numbers.map((id): ProductLookupInput => {
    const product = [SCARF, SHIRT, KURTA].find((one) => one.id === `gid://shopify/Product/${id}`);
    if (details[id] !== undefined || product === undefined) return details[id] ?? null;
    return { id, title: product.name, vendor: product.brand, variants: id === 1 ? 1 : 2 };
  });

const entry = async (canvas: Canvas, name: string) => within(await canvas.findByRole('article', { name }));
const names = (canvas: Canvas) =>
  canvas.queryAllByRole('article').map((article: HTMLElement) => article.getAttribute('aria-label'));

/** The current price and stock replace those that the device has saved. */
export const Ready: Story = {
  parameters: { states: ['wishlist--entries', 'wishlist--current-price', 'wishlist--choose-options'] },
  decorators: shop([SCARF, SHIRT, KURTA]),
  beforeEach: ({ msw }) => {
    msw.use(
      replyToProductLookups((ids) =>
        sold(ids, {
          1: { id: 1, title: SCARF.name, vendor: 'Kora', variants: 1, rupees: 999, originalRupees: 1499 },
        }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Wishlist (3)', level: 1 })).toBeVisible();
    const scarf = await entry(canvas, SCARF.name);
    await assertState('wishlist--current-price', async () =>
      expect(await scarf.findByText('₹999')).toBeVisible(),
    );
    await assertState('wishlist--choose-options', async () =>
      expect(await canvas.findByRole('link', { name: `Choose size: ${SHIRT.name}` })).toHaveAttribute(
        'href',
        '/product/2',
      ),
    );
    await expect(scarf.getByRole('button', { name: `Add to bag: ${SCARF.name}` })).toBeVisible();
  },
};

/** In a row, the prices are beside each other, however many lines the names have. */
export const PricesOfARow: Story = {
  decorators: shop([KURTA, SHIRT]),
  globals: { viewport: { value: 'tablet' } },
  beforeEach: ({ msw }) => {
    msw.use(replyToProductLookups((ids) => sold(ids)));
  },
  play: async ({ canvas }) => {
    const [kurta, shirt] = await Promise.all(
      [KURTA, SHIRT].map(async ({ name }) => (await entry(canvas, name)).findByText(/^₹/)),
    );
    // One column when text is doubled.
    if (!window.matchMedia(media.tablet).matches) return;
    await waitFor(() => expect(shirt?.getBoundingClientRect().top).toBe(kurta?.getBoundingClientRect().top));
  },
};

export const InHindi: Story = {
  globals: { language: 'hi' },
  parameters: { states: ['wishlist--hindi'] },
  decorators: shop([SCARF, SHIRT]),
  beforeEach: ({ msw }) => {
    msw.use(
      replyToProductLookups((ids) =>
        sold(ids, { 2: { id: 2, title: 'लिनन शर्ट', vendor: 'Rangrez', variants: 2 } }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'विशलिस्ट (2)', level: 1 })).toBeVisible();
    await expect(await canvas.findByText('लिनन शर्ट')).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'Empty wishlist',
  parameters: { states: ['wishlist--empty'] },
  decorators: shop([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your wishlist is empty')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start Shopping' })).toHaveAttribute('href', '/categories');
  },
};

/** The products that the device has saved are shown at once. */
export const Loading: Story = {
  parameters: { states: ['wishlist--loading'] },
  decorators: shop([SCARF, SHIRT]),
  beforeEach: ({ msw }) => {
    msw.use(replyToProductLookups(() => new Promise(() => {})));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Checking prices and stock...')).toBeVisible();
    await expect((await entry(canvas, SHIRT.name)).getByText('₹1,499')).toBeVisible();
  },
};

/** Without the storefront, the device's products stay, and lead to their pages. */
export const Failed: Story = {
  parameters: { states: ['wishlist--failed'] },
  decorators: shop([SCARF, SHIRT]),
  beforeEach: ({ msw }) => {
    let requests = 0;
    msw.use(
      replyToProductLookups((ids) => {
        requests += 1;
        return requests === 1 ? null : sold(ids);
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Prices and stock could not be checked')).toBeVisible();
    await expect((await entry(canvas, SCARF.name)).getByText('₹1,499')).toBeVisible();
    await expect(canvas.getByRole('link', { name: `See details: ${SCARF.name}` })).toBeVisible();
  },
};

export const Retried: Story = {
  ...Failed,
  parameters: { states: ['wishlist--retried'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await assertState('wishlist--retried', async () =>
      expect(await canvas.findByRole('button', { name: `Add to bag: ${SCARF.name}` })).toBeVisible(),
    );
    await expect(canvas.queryByText('Prices and stock could not be checked')).toBeNull();
  },
};

/** A missing, a malformed and a sold-out product leave the others alone. */
export const Unavailable: Story = {
  parameters: {
    states: ['wishlist--sold-out', 'wishlist--missing', 'wishlist--malformed'],
    shop: { report: () => {} },
  },
  decorators: shop([SCARF, savedShirt(4, { name: 'Silk Saree' }), SHIRT, KURTA]),
  beforeEach: ({ msw }) => {
    msw.use(
      replyToProductLookups((ids) =>
        sold(ids, {
          2: 'malformed',
          3: { id: 3, title: KURTA.name, vendor: KURTA.brand, variants: 2, soldOut: true },
        }),
      ),
    );
  },
  play: async ({ canvas }) => {
    const kurta = await entry(canvas, KURTA.name);
    await expect(await kurta.findByText('Sold out')).toBeVisible();
    await expect(kurta.getByRole('link', { name: `See details: ${KURTA.name}` })).toBeVisible();
    const saree = await entry(canvas, 'Silk Saree');
    await expect(saree.getByText('No longer sold')).toBeVisible();
    await expect(saree.queryByRole('link', { name: /^See details/ })).toBeNull();
    await expect(
      (await entry(canvas, SHIRT.name)).getByText('This product could not be checked.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: `Add to bag: ${SCARF.name}` })).toBeVisible();
    await expect(canvas.queryByText('Prices and stock could not be checked')).toBeNull();
  },
};

export const AddedToBag: Story = {
  parameters: { states: ['wishlist--added-to-bag'] },
  decorators: shop([SCARF], { signedIn: true }),
  beforeEach: ({ msw }) => {
    msw.use(
      replyToProductLookups((ids) => sold(ids)),
      http.post('*/cart', async ({ request }) => {
        const { items } = (await request.clone().json()) as { items: readonly object[] };
        return HttpResponse.json({ status: 'success', items });
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Add to bag: ${SCARF.name}` }));
    await findVisible(canvas, 'Added to Bag');
    await expect(names(canvas)).toEqual([SCARF.name]);
  },
};

export const AddingNeedsSignIn: Story = {
  parameters: { states: ['wishlist--signed-out'] },
  decorators: shop([SCARF]),
  beforeEach: ({ msw }) => {
    msw.use(replyToProductLookups((ids) => sold(ids)));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Add to bag: ${SCARF.name}` }));
    await assertState('wishlist--signed-out', async () =>
      expect(await canvas.findByText('Went to /auth')).toBeVisible(),
    );
    await expect(JSON.parse(storyStorage().session.getItem('bagIntent') ?? '')).toMatchObject({
      origin: 'wishlist',
      variantId: 'gid://shopify/ProductVariant/101',
    });
  },
};

/** A row with the undo stands in the product's place and has the focus; the undo puts the product back and focuses it. */
export const RemovalUndone: Story = {
  parameters: { states: ['wishlist--removed', 'undo--wishlist-entry'] },
  decorators: shop([SCARF, SHIRT, KURTA]),
  beforeEach: ({ msw }) => {
    msw.use(replyToProductLookups((ids) => sold(ids)));
  },
  play: async ({ canvas }) => {
    const remove = (name: string) =>
      canvas.findByRole('button', { name: `Remove ${name} from your wishlist` });
    const stored = () => JSON.parse(storyStorage().local.getItem(WISHLIST.key) ?? '');
    const button = await remove(SHIRT.name);
    const before = stored();
    await userEvent.click(button);
    await expect(await canvas.findByText(`${SHIRT.name} removed`)).toBeVisible();
    const undo = canvas.getByRole('button', { name: `Undo: ${SHIRT.name}` });
    await expect(undo).toHaveFocus();
    await expect(names(canvas)).toEqual([SCARF.name, KURTA.name]);
    await expect(undo.closest('li')).toBe(canvas.getAllByRole('listitem')[1]);
    await userEvent.click(undo);
    await assertState('undo--wishlist-entry', async () => {
      await waitFor(() => expect(names(canvas)).toEqual([SCARF.name, SHIRT.name, KURTA.name]));
      await expect(await remove(SHIRT.name)).toHaveFocus();
    });
    await expect(stored()).toEqual(before);
  },
};

export const LastRemovalUndone: Story = {
  decorators: shop([SHIRT]),
  beforeEach: ({ msw }) => {
    msw.use(replyToProductLookups((ids) => sold(ids)));
  },
  play: async ({ canvas }) => {
    const name = `Remove ${SHIRT.name} from your wishlist`;
    await userEvent.click(await canvas.findByRole('button', { name }));
    await expect(await canvas.findByText('Your wishlist is empty')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Undo: ${SHIRT.name}` }));
    await expect(await canvas.findByRole('button', { name })).toHaveFocus();
  },
};

/** The maximum number of products, from the sandbox's catalogue, looked up in one request. */
export const Hundred: Story = {
  parameters: { states: ['wishlist--hundred'] },
  decorators: shop(
    Array.from({ length: 100 }, (_, index) => savedShirt(index + 1000, { name: `Shirt ${index + 1}` })),
  ),
  beforeEach: ({ msw }) => {
    msw.use(
      replyToProductLookups((ids) =>
        ids.map((id) => ({ id, title: `Shirt ${id - 999}`, vendor: 'Kora', variants: 2 })),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Wishlist (100)' })).toBeVisible();
    await assertState('wishlist--hundred', async () => {
      await expect(document.querySelectorAll('article')).toHaveLength(100);
      await expect(await canvas.findAllByText('Choose size')).toHaveLength(100);
    });
  },
};
