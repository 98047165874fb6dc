import { linenShirt, replyWithProduct, shirtWithOptions } from '@naap/fixtures/storefront-replies';
import { m } from '@naap/messages';
import { NAAP_KEY } from '@naap/state/naap';
import { within } from '@naap/ui/fixtures/queries';
import { BACKEND_ORIGIN, withShop } from '@naap/ui/fixtures/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ProductDetailScreen } from './ProductDetail.tsx';
import { unitLabel } from './size-chart.ts';

const meta = {
  title: 'Product detail/Your size',
  component: ProductDetailScreen,
  decorators: [withShop({ path: '/product/123', routePath: '/product/:productId' })],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProductDetailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Chest and waist of each size, in cm. */
const SIZES = {
  XS: [
    [82, 86],
    [66, 70],
  ],
  S: [
    [86, 90],
    [70, 74],
  ],
  M: [
    [90, 94],
    [74, 78],
  ],
  L: [
    [94, 98],
    [78, 82],
  ],
  XL: [
    [98, 104],
    [82, 88],
  ],
} as const;

const withChart = <Wire,>(product: Wire, chart: unknown) => ({
  ...product,
  sizeChart: { value: JSON.stringify(chart) },
});
const dress = (available: Partial<Record<keyof typeof SIZES, boolean>> = {}) => ({
  ...withChart(
    linenShirt({
      variants: Object.keys(SIZES).map((size) => ({
        size,
        available: available[size as keyof typeof SIZES] ?? true,
      })),
    }),
    { measurements: ['chest', 'waist'], sizes: SIZES },
  ),
  title: 'Floral sweetheart dress',
  vendor: 'Gulmohar',
});

/** Measurements in mm. */
const naapOf = (measurements: Record<string, number>, others: Record<string, unknown> = {}) => ({
  measurements,
  preference: 'regular',
  unit: 'cm',
  known_sizes: [],
  ...others,
});
/** Local storage of a shopper with these measurements. */
const measured = (...naap: Parameters<typeof naapOf>) => ({
  stored: { [NAAP_KEY]: JSON.stringify(naapOf(...naap)) },
});
/** The account of a shopper who has tried on pieces of this brand and kind. */
const account = (naap: ReturnType<typeof naapOf>, pieces: readonly { size: string; outcome: string }[]) =>
  http.get(`${BACKEND_ORIGIN}/customer/naap`, () =>
    HttpResponse.json({
      naap,
      history: pieces.map((piece) => ({ brand: 'Gulmohar', kind: 'Shirt', ...piece })),
    }),
  );

export const Likely: Story = {
  parameters: { shop: measured({ chest: 920, waist: 720 }, { preference: 'loose' }) },
  beforeEach: ({ msw }) => msw.use(replyWithProduct(dress())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'M, your naap' })).not.toBeChecked();
    await expect(canvas.getByText('M should fit you.')).toBeVisible();
    await expect(
      canvas.getByText(
        [
          m.naap_mark_made_for({
            measurement: m.naap_mark_chest(),
            ...{ from: '90', to: '94', unit: unitLabel('cm'), yours: '92' },
          }),
          m.naap_mark_loose_liked({ measurement: m.naap_mark_waist(), length: '2', unit: unitLabel('cm') }),
        ].join(' '),
      ),
    ).toBeVisible();
    await expect(canvas.getByText('This is likely, not certain.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Your naap' })).toHaveAttribute('href', '/naap');
  },
};

/** The shopper has kept this size of the brand. */
export const Sure: Story = {
  parameters: { shop: { signedIn: true } },
  beforeEach: ({ msw }) =>
    msw.use(
      replyWithProduct(dress()),
      account(
        naapOf({ chest: 920, waist: 760 }),
        Array.from({ length: 3 }, () => ({ size: 'M', outcome: 'kept' })),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We are sure.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'M, your naap' })).not.toBeChecked();
  },
};

/** One line is around both sizes. */
export const Between: Story = {
  parameters: { shop: measured({ chest: 940, waist: 780 }) },
  beforeEach: ({ msw }) => msw.use(replyWithProduct(dress())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You are between M and L.')).toBeVisible();
    await expect(canvas.getByText(/^M is made for a chest of 90 to 94 cm; yours is 94\./)).toBeVisible();
    for (const size of ['M', 'L'])
      await expect(canvas.getByRole('radio', { name: `${size}, your naap` })).toBeVisible();
  },
};

export const NoneFits: Story = {
  parameters: { shop: measured({ chest: 1240, waist: 1100 }) },
  beforeEach: ({ msw }) => msw.use(replyWithProduct(dress())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No size of this should fit you.')).toBeVisible();
    await expect(canvas.getByText('All are too small; XL is the nearest.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'XL' })).toBeVisible();
  },
};

/** Other shoppers have handed back many pieces of the product. */
export const RunsSmall: Story = {
  parameters: { shop: measured({ chest: 920, waist: 760 }) },
  beforeEach: ({ msw }) =>
    msw.use(
      replyWithProduct(dress()),
      http.get(`${BACKEND_ORIGIN}/products/123/fit`, () =>
        HttpResponse.json({ kept: 38, too_small: 21, too_big: 1 }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/It runs small: 35% of 60 pieces were handed back as too small\./),
    ).toBeVisible();
  },
};

export const SoldOutInYourSize: Story = {
  parameters: { shop: measured({ chest: 920, waist: 760 }) },
  beforeEach: ({ msw }) => msw.use(replyWithProduct(dress({ M: false, L: false }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'M, unavailable, your naap' })).toBeVisible();
    await expect(canvas.getByText('M is sold out. S is the nearest size.')).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Products that have your size' });
    await expect(link.getAttribute('href')).toContain('brand=Gulmohar&option.Size=M&available=1');
  },
};

export const SoldOutInThisColour: Story = {
  parameters: { shop: measured({ chest: 920, waist: 760 }) },
  beforeEach: ({ msw }) =>
    msw.use(
      replyWithProduct(
        withChart(
          linenShirt({
            variants: [
              { colour: 'Indigo', size: 'S' },
              { colour: 'Indigo', size: 'L' },
              { colour: 'Kora white', size: 'M' },
            ],
          }),
          { measurements: ['chest', 'waist'], sizes: SIZES },
        ),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('M is sold out in this colour. L is the nearest size.'),
    ).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('radio', { name: /, your naap$/ })).toBeNull());
  },
};

const cartRequested = fn();

/** A size chosen in the dialog is added at once, and selected on the page. */
export const ChosenInTheDialog: Story = {
  parameters: { shop: { ...measured({ chest: 920, waist: 760 }), signedIn: true } },
  beforeEach: ({ msw }) => {
    cartRequested.mockClear();
    msw.use(
      replyWithProduct(dress({ XL: false })),
      http.post(`${BACKEND_ORIGIN}/cart`, async ({ request }) => {
        cartRequested(await request.json());
        return HttpResponse.json({ status: 'success', items: [] });
      }),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByText('M should fit you.');
    await userEvent.click(canvas.getByRole('button', { name: 'ADD TO BAG' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Size Required' }));
    await userEvent.click(dialog.getByRole('button', { name: 'XL, unavailable' }));
    await expect(cartRequested).not.toHaveBeenCalled();
    dialog.getByRole('button', { name: 'M, your naap' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByText('Floral sweetheart dress (Size: M) added to your bag')).toBeVisible(),
    );
    await expect(cartRequested).toHaveBeenCalledWith({
      items: [{ product_variant_id: 'gid://shopify/ProductVariant/502', quantity: 1 }],
    });
    await expect(cartRequested).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('radio', { name: 'M, your naap' })).toBeChecked();
  },
};

/** Without a size chart, nothing refers to measurements. */
export const NoChart: Story = {
  parameters: { shop: measured({ chest: 920 }) },
  beforeEach: ({ msw }) =>
    msw.use(replyWithProduct(shirtWithOptions({ options: { Size: ['Petite', 'Tall'] } }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Tall' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Your naap' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Size guide' })).toBeNull();
  },
};
