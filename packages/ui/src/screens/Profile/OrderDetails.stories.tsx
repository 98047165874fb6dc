import { garmentPictureUrl } from '@naap/ui/fixtures/pictures';
import { BACKEND_ORIGIN, storyShop, withShop } from '@naap/ui/fixtures/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ProfileScreen } from './Profile.tsx';

const order = {
  order_id: '1042',
  order_name: '#1042',
  status: 'Out for delivery',
  created_at: '2026-11-21T12:40:00Z',
  currency: 'INR',
  total_amount: '4396.00',
};

/** Returns two items of the shop's catalogue, as the shop API does. */
function items() {
  return storyShop()
    .sandbox.catalogue.products.slice(0, 2)
    .flatMap(({ title, vendor, variants: [variant] }, index) =>
      variant
        ? [
            {
              product_variant_id: `gid://shopify/ProductVariant/${variant.id}`,
              title,
              variant_title: variant.title,
              brand: vendor,
              quantity: index + 1,
              line_total: [1398.5, 3397.5][index],
              unit_price: [1398.5, 1698.75][index],
              position: index,
              picture: garmentPictureUrl('kurta'),
              missing: 0,
              handed_back: 0,
              reason: null,
            },
          ]
        : [],
    );
}

const details = () => ({
  ...order,
  subtotal: 4796,
  discount: 400,
  delivery_fee: 0,
  deliver_to: {
    name: 'Asha Menon',
    phone: '+919820012345',
    address: 'Flat 402, Sea Breeze, 14 Hill Road, Bandra West, Mumbai 400050',
  },
  items: items(),
  version: 0,
  promised_at: null,
  is_handed_over: false,
  cancel_reason: null,
  rider_name: null,
  rider_phone: null,
  door_code: null,
  events: [],
});

const ORDER = `${BACKEND_ORIGIN}/orders/1042`;

/** Returns handlers of the list of orders and of the order. */
const answering = (fields: object = {}, ofDetails: () => object = () => ({})) => [
  http.get(`${BACKEND_ORIGIN}/orders`, () => HttpResponse.json({ orders: [{ ...order, ...fields }] })),
  http.get(ORDER, () => HttpResponse.json({ ...details(), ...fields, ...ofDetails() })),
];

const meta = {
  title: 'Profile/Order details',
  component: ProfileScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [withShop({ path: '/profile', signedIn: true })],
} satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const longTimeout = { timeout: 10_000 };

async function openDetails(
  canvas: ReturnType<typeof within>,
  open = 'Order #1042, details',
  title = 'Order #1042',
) {
  await userEvent.click(await canvas.findByRole('button', { name: open }, longTimeout));
  return within(await canvas.findByRole('dialog', { name: title }));
}

export const Opened: Story = {
  beforeEach: ({ msw }) => msw.use(...answering()),
  play: async ({ canvas }) => {
    const sheet = await openDetails(canvas);
    await waitFor(() => expect(sheet.getByText('Out for delivery')).toBeVisible());
    await expect(sheet.getByText('21 Nov 2026, 6:10 pm')).toBeVisible();
    await expect(sheet.getByText('6:40 pm')).toBeVisible();
    await expect(sheet.getByText('₹4,396.00')).toBeVisible();
    const pieces = await sheet.findByRole('list', { name: 'Order Items' }, longTimeout);
    const shown = within(pieces).getAllByRole('article');
    for (const [index, { title, brand, quantity }] of items().entries()) {
      await expect(shown[index]).toHaveAccessibleName(title);
      await expect(shown[index]).toHaveTextContent(brand);
      await expect(shown[index]).toHaveTextContent(`Qty ${quantity}`);
    }
    await expect(shown[0]).toHaveTextContent('₹1,398.50');
    await waitFor(() => expect(shown[0]?.querySelector('img')?.src).not.toMatch(/placeholder/), longTimeout);
    await expect(sheet.getByRole('region', { name: 'Delivery Address' })).toHaveTextContent(
      /Asha Menon.*Mumbai 400050\+91 98200 12345/,
    );
    await expect(sheet.getByText('-₹400.00')).toBeVisible();
    await expect(sheet.queryByText('Delivery Fee')).toBeNull();
  },
};

/** What the list of orders has is there at once. */
export const Loading: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(ORDER, () => delay('infinite')),
      ...answering(),
    ),
  play: async ({ canvas }) => {
    const sheet = await openDetails(canvas);
    await expect(await sheet.findByText('Loading...')).toBeInTheDocument();
    await expect(sheet.getByText('Out for delivery')).toBeVisible();
    await expect(sheet.getByText('₹4,396.00')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(ORDER, () => HttpResponse.json({}, { status: 500 }), { once: true }),
      ...answering(),
    ),
  play: async ({ canvas }) => {
    const sheet = await openDetails(canvas);
    await expect(await sheet.findByText('Failed to fetch orders', {}, longTimeout)).toBeVisible();
    await expect(sheet.getByText('₹4,396.00')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Retry' }));
    await expect(await sheet.findByRole('list', { name: 'Order Items' }, longTimeout)).toBeVisible();
  },
};

/** Long Hindi names wrap on the narrowest phone. */
export const LongHindiNames: Story = {
  globals: { language: 'hi', viewport: { value: 'narrow' } },
  beforeEach: ({ msw }) =>
    msw.use(
      ...answering({}, () => ({
        deliver_to: {
          name: 'वेंकटनरसिम्हाराजुवारिपेटा सुब्रमण्यम लक्ष्मीनारायणन',
          phone: '+919820012345',
          address: 'फ्लैट ४०२, सी ब्रीज़, १४ हिल रोड, बांद्रा पश्चिम, मुंबई ४०००५०',
        },
        items: items().map((item) => ({
          ...item,
          title: 'हाथ से ब्लॉक-प्रिंट की गई शुद्ध सूती मलमल अनारकली कुर्ती, लटकन वाली डोरियों के साथ, नील रंग',
          brand: 'भारतीय हथकरघा उद्योग सहकारी समिति',
        })),
      })),
    ),
  play: async ({ canvas }) => {
    const sheet = await openDetails(canvas, 'ऑर्डर #1042, जानकारी', 'ऑर्डर #1042');
    const [first] = await sheet.findAllByRole('article', {}, longTimeout);
    await expect(first).toHaveTextContent('संख्या 1');
    const dialog = canvas.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

/** A coupon can make the total negative; no discount is shown beside it. */
export const NegativeTotal: Story = {
  beforeEach: ({ msw }) => msw.use(...answering({ total_amount: '-201.00' }, () => ({ subtotal: 199 }))),
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('article', { name: '#1042' }, longTimeout);
    await expect(within(card).getByText('-₹201.00').parentElement).toHaveTextContent(/^-₹201\.00$/);
    const sheet = await openDetails(canvas);
    await waitFor(() => expect(sheet.getByText('-₹201.00')).toBeVisible());
    await expect(sheet.getByText('-₹201.00').parentElement).toHaveTextContent(/^-₹201\.00$/);
  },
};

export const Closed: Story = {
  beforeEach: ({ msw }) => msw.use(...answering()),
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('button', { name: 'Order #1042, details' }, longTimeout);
    await openDetails(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(card).toHaveFocus();
  },
};
