import type { ContentInput } from '@naap/content';
import { replyWithVariant, replyWithVariants, STOREFRONT_URL } from '@naap/fixtures/storefront-replies';
import { RECENTLY_VIEWED, WISHLIST } from '@naap/state';
import { assertState } from '@naap/ui/fixtures/assert-state';
import { loseConnection, reportOffline, restoreConnection } from '@naap/ui/fixtures/connection';
import { findVisible } from '@naap/ui/fixtures/find-visible';
import { closedShop, distantShop, located } from '@naap/ui/fixtures/limited-delivery';
import { within } from '@naap/ui/fixtures/queries';
import { savedShirt } from '@naap/ui/fixtures/saved-products';
import {
  BACKEND_ORIGIN,
  cartOf,
  type ShopStoryOptions,
  storyEvents,
  storyShop,
  withShop,
} from '@naap/ui/fixtures/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { media } from '../../theme/index.ts';
import { SignInScreen } from '../SignIn/index.ts';
import { CartScreen } from './Cart.tsx';

const CART = `${BACKEND_ORIGIN}/cart`;

const meta = {
  component: CartScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CartScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const shop = (options: ShopStoryOptions = {}) => [withShop({ path: '/cart', signedIn: true, ...options })];
const shown = (canvas: Canvas, title: string) => canvas.findByRole('heading', { name: title });
const firstButton = async (canvas: Canvas, name: RegExp): Promise<HTMLElement> => {
  const [button] = await canvas.findAllByRole('button', { name });
  if (!button) throw new Error(`There is no button named ${name}.`);
  return button;
};
const firstQuantity = async (canvas: Canvas) =>
  (await canvas.findAllByRole('group', { name: /^Quantity of/ }))[0];

/** Returns the total of the first line, in rupees. */
function firstLineTotal(canvas: Canvas): number {
  const rupees = /₹([\d,]+)/.exec(canvas.getAllByRole('article')[0]?.textContent ?? '')?.[1];
  if (rupees === undefined) throw new Error('The first line shows no total.');
  return Number(rupees.replaceAll(',', ''));
}

export const Loading: Story = {
  parameters: { states: ['cart--loading'] },
  decorators: shop(),
  beforeEach: ({ msw }) => {
    msw.use(http.get(CART, () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading cart...')).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'Empty bag: bag empty',
  parameters: {
    states: ['cart--empty', 'cart--empty-help', 'cart--empty-continue'],
  },
  decorators: shop(),
  play: async ({ canvas }) => {
    await expect(await shown(canvas, 'Your cart is empty')).toBeVisible();
    await expect(canvas.getByText('Add some items to get started')).toBeVisible();
  },
};

/** An empty cart offers what the shopper has liked and seen on this device. */
export const EmptyWithSavedProducts: Story = {
  decorators: shop({
    stored: {
      [WISHLIST.key]: JSON.stringify([savedShirt(1)]),
      [RECENTLY_VIEWED.key]: JSON.stringify([savedShirt(2), savedShirt(3)]),
    },
  }),
  play: async ({ canvas }) => {
    await shown(canvas, 'Your cart is empty');
    await expect(canvas.getAllByRole('link', { name: /Linen Shirt/ })).toHaveLength(3);
    const { left } = canvas.getByRole('heading', { name: 'Your Wishlist' }).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(window.matchMedia(media.narrow).matches ? 12 : 16);
  },
};

export const EmptyWithoutItems: Story = {
  parameters: { states: ['cart--empty-no-items', 'cart--continue-no-history'] },
  decorators: shop({ consent: 'granted' }),
  beforeEach: ({ msw }) => {
    msw.use(http.get(CART, () => HttpResponse.json({ status: 'success', items: [] })));
  },
  play: async ({ canvas }) => {
    await expect(await shown(canvas, 'Your cart is empty')).toBeVisible();
    await expect(storyEvents()).toEqual([]);
    await userEvent.click(await firstButton(canvas, /^Continue Shopping$/));
    await assertState('cart--continue-no-history', async () =>
      expect(await canvas.findByText('Went to /')).toBeVisible(),
    );
  },
};

const requestSeen = fn();

export const LoadingFailed: Story = {
  parameters: { states: ['cart--error', 'cart--error-fetch', 'cart--error-retry'] },
  decorators: shop(),
  beforeEach: ({ msw }) => {
    requestSeen.mockClear();
    msw.use(
      http.get(CART, () => {
        requestSeen();
        return HttpResponse.json({}, { status: 500 });
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await shown(canvas, 'Cart Loading Error')).toBeVisible();
    await expect(canvas.getByText('Cart fetch failed')).toBeVisible();
    requestSeen.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(requestSeen).toHaveBeenCalled());
    await expect(await shown(canvas, 'Cart Loading Error')).toBeVisible();
  },
};

export const LoadingFailedGoBack: Story = {
  parameters: { states: ['cart--error-go-back'] },
  decorators: shop({ previousPath: '/products' }),
  beforeEach: ({ msw }) => {
    msw.use(http.get(CART, () => HttpResponse.json({}, { status: 500 })));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await firstButton(canvas, /^Go Back$/));
    await expect(await canvas.findByText('Went to /products')).toBeVisible();
  },
};

export const Unauthenticated: Story = {
  parameters: { states: ['cart--error-unauthenticated'] },
  decorators: shop({ signedIn: false }),
  play: async ({ canvas }) => {
    await findVisible(canvas, 'User not authenticated.');
  },
};

export const One: Story = {
  parameters: {
    states: [
      'cart--one',
      'cart--item-with-size',
      'cart--summary',
      'cart--summary-subtotal',
      'cart--summary-fee',
      'cart--summary-total',
      'cart--item-rounded',
      'cart--item-image-fallback',
      'cart--proceed',
    ],
  },
  decorators: shop({ seeds: [cartOf(1)] }),
  beforeEach: ({ msw }) => {
    msw.use(replyWithVariant({}));
  },
  play: async ({ canvas }) => {
    await expect(await shown(canvas, 'Cart (1)')).toBeVisible();
    await assertState('cart--item-with-size', () =>
      expect(canvas.getByText('Size').textContent).toBe('Size M'),
    );
    await expect(canvas.getAllByText('₹500')).toHaveLength(2);
    await expect(canvas.getByRole('heading', { name: 'Order Summary' })).toBeVisible();
    await expect(canvas.getByText('Delivery Fee').parentElement).toHaveTextContent('Delivery Fee₹99');
    await expect(canvas.getByText('Total').parentElement).toHaveTextContent('Total₹599');
    await assertState('cart--item-image-fallback', () =>
      expect(canvas.getByRole('presentation')).toHaveAttribute(
        'src',
        expect.stringMatching(/placeholder\.svg$/),
      ),
    );
    await expect(canvas.getByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute(
      'href',
      '/checkout',
    );
  },
};

export const UnknownProduct: Story = {
  parameters: {
    states: ['cart--item-unknown-name', 'cart--item-unknown-brand', 'cart--item-without-size'],
  },
  decorators: shop({ seeds: [cartOf(1)] }),
  beforeEach: ({ msw }) => {
    msw.use(
      replyWithVariant({
        product: { id: 'gid://shopify/Product/1', title: '', vendor: '' },
        selectedOptions: [{ name: 'Colour', value: 'Rani' }],
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Unknown Product')).toBeVisible();
    await expect(canvas.getByText('Unknown Brand')).toBeVisible();
    await assertState('cart--item-without-size', () =>
      expect(canvas.queryByText('Size')).not.toBeInTheDocument(),
    );
  },
};

export const ProductNotFound: Story = {
  parameters: { states: ['cart--item-not-found', 'cart--item-size-unknown'] },
  decorators: shop({ seeds: [cartOf(1)] }),
  beforeEach: ({ msw }) => {
    msw.use(replyWithVariant(null));
  },
  play: async ({ canvas }) => {
    await findVisible(canvas, 'Product Not Found');
    await expect(canvas.getByText('Unknown')).toBeVisible();
    await expect(canvas.getAllByText('₹0')).toHaveLength(2);
  },
};

export const ProductError: Story = {
  parameters: { states: ['cart--item-lookup-error'] },
  decorators: shop({ seeds: [cartOf(1)] }),
  beforeEach: ({ msw }) => {
    msw.use(http.post(STOREFRONT_URL, () => new HttpResponse(null, { status: 500 })));
  },
  play: async ({ canvas }) => {
    await findVisible(canvas, 'Product Error');
    await expect(canvas.getByText('The price could not be loaded.')).toBeVisible();
    await expect(canvas.getByText('Total').parentElement).toHaveTextContent('Not known yet');
  },
};

/** It can be removed and put back. An item priced in another currency is left out of the total. */
export const SoldOut: Story = {
  name: 'Product sold out',
  decorators: shop({ seeds: [cartOf(3)] }),
  beforeEach: ({ msw }) => {
    const details = [{ availableForSale: false }, { price: { amount: '19.99', currencyCode: 'EUR' } }];
    msw.use(replyWithVariants((index) => details[index] ?? {}));
  },
  play: async ({ canvas }) => {
    const SOLD_OUT = 'Sold out. Remove it to order the rest.';
    const text = await canvas.findByText(SOLD_OUT);
    await expect(canvas.getByText('€19.99')).toBeVisible();
    await expect(canvas.getByText(/^Not sold in the currency of this shop\./)).toBeVisible();
    await expect(canvas.getByText('Subtotal').parentElement).toHaveTextContent('Subtotal₹1,000');
    const line = within(text.closest('article') ?? text);
    const more = line.getByRole('button', { name: /^One more of/ });
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(more);
    await expect(line.getByRole('group', { name: /^Quantity of/ })).toHaveTextContent('1');
    await userEvent.click(line.getByRole('button', { name: /^Remove/ }));
    await expect(await shown(canvas, 'Cart (2)')).toBeVisible();
    await expect(canvas.queryByText(SOLD_OUT)).toBeNull();
    await userEvent.click(await undo(canvas));
    await expect(await canvas.findByText(SOLD_OUT)).toBeVisible();
  },
};

export const Many: Story = {
  parameters: { states: ['cart--many'] },
  decorators: shop({ seeds: [cartOf(3)] }),
  play: async ({ canvas }) => {
    await expect(await shown(canvas, 'Cart (3)')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
};

/** Header, lines and bar have the same edges; the line above the bar is as wide as the screen. */
export const ManyOnATablet: Story = {
  decorators: shop({ seeds: [cartOf(3)] }),
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await shown(canvas, 'Cart (3)');
    const boxOf = (element: Element | null | undefined) =>
      element?.getBoundingClientRect() ?? new DOMRect(-1, -1);
    const line = boxOf(canvas.getAllByRole('article')[0]);
    const button = boxOf(canvas.getByRole('link', { name: 'Proceed to Checkout' }));
    const arrow = boxOf(canvas.getByRole('button', { name: 'Back' }).querySelector('svg'));
    const bar = boxOf(
      canvas.getByRole('link', { name: 'Proceed to Checkout' }).closest('[data-keep-clear]:not(a)'),
    );
    await expect(Math.round(button.right)).toBe(Math.round(line.right));
    await expect(Math.abs(arrow.left - line.left)).toBeLessThan(4);
    await expect(Math.round(bar.width)).toBe(document.documentElement.clientWidth);
  },
};

export const QuantityIncreased: Story = {
  parameters: { states: ['cart--quantity-decreased', 'cart--quantity-increased', 'cart--updated'] },
  decorators: shop({ seeds: [cartOf(1, 2)] }),
  play: async ({ canvas }) => {
    await userEvent.click(await firstButton(canvas, /^One less of/));
    await assertState('cart--quantity-decreased', async () =>
      expect(await firstQuantity(canvas)).toHaveTextContent('1'),
    );
    const price = firstLineTotal(canvas);
    await userEvent.click(await firstButton(canvas, /^One more of/));
    await assertState('cart--quantity-increased', async () => {
      await expect(await firstQuantity(canvas)).toHaveTextContent('2');
      await expect(firstLineTotal(canvas)).toBe(2 * price);
    });
    await findVisible(canvas, 'Cart Updated');
  },
};

export const QuantityToZero: Story = {
  parameters: { states: ['cart--quantity-to-zero', 'cart--removed'] },
  decorators: shop({ seeds: [cartOf(2)] }),
  play: async ({ canvas }) => {
    await userEvent.click(await firstButton(canvas, /^One less of/));
    await findVisible(canvas, 'Item Removed');
    await assertState('cart--quantity-to-zero', () => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await expect(await undo(canvas)).toHaveFocus();
  },
};

const undo = (canvas: Canvas, name = /^Undo/) => canvas.findByRole('button', { name });
/** Returns the names and quantities of the lines. */
const lines = (canvas: Canvas) =>
  canvas
    .queryAllByRole('article')
    .map(
      (line: HTMLElement) =>
        `${within(line).getByRole('link').textContent} ${within(line).getByRole('group').textContent}`,
    );

/** A row stands in each line's place. The first of two removals is undone first; Ctrl+Z undoes the other. */
export const RemovalsUndone: Story = {
  parameters: { states: ['undo--cart-line', 'undo--several-cart-lines', 'undo--by-keyboard'] },
  decorators: shop({ seeds: [cartOf(4, 2)] }),
  play: async ({ canvas }) => {
    await firstButton(canvas, /^Remove/);
    const before = lines(canvas);
    for (const count of [3, 2]) {
      const second = canvas.getAllByRole('button', { name: /^Remove/ })[1];
      await userEvent.click(second ?? canvas.getByRole('main'));
      await waitFor(() => expect(lines(canvas)).toHaveLength(count));
    }
    const rows = within(canvas.getByRole('list', { name: 'Items' })).getAllByRole('listitem');
    const [undoFirst, undoSecond] = canvas.getAllByRole('button', { name: /^Undo/ });
    await expect([undoFirst?.closest('li'), undoSecond?.closest('li')]).toEqual([rows[1], rows[2]]);
    await expect(undoSecond).toHaveFocus();
    await findVisible(canvas, 'Item Removed');
    await userEvent.click(undoFirst ?? canvas.getByRole('main'));
    await assertState('undo--cart-line', async () => {
      await waitFor(() => expect(lines(canvas)).toEqual(before.toSpliced(2, 1)));
      await expect(canvas.getAllByRole('button', { name: /^Remove/ })[1]).toHaveFocus();
    });
    await userEvent.keyboard('{Control>}z{/Control}');
    await assertState('undo--several-cart-lines', () => waitFor(() => expect(lines(canvas)).toEqual(before)));
    await assertState('undo--by-keyboard', () =>
      expect(canvas.getAllByRole('button', { name: /^Remove/ })[2]).toHaveFocus(),
    );
    await expect(canvas.queryByRole('button', { name: /^Undo/ })).toBeNull();
    await waitFor(() => expect(canvas.queryByText('Item Removed')).toBeNull());
  },
};

export const LastRemovalUndone: Story = {
  parameters: { states: ['undo--last-cart-line'] },
  decorators: shop({ seeds: [cartOf(1, 3)] }),
  play: async ({ canvas }) => {
    await firstButton(canvas, /^Remove/);
    const before = lines(canvas);
    await userEvent.click(await firstButton(canvas, /^Remove/));
    await expect(await shown(canvas, 'Your cart is empty')).toBeVisible();
    await userEvent.click(await undo(canvas));
    await assertState('undo--last-cart-line', async () => {
      await expect(await firstButton(canvas, /^Remove/)).toHaveFocus();
      await expect(lines(canvas)).toEqual(before);
    });
  },
};

/** Without a connection, the removal and its undo cancel each other out. */
export const UnsentRemovalUndone: Story = {
  parameters: { states: ['undo--unsent-cart-line'] },
  decorators: shop({ seeds: [cartOf(2)] }),
  beforeEach: ({ msw }) => {
    msw.use(http.post(CART, () => HttpResponse.error()));
    return reportOffline();
  },
  play: async ({ canvas }) => {
    await firstButton(canvas, /^Remove/);
    const before = lines(canvas);
    await userEvent.click(await firstButton(canvas, /^Remove/));
    const notice = 'Saved on this phone. We will update your bag when you are online.';
    await findVisible(canvas, notice);
    await userEvent.click(await undo(canvas));
    await expect(lines(canvas)).toEqual(before);
    await assertState('undo--unsent-cart-line', () =>
      waitFor(() => expect(canvas.queryByText(notice)).toBeNull()),
    );
  },
};

/** The server fails; the second attempt succeeds. */
export const UndoFailed: Story = {
  parameters: { states: ['undo--failed', 'undo--tried-again'] },
  decorators: shop({ seeds: [cartOf(2)] }),
  play: async ({ canvas, msw }) => {
    await firstButton(canvas, /^Remove/);
    const before = lines(canvas);
    await userEvent.click(await firstButton(canvas, /^Remove/));
    const button = await undo(canvas);
    let hasFailed = false;
    msw.use(
      http.post(CART, async ({ request }) => {
        const { items } = Object(await request.clone().json());
        // The removal may not have been sent yet.
        if (hasFailed || items[0].quantity < 0) return undefined;
        hasFailed = true;
        return HttpResponse.json({}, { status: 500 });
      }),
    );
    await userEvent.click(button);
    await findVisible(canvas, 'Could Not Restore: Cart update failed');
    await waitFor(() => expect(lines(canvas)).toEqual(before.slice(1)));
    const again = await undo(canvas, /^Try Again/);
    await expect(again).toHaveFocus();
    await userEvent.click(again);
    await assertState('undo--tried-again', () => waitFor(() => expect(lines(canvas)).toEqual(before)));
  },
};

/** The undo is not offered to the next shopper on the device. */
export const UndoEndsAtSignOut: Story = {
  parameters: { states: ['undo--ended-by-sign-out'] },
  decorators: shop({ seeds: [cartOf(2)], signIn: <SignInScreen /> }),
  play: async ({ canvas }) => {
    await userEvent.click(await firstButton(canvas, /^Remove/));
    await expect(await undo(canvas)).toBeVisible();
    await storyShop().clients.phoneAuth.signOut();
    await canvas.findByRole('heading', { name: 'Sign In' });
    await assertState('undo--ended-by-sign-out', () =>
      expect(canvas.queryByRole('button', { name: /^Undo/ })).toBeNull(),
    );
  },
};

export const UpdateFailed: Story = {
  parameters: { states: ['cart--update-failed', 'cart--update-failed-message'] },
  decorators: shop({ seeds: [cartOf(1)] }),
  beforeEach: ({ msw }) => {
    msw.use(http.post(CART, () => HttpResponse.json({}, { status: 500 })));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await firstButton(canvas, /^One more of/));
    await findVisible(canvas, 'Update Failed');
    await expect(canvas.getByText('Cart update failed')).toBeVisible();
    await waitFor(async () => expect(await firstQuantity(canvas)).toHaveTextContent('1'));
  },
};

export const RemoveFailed: Story = {
  parameters: { states: ['cart--remove-failed'] },
  decorators: shop({ seeds: [cartOf(2)] }),
  beforeEach: ({ msw }) => {
    msw.use(http.post(CART, () => HttpResponse.json({}, { status: 500 })));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await firstButton(canvas, /^Remove/));
    await findVisible(canvas, 'Remove Failed');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
  },
};

/** Without a connection, a change is shown at once and waits on this device. */
export const SavedOffline: Story = {
  name: 'Saved Offline: no internet',
  parameters: { states: ['cart--saved-offline'] },
  decorators: shop({ seeds: [cartOf(1)] }),
  beforeEach: ({ msw }) => {
    msw.use(http.post(CART, () => HttpResponse.error()));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await firstButton(canvas, /^One more of/));
    await findVisible(canvas, 'Saved on this phone. We will update your bag when you are online.');
    await expect(await firstQuantity(canvas)).toHaveTextContent('2');
    await expect(canvas.queryByText('Cart Updated')).toBeNull();
  },
};

/** The connection is lost: the pieces and prices stay, and the checkout says why it is not available. */
export const Offline: Story = {
  parameters: { states: ['cart--offline'] },
  decorators: shop({ seeds: [cartOf(2)] }),
  beforeEach({ msw }) {
    const restore = loseConnection(msw);
    restoreConnection();
    return restore;
  },
  play: async ({ canvas }) => {
    await shown(canvas, 'Cart (2)');
    const before = lines(canvas);
    reportOffline();
    window.dispatchEvent(new Event('offline'));
    await findVisible(canvas, 'You are offline. Connect to the internet to check out.');
    await expect(canvas.getByRole('button', { name: 'Proceed to Checkout' })).toBeDisabled();
    await expect(canvas.queryByText(/^Arrives/)).toBeNull();
    await expect(lines(canvas)).toEqual(before);
  },
};

export const SavedSignedOut: Story = {
  parameters: { states: ['cart--saved-signed-out'] },
  decorators: shop({ seeds: [cartOf(1)] }),
  beforeEach: ({ msw }) => {
    msw.use(http.post(CART, () => HttpResponse.json({ error: 'Sign in first.' }, { status: 401 })));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await firstButton(canvas, /^One more of/));
    await findVisible(canvas, 'Saved on this phone. Sign in again to update your bag.');
    await expect(await firstQuantity(canvas)).toHaveTextContent('2');
  },
};

/** A saved change that the server refuses later is removed, and a toast says why. */
export const SavedRefused: Story = {
  parameters: { states: ['cart--saved-refused'] },
  decorators: shop({ seeds: [cartOf(1)] }),
  beforeEach: ({ msw }) => {
    const error = 'At most 99 of one item can be in the bag.';
    const refuse = () => HttpResponse.json({ error, code: 'quantity_limit' }, { status: 422 });
    msw.use(http.post(CART, () => (navigator.onLine ? refuse() : HttpResponse.error())));
    return reportOffline();
  },
  play: async ({ canvas }) => {
    await userEvent.click(await firstButton(canvas, /^One more of/));
    await findVisible(canvas, /^Saved on this phone\./);
    restoreConnection();
    await findVisible(canvas, 'A saved change of your bag was not possible');
    await expect(canvas.getByText('At most 99 of one item can be in the bag.')).toBeVisible();
    await waitFor(async () => expect(await firstQuantity(canvas)).toHaveTextContent('1'));
  },
};

export const ContinueShopping: Story = {
  parameters: { states: ['cart--continue'] },
  decorators: shop({ seeds: [cartOf(1)], previousPath: '/products?tag=Jeans' }),
  play: async ({ canvas }) => {
    await userEvent.click(await firstButton(canvas, /^Continue Shopping$/));
    await expect(await canvas.findByText('Went to /products?tag=Jeans')).toBeVisible();
  },
};

const limited = (content: ContentInput, text: string): Story => ({
  decorators: [located, ...shop({ seeds: [cartOf(2)], content })],
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await expect(await main.findByText(text)).toBeVisible();
  },
});
export const ArrivesAfterOpening = limited(closedShop, 'Arrives by Mon, 23 Nov, 10:30 am.');
export const OutsideAreas: Story = {
  name: 'Outside delivery area',
  ...limited(distantShop, 'No delivery here yet. Nearest: Pune'),
};
export const SignedOut: Story = {
  parameters: { states: ['cart--signed-out'] },
  decorators: shop({ signedIn: false, signIn: <SignInScreen /> }),
  play: async ({ canvas }) => {
    await expect(await shown(canvas, 'Sign In')).toBeVisible();
  },
};

/** Replies to look-ups with two sizes of one shirt, and then with other shirts. */
const twoSizes = () =>
  replyWithVariants((index) => ({
    product: { id: `gid://shopify/Product/${index < 2 ? 1 : index}`, title: 'Linen shirt', vendor: 'Kora' },
    price: { amount: index === 0 ? '1649.0' : '1749.0', currencyCode: 'INR' },
    selectedOptions: [
      { name: 'Color', value: 'Navy' },
      { name: 'Size', value: ['M', 'L'][index] ?? 'XL' },
    ],
  }));

const pairOfShirts = async (canvas: Canvas) => {
  const sizes = await canvas.findByText('M + L');
  return within(sizes.closest('article') ?? document.body);
};

/** Two sizes of one product are one entry, with both sizes and what is paid, until there are more pieces of one; the focus stays. */
export const Pair: Story = {
  decorators: shop({ seeds: [cartOf(3)] }),
  beforeEach: ({ msw }) => msw.use(twoSizes()),
  play: async ({ canvas }) => {
    const pair = await pairOfShirts(canvas);
    await expect(pair.getByText('Pay for what you keep: ₹1,649 to ₹3,398')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(await shown(canvas, 'Cart (3)')).toBeVisible();
    await expect(canvas.getByText('₹5,147')).toBeVisible();
    await userEvent.click(pair.getByRole('button', { name: 'One more of Linen shirt, M' }));
    await waitFor(() => expect(canvas.queryByText('M + L')).toBeNull());
    const { activeElement } = document;
    await expect(activeElement).toHaveAccessibleName('One more of Linen shirt');
    const stepper = activeElement?.closest<HTMLElement>('[role="group"]') ?? document.body;
    await expect(stepper).toHaveTextContent('2');
    await userEvent.click(within(stepper).getByRole('button', { name: /^One less/ }));
    await waitFor(() => expect(canvas.getByText('M + L')).toBeVisible());
    await expect(document.activeElement).toHaveAccessibleName(/^One less of Linen shirt, M/);
    await userEvent.click(
      (await pairOfShirts(canvas)).getByRole('button', { name: 'Remove Linen shirt, L' }),
    );
    await waitFor(() => expect(canvas.queryByText('M + L')).toBeNull());
    const undo = await canvas.findByRole('button', { name: 'Undo: Linen shirt' });
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.click(undo);
    await waitFor(() => expect(canvas.getByText('M + L')).toBeVisible());
  },
};
