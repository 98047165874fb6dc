import { ApiError, ERROR_MESSAGES } from '@naap/api-clients';
import { inr } from '@naap/api-clients/pricing';
import { linenShirt, replyWithProduct, STOREFRONT_URL } from '@naap/fixtures/storefront-replies';
import { m } from '@naap/messages';
import { assertState } from '@naap/ui/fixtures/assert-state';
import { findVisible } from '@naap/ui/fixtures/find-visible';
import { within } from '@naap/ui/fixtures/queries';
import { hasLargeText, hasReaderStyles } from '@naap/ui/fixtures/reader-styles';
import { BACKEND_ORIGIN, cartOf, storyEvents, withShop } from '@naap/ui/fixtures/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { StateId } from '../../all-states.ts';
import { media } from '../../theme/index.ts';
import { ProductDetailScreen } from './ProductDetail.tsx';
import { unitLabel } from './size-chart.ts';

const CART = `${BACKEND_ORIGIN}/cart`;

const shirt = linenShirt({
  variants: [
    { colour: 'Indigo', size: 'S' },
    { colour: 'Indigo', size: 'M' },
    { colour: 'Indigo', size: 'L', available: false },
    { colour: 'Kora white', size: 'S', rupees: 1299 },
    { colour: 'Kora white', size: 'XL', rupees: 1699 },
  ],
});
const stole = linenShirt({ variants: [{ colour: 'Indigo' }] });

const meta = {
  title: 'Product detail',
  component: ProductDetailScreen,
  decorators: [withShop({ path: '/product/123', routePath: '/product/:productId' })],
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => msw.use(replyWithProduct(shirt)),
} satisfies Meta<typeof ProductDetailScreen>;

export default meta;
type Story = StoryObj;
type Canvas = ReturnType<typeof within>;

// The router updates the URL in a transition, so a selection is not on the screen at once.
const size = (canvas: Canvas, name: string) => canvas.findByRole('radio', { name });
const addToBag = (canvas: Canvas) => canvas.findByRole('button', { name: 'ADD TO BAG' });

/** Accepts every cart change, and calls `onRequest` with its body. */
function acceptingCart(onRequest: (body: unknown) => void = () => undefined) {
  return http.post(CART, async ({ request }) => {
    const body = await request.json();
    onRequest(body);
    return HttpResponse.json({ status: 'success', items: [] });
  });
}

/** Name, price and sizes are visible above and in the bar without scrolling, also on the smallest phone. */
const firstView: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      replyWithProduct({
        ...shirt,
        title: 'Hand-woven Maheshwari Linen Shirt in Washed Indigo, with Pockets and Wooden Buttons',
      }),
    ),
  play: async ({ canvas }) => {
    const bar = (await addToBag(canvas)).closest('[data-keep-clear]:not(button)');
    const tape = canvas.getByRole('group', { name: 'Size' });
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    // Of double size, the name alone takes most of a phone's screen. The sizes must come out from under the bar.
    if (hasLargeText() || hasReaderStyles()) tape.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    else await expect(window.scrollY).toBe(0);
    await expect(tape.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      Number(bar?.getBoundingClientRect().top),
    );
  },
};
export const FirstViewOnNarrowPhone: Story = { ...firstView, globals: { viewport: { value: 'narrow' } } };

/** The picture is as wide as the screen, and all buttons are on one line over it. */
export const FirstViewOnATablet: Story = {
  ...firstView,
  globals: { viewport: { value: 'tablet' } },
  play: async (context) => {
    await firstView.play?.(context);
    const { canvas } = context;
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const pictures = boxOf(canvas.getByRole('region', { name: /^Pictures of/ }));
    await expect(pictures.width).toBe(document.documentElement.clientWidth);
    // Larger letters scroll the first view.
    if (hasLargeText() || hasReaderStyles()) return;
    const round = [/^Back/, 'Wishlist', 'Share'].map((name) => canvas.getByRole('button', { name }));
    const bag = canvas.getByRole('link', { name: /^Bag/ });
    const tops = [...round, bag].map((button) => Math.round(boxOf(button).top));
    await expect(new Set(tops).size).toBe(1);
  },
};

export const Loaded: Story = {
  parameters: {
    states: [
      'product-detail--loaded',
      'product-detail--bottom-bar',
      'product-detail--first-colour',
      'product-detail--size-hint',
      'product-detail--wishlist-off',
      'product-detail--description-html',
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Linen Shirt' })).toBeVisible();
    await expect(canvas.getByText('Colors Available')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Indigo' })).toBeChecked();
    await expect(canvas.getByText('Please select a size')).toBeVisible();
    await expect(canvas.getAllByText('(Incl. Of All Taxes)').length).toBeGreaterThan(0);
    await expect(await addToBag(canvas)).toBeVisible();
    await expect(canvas.getByText('Arrives by 6:42 pm')).toBeVisible();
    const pictures = canvas.getByRole('region', { name: 'Pictures of Linen Shirt' });
    await expect(within(pictures).getByRole('list').clientWidth).toBe(pictures.clientWidth);
    await assertState('product-detail--description-html', async () =>
      expect(await canvas.findByText('easy fit', { selector: 'p strong' })).toBeInTheDocument(),
    );
    await assertState('product-detail--wishlist-off', () =>
      expect(canvas.getByRole('button', { name: 'Wishlist' })).toHaveAttribute('aria-pressed', 'false'),
    );
  },
};

export const Loading: Story = {
  parameters: { states: ['product-detail--loading'] },
  beforeEach: ({ msw }) => msw.use(http.post(STOREFRONT_URL, () => delay('infinite'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading product details...')).toBeVisible();
    await expect(canvas.queryByText('Product')).not.toBeInTheDocument();
  },
};

/** What the card has shown in the list stays, at once. */
export const LoadingFromACard: Story = {
  parameters: {
    shop: {
      state: { card: { name: 'Linen Shirt', brand: 'Kora', price: inr(149_900), originalPrice: null } },
    },
  },
  beforeEach: ({ msw }) => msw.use(http.post(STOREFRONT_URL, () => delay('infinite'))),
  play: async ({ canvas }) => {
    for (const text of ['Linen Shirt', 'Kora', '₹1,499'])
      await expect(await canvas.findByText(text)).toBeVisible();
    await expect(canvas.getByText('Loading product details...')).toBeVisible();
  },
};

export const Missing: Story = {
  parameters: { states: ['product-detail--missing', 'product-detail--missing-go-back'] },
  beforeEach: ({ msw }) =>
    msw.use(http.post(STOREFRONT_URL, () => HttpResponse.json({ data: { product: null } }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Product not found' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Go Back' })).toBeVisible();
  },
};

export const MissingGoBack: Story = {
  ...Missing,
  parameters: {},
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Go Back' }));
    await expect(await canvas.findByText('Went to /products')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { states: ['product-detail--error'] },
  beforeEach: ({ msw }) => msw.use(http.post(STOREFRONT_URL, () => new HttpResponse(null, { status: 500 }))),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Error: Failed to fetch product from the storefront provider.'),
    ).toBeVisible();
  },
};

export const FailedUnexpected: Story = {
  parameters: { states: ['product-detail--error-unexpected'] },
  beforeEach: ({ msw }) => msw.use(http.post(STOREFRONT_URL, () => HttpResponse.json({}))),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Error: Unexpected response structure from the storefront provider'),
    ).toBeVisible();
  },
};

export const SizeSelected: Story = {
  parameters: { states: ['product-detail--size-selected', 'product-detail--wishlist-on'] },
  play: async ({ canvas }) => {
    const soldOut = await size(canvas, 'L, unavailable');
    await userEvent.click(soldOut);
    await expect(soldOut).not.toBeChecked();
    await userEvent.click(await size(canvas, 'M'));
    await assertState('product-detail--size-selected', () =>
      waitFor(() => {
        expect(canvas.getByRole('radio', { name: 'M' })).toBeChecked();
        expect(canvas.queryByText('Please select a size')).toBeNull();
      }),
    );
    await expect(
      await canvas.findByText(
        `M · ${m.product_detail_size_guide_chest().toLowerCase()} 37 ${unitLabel('inch')}`,
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Wishlist' }));
    await assertState('product-detail--wishlist-on', () =>
      expect(canvas.getByRole('button', { name: 'Wishlist' })).toHaveAttribute('aria-pressed', 'true'),
    );
  },
};

export const ColourChanged: Story = {
  parameters: {
    states: [
      'product-detail--colour-changed',
      'product-detail--sizes-of-colour',
      'product-detail--variant-price',
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await size(canvas, 'M'));
    await userEvent.click(canvas.getByRole('radio', { name: 'Kora white' }));
    await expect(await canvas.findByText('Please select a size')).toBeVisible();
    await assertState('product-detail--sizes-of-colour', () =>
      expect(canvas.queryByRole('radio', { name: 'M' })).toBeNull(),
    );
    await expect(await size(canvas, 'XL')).not.toBeChecked();
    await userEvent.click(await size(canvas, 'XL'));
    await assertState('product-detail--variant-price', async () =>
      expect((await canvas.findAllByText('₹1,699')).length).toBeGreaterThan(0),
    );
  },
};

export const NoSizeOption: Story = {
  parameters: {
    states: ['product-detail--no-size-option', 'product-detail--added-without-size'],
    shop: { signedIn: true },
  },
  beforeEach: ({ msw }) => msw.use(replyWithProduct(stole), acceptingCart()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Colors Available')).toBeVisible();
    await assertState('product-detail--no-size-option', () =>
      expect(canvas.queryByRole('heading', { name: 'Size' })).toBeNull(),
    );
    await userEvent.click(await addToBag(canvas));
    await findVisible(canvas, 'Added to Bag');
    await expect(canvas.getByText('Linen Shirt added to your bag')).toBeVisible();
  },
};

export const NoColourOption: Story = {
  parameters: { states: ['product-detail--no-colour-option'] },
  beforeEach: ({ msw }) =>
    msw.use(replyWithProduct(linenShirt({ variants: [{ size: 'S' }, { size: 'M' }] }))),
  play: async ({ canvas }) => {
    await size(canvas, 'M');
    await assertState('product-detail--no-colour-option', () =>
      expect(canvas.queryByText('Colors Available')).toBeNull(),
    );
  },
};

export const OptionNamesInCapitals: Story = {
  parameters: { states: ['product-detail--option-names-any-case'] },
  beforeEach: ({ msw }) =>
    msw.use(
      replyWithProduct(
        linenShirt({
          variants: [{ colour: 'Indigo', size: 'M' }],
          labels: { colour: 'COLOR', size: 'SIZE' },
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Colors Available')).toBeVisible();
    await size(canvas, 'M');
  },
};

export const BackToAllProducts: Story = {
  parameters: { states: ['product-detail--back'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to products' }));
    await assertState('product-detail--back', async () =>
      expect(await canvas.findByText('Went to /products')).toBeVisible(),
    );
  },
};

/** Replaces properties of `navigator` for one story; undefined removes a property. */
function withNavigator(properties: Record<string, unknown>) {
  for (const [name, value] of Object.entries(properties)) {
    Object.defineProperty(navigator, name, { value, configurable: true });
  }
  return () => {
    for (const name of Object.keys(properties)) Reflect.deleteProperty(navigator, name);
  };
}

const copied = fn(async () => undefined);

/** The link contains the chosen options, but no other parameters of the page's URL. */
export const ShareCopied: Story = {
  parameters: {
    states: ['product-detail--share-copied', 'product-detail--share-copied-body', 'share--options'],
    shop: { path: '/product/123?utm_source=mail&size=m' },
  },
  beforeEach: () => {
    copied.mockClear();
    return withNavigator({ share: undefined, clipboard: { writeText: copied } });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
    await findVisible(canvas, 'Link Copied!');
    await expect(canvas.getByText('Product link copied to clipboard.')).toBeVisible();
    await assertState('share--options', () =>
      expect(copied).toHaveBeenCalledWith(expect.stringMatching(/^http.+\/product\/123\?(.+&)?Size=M$/)),
    );
  },
};

export const ShareCancelled: Story = {
  parameters: { states: ['share--cancelled'] },
  beforeEach: () => {
    copied.mockClear();
    const cancelled = () => Promise.reject(new DOMException('cancelled', 'AbortError'));
    return withNavigator({ share: cancelled, clipboard: { writeText: copied } });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
    await assertState('share--cancelled', async () => {
      await expect(copied).not.toHaveBeenCalled();
      await expect(canvas.queryByText('Link Copied!')).toBeNull();
    });
  },
};

/** Neither sharing nor copying is allowed: the link is selected, ready to be copied. */
export const ShareRefused: Story = {
  parameters: { states: ['share--refused'] },
  beforeEach: () => {
    const refused = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    return withNavigator({ share: refused, clipboard: { writeText: refused } });
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Share' });
    await userEvent.click(button);
    await userEvent.click(await canvas.findByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    const dialog = within(await canvas.findByRole('dialog', { name: 'Link not copied' }));
    const link = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Link' });
    await expect(link.value).toContain('/product/123');
    await expect(link.selectionEnd).toBe(link.value.length);
  },
};

const nothing = fn();

export const SizeRequired: Story = {
  name: 'Size Required: no size chosen',
  parameters: {
    states: [
      'product-detail--size-required-dialog',
      'product-detail--size-required-body',
      'product-detail--size-required-dismissed',
    ],
    shop: { signedIn: true },
  },
  beforeEach: ({ msw }) => {
    nothing.mockClear();
    msw.use(acceptingCart(nothing));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await addToBag(canvas));
    await userEvent.click(await canvas.findByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(await addToBag(canvas));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Size Required' }));
    await expect(
      dialog.getByText('Please select a size before adding this item to your bag.'),
    ).toBeInTheDocument();
    await expect(nothing).not.toHaveBeenCalled();
  },
};

async function addMedium(canvas: Canvas) {
  await userEvent.click(await size(canvas, 'M'));
  await userEvent.click(await addToBag(canvas));
}

export const Adding: Story = {
  parameters: { states: ['product-detail--adding'], shop: { signedIn: true, seeds: [cartOf(1)] } },
  beforeEach: ({ msw }) => msw.use(http.post(CART, () => delay('infinite'))),
  play: async ({ canvas }) => {
    // A click while the cart is loading shows no number until the response.
    await canvas.findByRole('link', { name: 'Bag, 1 item' });
    await addMedium(canvas);
    await assertState('product-detail--adding', () =>
      waitFor(() => expect(canvas.getByRole('button', { name: /ADD/ })).toHaveAttribute('aria-busy', 'true')),
    );
    await expect(await canvas.findByRole('link', { name: 'Bag, 2 items' })).toBeVisible();
  },
};

const requestSeen = fn();

export const Added: Story = {
  parameters: {
    states: ['product-detail--added', 'product-detail--added-body', 'product-detail--add-prefixes-variant'],
    shop: { signedIn: true },
  },
  beforeEach: ({ msw }) => {
    requestSeen.mockClear();
    msw.use(acceptingCart(requestSeen));
  },
  play: async ({ canvas }) => {
    await addMedium(canvas);
    await findVisible(canvas, 'Added to Bag');
    await expect(canvas.getByText('Linen Shirt (Size: M) added to your bag')).toBeVisible();
    await assertState('product-detail--add-prefixes-variant', () =>
      expect(requestSeen).toHaveBeenCalledWith({
        items: [{ product_variant_id: 'gid://shopify/ProductVariant/501', quantity: 1 }],
      }),
    );
  },
};

export const AddedWithoutVariant: Story = {
  parameters: { states: ['product-detail--add-no-variant'], shop: { signedIn: true } },
  beforeEach: ({ msw }) => {
    requestSeen.mockClear();
    msw.use(
      replyWithProduct({ ...linenShirt({ variants: [] }), availableForSale: true }),
      acceptingCart(requestSeen),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await addToBag(canvas));
    await assertState('product-detail--add-no-variant', () =>
      waitFor(() =>
        expect(requestSeen).toHaveBeenCalledWith({
          items: [{ product_variant_id: 'gid://shopify/ProductVariant/123', quantity: 1 }],
        }),
      ),
    );
  },
};

export const AddFailed: Story = {
  parameters: {
    states: ['product-detail--add-failed', 'product-detail--add-failed-message', 'events--not-added'],
    shop: { signedIn: true, consent: 'granted' },
  },
  beforeEach: ({ msw }) => msw.use(http.post(CART, () => new HttpResponse(null, { status: 500 }))),
  play: async ({ canvas }) => {
    await addMedium(canvas);
    await findVisible(canvas, 'Add to Bag Failed');
    await expect(canvas.getByText('Cart update failed')).toBeVisible();
    await assertState('events--not-added', () =>
      expect(storyEvents().map(({ name }) => name)).toEqual(['view_item']),
    );
  },
};

/** Without a connection, the addition waits on this device. */
export const AddSaved: Story = {
  parameters: { states: ['product-detail--add-saved'], shop: { signedIn: true } },
  beforeEach: ({ msw }) => msw.use(http.post(CART, () => HttpResponse.error())),
  play: async ({ canvas }) => {
    await addMedium(canvas);
    await findVisible(canvas, 'Saved on this phone');
    await expect(canvas.getByText('We will update your bag when you are online.')).toBeVisible();
  },
};

/** `error` is called in the story, because the message of an `ApiError` is in the language of that time. */
const addRejected = (error: () => Error, text: string, states: readonly StateId[]): Story => ({
  parameters: { states, shop: { signedIn: true, cart: { changeCart: () => Promise.reject(error()) } } },
  play: async ({ canvas }) => {
    await addMedium(canvas);
    await expect(await canvas.findByText(text)).toBeVisible();
  },
});

export const AddFailedWithoutMessage = addRejected(
  () => new Error('not a response of the backend'),
  'Failed to add item to bag',
  ['product-detail--add-failed-default'],
);
export const AddFailedWithoutUser = addRejected(
  () => new ApiError(ERROR_MESSAGES.unauthenticated, { kind: 'unauthenticated' }),
  'User not authenticated',
  ['product-detail--add-failed-no-user'],
);

export const AddWhileSignedOut: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await addToBag(canvas));
    await expect(await canvas.findByText('Went to /auth')).toBeVisible();
  },
};

/** Back, title and bag stay visible at the bottom of a long page. */
export const HeaderStays: Story = {
  globals: { viewport: { value: 'narrow' } },
  beforeEach: ({ msw }) =>
    msw.use(replyWithProduct({ ...shirt, descriptionHtml: '<p>Washed linen.</p>'.repeat(60) })),
  play: async ({ canvas }) => {
    // The page becomes long when the description has loaded.
    await canvas.findAllByText('Washed linen.');
    const back = await canvas.findByRole('button', { name: 'Back to products' });
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await expect(window.scrollY).toBeGreaterThan(0);
    const header = back.closest('header');
    // Beside very large letters it scrolls with the page.
    if (!window.matchMedia(media.cramped).matches) await expect(header?.getBoundingClientRect().top).toBe(0);
    await expect(header).toHaveTextContent('Linen Shirt');
    await expect(within(header ?? document.body).getByRole('link', { name: /^Bag/ })).toBeVisible();
  },
};
