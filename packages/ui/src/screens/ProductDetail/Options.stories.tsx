import { linenShirt, replyWithProduct, shirtWithOptions } from '@naap/fixtures/storefront-replies';
import { BAG_INTENT_KEY, type BagIntent } from '@naap/state';
import { assertState } from '@naap/ui/fixtures/assert-state';
import { findVisible } from '@naap/ui/fixtures/find-visible';
import { within } from '@naap/ui/fixtures/queries';
import { BACKEND_ORIGIN, storyStorage, withShop } from '@naap/ui/fixtures/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ProductDetailScreen } from './ProductDetail.tsx';

const meta = {
  title: 'Product detail/Options',
  component: ProductDetailScreen,
  decorators: [withShop({ path: '/product/123', routePath: '/product/:productId' })],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProductDetailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const group = async (canvas: Canvas, name: string) => within(await canvas.findByRole('group', { name }));
const pick = async (canvas: Canvas, option: string, value: string) =>
  userEvent.click((await group(canvas, option)).getByRole('radio', { name: value }));
const addToBag = (canvas: Canvas) => canvas.findByRole('button', { name: 'ADD TO BAG' });

const cartRequested = fn();
const acceptingCart = () => {
  cartRequested.mockClear();
  return http.post(`${BACKEND_ORIGIN}/cart`, async ({ request }) => {
    cartRequested(await request.json(), request.headers.get('idempotency-key'));
    return HttpResponse.json({ status: 'success', items: [] });
  });
};

/** A shoe with a size tape, colour swatches and chips. The narrow width exists in leather only. */
const shoe = shirtWithOptions({
  options: {
    Farbe: [
      { value: 'Rot', color: '#b3261e' },
      { value: 'Gemustert', image: new URL('placeholder.svg', document.baseURI).href },
    ],
    Größe: ['40', '41', '42'],
    Weite: ['Schmal', 'Normal'],
    Material: ['Leder', 'Leinen'],
  },
  variantOf: ({ Weite, Material, Größe }) =>
    Weite === 'Schmal' && Material === 'Leinen' ? null : { available: Größe !== '42' },
});

/** Nothing is preselected, and the dialog asks for each missing option by its name. */
export const ForeignNames: Story = {
  parameters: { shop: { signedIn: true } },
  beforeEach: ({ msw }) => msw.use(replyWithProduct(shoe), acceptingCart()),
  play: async ({ canvas }) => {
    for (const radio of await canvas.findAllByRole('radio')) await expect(radio).not.toBeChecked();
    for (const name of ['Farbe', 'Größe', 'Weite', 'Material']) {
      await expect(canvas.getByText(`Please select ${name}`)).toBeVisible();
    }
    const values = { Farbe: 'Gemustert', Größe: '41', Weite: 'Normal', Material: 'Leinen' };
    for (const [name, value] of Object.entries(values)) {
      await userEvent.click(await addToBag(canvas));
      const dialog = within(await canvas.findByRole('dialog', { name: `${name} Required` }));
      await expect(
        dialog.getByText(`Please select ${name} before adding this item to your bag.`),
      ).toBeInTheDocument();
      await userEvent.click(canvas.getByRole('button', { name: 'Got it' }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await pick(canvas, name, value);
      await waitFor(() => expect(canvas.getByRole('radio', { name: value })).toBeChecked());
    }
    await expect(cartRequested).not.toHaveBeenCalled();
    await userEvent.click(await addToBag(canvas));
    await findVisible(canvas, 'Linen Shirt (Größe: 41) added to your bag');
  },
};

/** A missing combination is shown as unavailable; selecting it clears the conflicting option. */
export const CombinationMissing: Story = {
  parameters: { shop: { path: '/product/123?Weite=Schmal&Material=Leder' } },
  beforeEach: ({ msw }) => msw.use(replyWithProduct(shoe)),
  play: async ({ canvas }) => {
    await expect(
      (await group(canvas, 'Größe')).getByRole('radio', { name: '42, unavailable' }),
    ).toHaveAttribute('aria-disabled', 'true');
    await pick(canvas, 'Material', 'Leinen, unavailable');
    await expect(await canvas.findByRole('radio', { name: 'Leinen' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Schmal, unavailable' })).not.toBeChecked();
    await expect(canvas.getByText('Please select Weite')).toBeVisible();
  },
};

/** Shopify's placeholder option and options without values are not shown. */
export const NothingToChoose: Story = {
  parameters: { shop: { signedIn: true } },
  beforeEach: ({ msw }) => {
    const plain = shirtWithOptions({ options: { Title: ['Default Title'] } });
    const empty = { id: 'gid://shopify/ProductOption/9', name: 'Material', optionValues: [] };
    msw.use(replyWithProduct({ ...plain, options: [...plain.options, empty] }), acceptingCart());
  },
  play: async ({ canvas }) => {
    await userEvent.click(await addToBag(canvas));
    await findVisible(canvas, 'Linen Shirt added to your bag');
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

/** Session storage after sign-in, with the intent to add this shirt. */
const intended = (overrides: Partial<BagIntent> = {}) => ({
  [BAG_INTENT_KEY]: JSON.stringify({
    origin: 'product',
    productId: 'gid://shopify/Product/123',
    variantId: null,
    name: 'Linen Shirt',
    idempotencyKey: 'kept-over-the-sign-in',
    at: Date.now(),
    ...overrides,
  }),
});
const shirt = linenShirt({
  variants: [
    { colour: 'Indigo', size: 'S' },
    { colour: 'Kora white', size: 'M' },
  ],
});

/** After sign-in the selected colour and size are added, once. */
export const ContinuesAfterSignIn: Story = {
  parameters: {
    shop: {
      path: '/product/123?Color=Kora+white&Size=M',
      signedIn: true,
      storedInTab: intended(),
    },
  },
  beforeEach: ({ msw }) => msw.use(replyWithProduct(shirt), acceptingCart()),
  play: async ({ canvas }) => {
    await findVisible(canvas, 'Linen Shirt (Size: M) added to your bag');
    await expect(cartRequested).toHaveBeenCalledOnce();
    await expect(cartRequested).toHaveBeenCalledWith(
      { items: [{ product_variant_id: 'gid://shopify/ProductVariant/501', quantity: 1 }] },
      'kept-over-the-sign-in',
    );
    await expect(storyStorage().session.getItem(BAG_INTENT_KEY)).toBeNull();
  },
};

/** After sign-in the dialog asks for the size, if none was selected before. */
export const AsksForTheSizeAfterSignIn: Story = {
  parameters: { shop: { signedIn: true, storedInTab: intended() } },
  beforeEach: ({ msw }) => msw.use(replyWithProduct(shirt), acceptingCart()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: 'Size Required' })).toBeInTheDocument();
    await expect(cartRequested).not.toHaveBeenCalled();
  },
};

export const SoldOutDuringSignIn: Story = {
  parameters: { shop: { signedIn: true, storedInTab: intended() } },
  beforeEach: ({ msw }) =>
    msw.use(replyWithProduct(linenShirt({ variants: [{ size: 'S', available: false }] })), acceptingCart()),
  play: async ({ canvas }) => {
    await findVisible(canvas, 'Add to Bag Failed');
    await expect(cartRequested).not.toHaveBeenCalled();
  },
};

/** Leaving the sign-in drops the intent. */
export const CancelledByLeavingSignIn: Story = {
  parameters: { shop: { storedInTab: intended() } },
  beforeEach: ({ msw }) => msw.use(replyWithProduct(shirt)),
  play: async ({ canvas }) => {
    await addToBag(canvas);
    await waitFor(() => expect(storyStorage().session.getItem(BAG_INTENT_KEY)).toBeNull());
  },
};

/** In Hindi, options and their values have labels. The texts of a product without a translation are marked as English. */
export const InHindi: Story = {
  parameters: { states: ['languages--options', 'languages--untranslated'], shop: { signedIn: true } },
  globals: { language: 'hi' },
  beforeEach: ({ msw }) => {
    const colours = [
      { value: 'Rani (hot pink)', color: '#d32d71' },
      { value: 'Kajal (black)', color: '#2b2730' },
    ];
    msw.use(
      replyWithProduct(
        shirtWithOptions({
          options: { COLOR: colours, SIZE: ['S', 'M', 'L'], Fit: ['Regular', 'Free size'] },
        }),
      ),
      acceptingCart(),
    );
  },
  play: async ({ canvas }) => {
    await assertState('languages--untranslated', async () =>
      expect(await canvas.findByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en'),
    );
    await pick(canvas, 'उपलब्ध रंग', 'काजल (काला)');
    await pick(canvas, 'साइज़', 'M');
    await expect(await canvas.findByText('M · सीना 37 इंच')).toBeVisible();
    await pick(canvas, 'Fit', 'फ़्री साइज़');
    await userEvent.click(canvas.getByRole('button', { name: 'बैग में डालें' }));
    await waitFor(() => expect(cartRequested).toHaveBeenCalledOnce());
    await expect(await canvas.findByText('Linen Shirt (साइज़: M) आपके बैग में है')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'साइज़ गाइड' }));
    const guide = within(await canvas.findByRole('dialog', { name: 'साइज़ गाइड' }));
    await guide.findByRole('columnheader', { name: 'कमर' });
  },
};
