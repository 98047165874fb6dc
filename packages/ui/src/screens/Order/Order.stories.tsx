import { naap } from '@naap/content';
import { CUSTOMER_ID_KEY, RUNNING_ORDERS } from '@naap/state';
import { assertState } from '@naap/ui/fixtures/assert-state';
import {
  changeableOrder,
  type LiveOrderReply,
  liveOrder,
  liveOrderHandlers,
  PLACED_AT,
  withPair,
} from '@naap/ui/fixtures/live-order';
import { within } from '@naap/ui/fixtures/queries';
import { BACKEND_ORIGIN, STORY_TIME, withShop } from '@naap/ui/fixtures/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { tabletOnly } from '../../theme/breakpoints.ts';
import { media } from '../../theme/index.ts';
import { ClockContext } from '../delivery-time/index.ts';
import { OrderScreen } from './Order.tsx';

const shop = { path: '/order/1042', routePath: '/order/:orderId', signedIn: true } as const;

const meta = {
  component: OrderScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [withShop(shop)],
} satisfies Meta<typeof OrderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

type BeforeEach = NonNullable<Story['beforeEach']>;

const showing =
  (reply: LiveOrderReply): BeforeEach =>
  ({ msw }) =>
    msw.use(...liveOrderHandlers(() => reply));
const changing =
  (reply: LiveOrderReply): BeforeEach =>
  ({ msw }) =>
    msw.use(...changeableOrder(reply));
/** Shows the screen this many minutes after the order was placed. */
const minutesLater = (minutes: number): NonNullable<Story['decorators']> => [
  (Story) => (
    <ClockContext value={() => PLACED_AT + minutes * 60_000}>
      <Story />
    </ClockContext>
  ),
];

/** Just placed, which can be cancelled until it is packed. */
export const Confirmed: Story = {
  parameters: { states: ['order--confirmed'] },
  beforeEach: changing(liveOrder('Confirmed')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('By 6:30 pm, as promised')).toBeVisible();
    // Without a rider, a code and notifications, nothing is between the stages and the pieces.
    const { bottom } = canvas.getByRole('list', { name: 'Progress' }).getBoundingClientRect();
    const { top } = canvas.getByRole('heading', { name: /^Try all 3/ }).getBoundingClientRect();
    if (!window.matchMedia(media.desktop).matches) await expect(top - bottom).toBeLessThan(24);
  },
};

export const CancelAsked: Story = {
  beforeEach: changing(liveOrder('Confirmed')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel Order' }));
    await expect(await canvas.findByRole('dialog', { name: 'Cancel this order?' })).toBeVisible();
  },
};

export const CancelledByShopper: Story = {
  name: 'Cancelled By Shopper: cancelled order',
  parameters: { states: ['order--cancelled'] },
  beforeEach: changing(liveOrder('Confirmed')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel Order' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel Order' }));
    await expect(await canvas.findByText('You cancelled this order. You pay nothing.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel Order' })).toBeNull();
  },
};

/** It was packed meanwhile: the screen says so and shows the order as it is now. */
export const CancelTooLate: Story = {
  parameters: { states: ['order--changed'] },
  beforeEach({ msw }) {
    const packed = { ...liveOrder('Packed'), version: 1 };
    let reply: LiveOrderReply = liveOrder('Confirmed');
    msw.use(
      ...liveOrderHandlers(() => reply),
      http.post(`${BACKEND_ORIGIN}/orders/1042/cancel`, () => {
        reply = packed;
        return HttpResponse.json({ error: 'Changed', code: 'order_changed', order: packed }, { status: 409 });
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel Order' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel Order' }));
    await expect(await canvas.findByText('Your order has changed')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Cancel Order' })).toBeNull());
  },
};

export const OnTheWay: Story = {
  name: 'On the way: order on the way',
  parameters: { states: ['order--on-the-way'] },
  beforeEach: showing(liveOrder('On the way')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: '18 minutes to your door' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Call Imran' })).toHaveAttribute(
      'href',
      'tel:+919820054321',
    );
    await expect(canvas.getByRole('img', { name: '4 8 1 2' })).toBeVisible();
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('On the way6:08 pm');
    await expect(canvas.getByText('₹4,396.00')).toBeVisible();
    await assertState('order--on-the-way', async () =>
      expect(canvas.getAllByRole('status').map(({ textContent }) => textContent)).toContain('On the way'),
    );
  },
};

/** The last minute. What is needed at the door, the pieces and the address share one screen in two columns. */
export const OnTheWayOnATablet: Story = {
  decorators: minutesLater(29.5),
  beforeEach: showing(liveOrder('On the way')),
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const pieces = await canvas.findByRole('region', { name: 'Order Items' });
    await expect(canvas.getByRole('img', { name: '1 minute to your door' })).toBeVisible();
    if (!window.matchMedia(tabletOnly).matches) return;
    const address = canvas.getByRole('region', { name: 'Delivery Address' });
    await expect(address.getBoundingClientRect().right).toBeLessThan(pieces.getBoundingClientRect().left);
    const code = canvas.getByRole('heading', { name: 'Door code' });
    await expect(code.getBoundingClientRect().left).toBe(address.getBoundingClientRect().left);
  },
};

/** Placed after the closing: the day and time, and the whole tape, until two hours before. */
export const Overnight: Story = {
  parameters: { states: ['order--overnight'] },
  beforeEach: showing({ ...liveOrder('Confirmed'), promised_at: '2026-11-22T10:30:00+05:30' }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Arrives by Sun, 22 Nov, 10:30 am' }),
    ).toBeVisible();
    await expect(canvas.queryByText('min')).toBeNull();
  },
};

/** The promise was missed: a new time, never a negative number. */
export const Late: Story = {
  parameters: { states: ['order--late'] },
  decorators: minutesLater(33),
  beforeEach: showing(liveOrder('On the way')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sorry, we are late')).toBeVisible();
    await expect(canvas.getByRole('img', { name: '7 minutes to your door' })).toBeVisible();
    await expect(canvas.getByText('Expected by 6:40 pm now. We promised 6:30 pm.')).toBeVisible();
  },
};

/** A piece was not in stock. It has left the order, and the amount is lower. */
export const PieceMissing: Story = {
  parameters: { states: ['order--missing'] },
  beforeEach: showing({
    ...liveOrder('On the way'),
    items: liveOrder('On the way').items.map((each, index) => (index === 2 ? { ...each, missing: 1 } : each)),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^1 piece was not in stock/)).toBeVisible();
    await expect(canvas.getByText('₹3,398.00')).toBeVisible();
  },
};

/** The rider rings. The code is told when the parcel is handed over. */
export const AtTheDoor: Story = {
  parameters: { states: ['order--at-the-door'] },
  beforeEach: showing(liveOrder('At the door')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Imran is at your door' })).toBeVisible();
  },
};

export const TryOn: Story = {
  beforeEach: changing(liveOrder('At the door', 'handed-over')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('8:30 left')).toBeVisible();
    const startOf = (element: Element | null | undefined) =>
      Math.round(element?.getBoundingClientRect().left ?? -1);
    const [item] = within(canvas.getByRole('list', { name: 'Order Items' })).getAllByRole('listitem');
    await expect(startOf(canvas.getByText('Take 10 minutes'))).toBe(startOf(item));
    await expect(canvas.getByRole('progressbar', { name: 'You pay Imran' })).toHaveAttribute(
      'aria-valuenow',
      '439600',
    );
  },
};

/** A piece is handed back, by keyboard: its price leaves the amount, and it becomes an outline. No reason is chosen for the shopper. */
export const HandBack: Story = {
  parameters: { states: ['order--hand-back'] },
  beforeEach: changing(liveOrder('At the door', 'handed-over')),
  play: async ({ canvas }) => {
    const shirt = within(await canvas.findByRole('group', { name: 'Poplin shirt: keep or hand back' }));
    shirt.getByRole('radio', { name: 'Keep' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(shirt.getByRole('radio', { name: 'Hand back' })).toHaveFocus();
    await expect(await canvas.findByRole('radio', { name: 'Not for me' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Too small' }));
    await assertState('order--hand-back', async () =>
      expect(await canvas.findByRole('progressbar', { name: 'You pay Imran' })).toHaveAttribute(
        'aria-valuetext',
        '₹3,398.00',
      ),
    );
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Too small' })).toBeChecked());
    await userEvent.click(canvas.getByRole('button', { name: 'Keep 2, pay' }));
    await expect(await canvas.findByText('Give Imran ₹3,398.00 in cash. Imran confirms it.')).toBeVisible();
    // The button waits for the rider, until the choice is another one.
    await expect(canvas.getByRole('button', { name: 'Imran confirms…' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.getAllByText('₹3,398.00')).toHaveLength(1);
  },
};

/** Two equal pieces, of which one is handed back. */
export const OneOfTwo: Story = {
  beforeEach: changing({
    ...liveOrder('At the door', 'handed-over'),
    items: liveOrder('At the door')
      .items.slice(0, 1)
      .map((each) => ({ ...each, quantity: 2 })),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ × 2$/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('radio', { name: 'Hand back' }));
    await expect(await canvas.findByText('of 2')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hand back one fewer' }));
    await expect(await canvas.findByRole('button', { name: 'Keep 1, pay' })).toBeVisible();
    await expect(canvas.getAllByText('₹1,499.00')[0]).toBeVisible();
  },
};

export const NothingKept: Story = {
  beforeEach: changing({
    ...liveOrder('At the door', 'handed-over'),
    items: liveOrder('At the door').items.map((each) => ({ ...each, handed_back: 1, reason: 'not_for_me' })),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hand back all' }));
    await expect(await canvas.findByText('Give Imran all pieces. You pay nothing.')).toBeVisible();
  },
};

const handedBackOne = (reply: LiveOrderReply): LiveOrderReply => ({
  ...reply,
  items: reply.items.map((each, index) =>
    index === 2 ? { ...each, handed_back: 1, reason: 'too_small' } : each,
  ),
});

export const Delivered: Story = {
  parameters: {
    states: ['order--delivered', 'order--bill'],
    shop: {
      content: {
        ...naap,
        seller: {
          name: 'naap Retail',
          address: '21 Hill Road, Bandra West, Mumbai 400050',
          gstin: '27AAAAA0000A1Z5',
        },
      },
    },
  },
  beforeEach: showing(handedBackOne(liveOrder('Delivered'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You kept 2 of 3.', { selector: 'h2' })).toBeVisible();
    await expect(canvas.getByText('₹3,398.00 paid in cash to Imran')).toBeVisible();
    await expect(canvas.getByText('Handed back: Too small')).toBeVisible();
    await expect(canvas.queryByText('Your naap has learnt')).toBeNull();
    const ends = canvas
      .getAllByText(/^₹[\d,.]+$/)
      .map((price) => Math.round(price.getBoundingClientRect().right));
    await expect([...new Set(ends)]).toHaveLength(1);
    const bill = document.querySelector<HTMLElement>('[data-bill]');
    await assertState('order--bill', async () => {
      await expect(bill).toHaveTextContent(/Bandra West.*GSTIN 27AAAAA0000A1Z5.*1 × ₹1,499\.00.*₹3,398\.00/);
      await expect(
        within(bill ?? document.body).getByText('₹3,398.00 paid in cash to Imran'),
      ).toBeInTheDocument();
    });
    await expect(bill).not.toBeVisible();
  },
};

export const DeliveredOnATablet: Story = {
  beforeEach: showing(handedBackOne(liveOrder('Delivered'))),
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const bill = await canvas.findByRole('button', { name: 'Print or save the bill' });
    if (!window.matchMedia(tabletOnly).matches) return;
    const items = canvas.getByRole('list', { name: 'Order Items' });
    await expect(items.getBoundingClientRect().right).toBeLessThan(bill.getBoundingClientRect().left);
  },
};

/** Of a shopper with measurements. */
export const SizeLearnt: Story = {
  parameters: { states: ['order--learnt'] },
  beforeEach({ msw }) {
    const history = [
      { brand: 'Rangrez', kind: 'Kurta', size: 'M', outcome: 'kept' },
      { brand: 'Sootra', kind: 'Shirt', size: 'L', outcome: 'too_small' },
    ];
    const naap = { measurements: { chest: 920 }, preference: 'regular', unit: 'cm', known_sizes: [] };
    msw.use(
      ...liveOrderHandlers(() => handedBackOne(liveOrder('Delivered'))),
      http.get(`${BACKEND_ORIGIN}/customer/naap`, () => HttpResponse.json({ naap, history })),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('L of Sootra is too small for you.')).toBeVisible();
    await expect(canvas.getByText('M of Rangrez fits you.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Your naap' })).toHaveAttribute('href', '/naap');
  },
};

/** The price of one of two equal pieces is below the sum, at the same edge. */
export const AllKept: Story = {
  beforeEach: showing({
    ...liveOrder('Delivered'),
    discount: 400,
    items: liveOrder('Delivered').items.map((each, index) => (index === 0 ? { ...each, quantity: 2 } : each)),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You kept all 4.', { selector: 'h2' })).toBeVisible();
    await expect(canvas.getAllByText('₹5,495.00')[0]).toBeVisible();
    const right = (text: string) => Math.round(canvas.getByText(text).getBoundingClientRect().right);
    await expect(right('2 × ₹1,499.00')).toBe(right('₹2,998.00'));
  },
};

export const Returned: Story = {
  parameters: { states: ['order--returned'] },
  beforeEach: showing({
    ...liveOrder('Returned'),
    items: liveOrder('Returned').items.map((each) => ({
      ...each,
      handed_back: 1,
      reason: 'looks_different',
    })),
  }),
};

export const CancelledByStore: Story = {
  beforeEach: showing({ ...liveOrder('Cancelled'), cancel_reason: 'sold_out' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sorry, the pieces are sold out. You pay nothing.')).toBeVisible();
    await expect(canvas.getByText('₹1,499.00').tagName).toBe('S');
  },
};

export const NotDelivered: Story = {
  parameters: { states: ['order--not-delivered'] },
  beforeEach: showing({
    ...liveOrder('Not delivered'),
    events: [
      ...liveOrder('Not delivered').events,
      { number: 4, kind: 'not-delivered', at: '2026-11-21T12:41:00Z' },
    ],
  }),
};

export const Loading: Story = {
  parameters: { states: ['order--loading'] },
  beforeEach: ({ msw }) => msw.use(http.get(`${BACKEND_ORIGIN}/orders/1042`, () => delay('infinite'))),
};

const requestSeen = fn();

export const Failed: Story = {
  parameters: { states: ['order--failed'] },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(`${BACKEND_ORIGIN}/orders/1042`, () => {
        requestSeen();
        return HttpResponse.json({}, { status: 500 });
      }),
    ),
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    requestSeen.mockClear();
    await userEvent.click(retry);
    await waitFor(() => expect(requestSeen).toHaveBeenCalled());
    await expect(await canvas.findByText('Failed to fetch orders')).toBeVisible();
  },
};

export const Unknown: Story = {
  parameters: { states: ['order--unknown'] },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(`${BACKEND_ORIGIN}/orders/1042`, () =>
        HttpResponse.json({ error: 'This order cannot be found.', code: 'order_not_found' }, { status: 404 }),
      ),
    ),
};

const OFFLINE_ORDER = {
  orderId: '1042',
  orderName: '#1042',
  status: 'On the way',
  stage: 'On the way',
  version: 2,
  etag: null,
  createdAt: new Date(PLACED_AT).toISOString(),
  promisedAt: new Date(PLACED_AT + 30 * 60_000).toISOString(),
  totalAmount: { amount: 149_900, currency: 'INR' },
  subtotal: { amount: 149_900, currency: 'INR' },
  discount: { amount: 0, currency: 'INR' },
  deliveryFee: { amount: 0, currency: 'INR' },
  deliverTo: liveOrder('On the way').deliver_to,
  isHandedOver: false,
  cancelReason: null,
  riderName: 'Imran',
  riderPhone: '+919820054321',
  doorCode: '4812',
  items: [
    {
      position: 0,
      variantId: '1',
      name: 'Buta kurta',
      brand: 'Rangrez',
      variantTitle: 'M',
      quantity: 1,
      unitPrice: { amount: 149_900, currency: 'INR' },
      lineTotal: { amount: 149_900, currency: 'INR' },
      picture: null,
      missing: 0,
      handedBack: 0,
      reason: null,
    },
  ],
  events: [{ kind: 'placed', at: new Date(PLACED_AT).toISOString() }],
};

/** Without a connection: what the device has last seen, with its time. */
export const Offline: Story = {
  parameters: {
    states: ['order--offline'],
    shop: {
      ...shop,
      stored: {
        [RUNNING_ORDERS.key]: JSON.stringify([
          { id: '1042', customerId: 'asha', at: STORY_TIME - 5 * 60_000, order: OFFLINE_ORDER },
        ]),
        shopifyCustomerId: 'asha',
      },
    },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(`${BACKEND_ORIGIN}/login`, () => HttpResponse.json({ shopify_customer_id: 'asha' })),
      http.get(`${BACKEND_ORIGIN}/orders/1042`, () => HttpResponse.error()),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No connection. Last seen 6:07 pm.')).toBeVisible();
    await expect(canvas.getByRole('img', { name: '4 8 1 2' })).toBeVisible();
  },
};

/** The products are still sold, so their names are those of the Hindi shop. */
export const NamesInHindi: Story = {
  globals: { language: 'hi' },
  beforeEach: showing(liveOrder('Delivered')),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Rangrez रेगुलर बूटा ब्लॉक-प्रिंट कुर्ता, M', { selector: 'span' }),
    ).toBeVisible();
  },
};

/** Two sizes of a product are one entry on the way. */
export const Pair: Story = {
  beforeEach: showing(withPair(liveOrder('On the way'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Rangrez Buta kurta, M + L')).toBeVisible();
    await expect(canvas.getByText('Pay for what you keep: ₹1,499.00 to ₹2,998.00')).toBeVisible();
  },
};

/** One press keeps a size and hands the other back, with the reason, which can be changed. */
export const PairAtTheDoor: Story = {
  beforeEach: changing(withPair(liveOrder('At the door', 'handed-over'))),
  play: async ({ canvas }) => {
    const pair = within(await canvas.findByRole('group', { name: 'Buta kurta: which size do you keep?' }));
    await expect(pair.getByRole('radio', { name: 'Keep both' })).toBeChecked();
    await userEvent.click(pair.getByRole('radio', { name: 'Keep M, hand back L' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Too big' })).toBeChecked());
    const due = canvas.getByRole('progressbar', { name: 'You pay Imran' });
    await waitFor(() => expect(due).toHaveAttribute('aria-valuetext', '₹4,396.00'));
    await expect(getComputedStyle(canvas.getByText('L', { selector: '[aria-hidden] *' }))).toHaveProperty(
      'textDecorationLine',
      'line-through',
    );
    await userEvent.click(pair.getByRole('radio', { name: 'Keep L, hand back M' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Too small' })).toBeChecked());
    await userEvent.click(canvas.getByRole('radio', { name: 'Looks different' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Looks different' })).toBeChecked());
    await expect(pair.getByRole('radio', { name: 'Keep L, hand back M' })).toBeChecked();
    await userEvent.click(pair.getByRole('radio', { name: 'Hand back both' }));
    await waitFor(() => expect(due).toHaveAttribute('aria-valuetext', '₹2,897.00'));
    await userEvent.click(pair.getByRole('radio', { name: 'Keep both' }));
    await waitFor(() => expect(due).toHaveAttribute('aria-valuetext', '₹5,895.00'));
    await userEvent.click(pair.getByRole('radio', { name: 'Keep M, hand back L' }));
    await expect(await canvas.findByRole('button', { name: 'Keep 3, pay' })).toBeVisible();
  },
};

/** A stored order offers nothing to press until the first response: it may be over. */
export const StoredTryOn: Story = {
  parameters: {
    shop: {
      stored: {
        [CUSTOMER_ID_KEY]: 'asha',
        [RUNNING_ORDERS.key]: JSON.stringify([
          {
            id: '1042',
            customerId: 'asha',
            at: STORY_TIME,
            order: { ...OFFLINE_ORDER, status: 'At the door', stage: 'At the door', isHandedOver: true },
          },
        ]),
      },
    },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(`${BACKEND_ORIGIN}/login`, () => HttpResponse.json({ shopify_customer_id: 'asha' })),
      http.get(`${BACKEND_ORIGIN}/orders/1042`, () => delay('infinite')),
    ),
  play: async ({ canvas }) => {
    const button = await canvas.findByText('Keep 1, pay');
    await expect(button.closest('[inert]')).toHaveAttribute('aria-busy', 'true');
  },
};
