import { naap } from '@naap/content';
import { assertState } from '@naap/ui/fixtures/assert-state';
import { loseConnection, restoreConnection, stopReportingOffline } from '@naap/ui/fixtures/connection';
import { findVisible } from '@naap/ui/fixtures/find-visible';
import { waitForFrames } from '@naap/ui/fixtures/intervals';
import { PLACED_AT } from '@naap/ui/fixtures/live-order';
import { within } from '@naap/ui/fixtures/queries';
import {
  changeableStaffOrders,
  RIDERS,
  type StaffOrderReply,
  staffOrder,
  storedOrders,
} from '@naap/ui/fixtures/staff-orders';
import { BACKEND_ORIGIN, STORY_TIME, storyStorage, withShop } from '@naap/ui/fixtures/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { ClockContext } from '../../screens/delivery-time/index.ts';
import { Rider } from './Rider.tsx';

const shop = { app: 'counter', signedIn: true } as const;

const meta = {
  component: Rider,
  parameters: { layout: 'fullscreen' },
  decorators: [withShop(shop)],
  // Orders that ended more than an hour ago are dropped, by the browser's clock.
  beforeEach() {
    const { now } = Date;
    Date.now = () => STORY_TIME;
    return () => {
      stopReportingOffline();
      Date.now = now;
    };
  },
} satisfies Meta<typeof Rider>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const at = (minutes: number) => new Date(PLACED_AT + minutes * 60_000).toISOString();
const address = (text: string, name: string) => ({
  deliver_to: { ...staffOrder(1, 'Packed').deliver_to, name, address: text },
});

/** An order of this rider. */
const drop = (number: number, status: Parameters<typeof staffOrder>[1], changes: object = {}) =>
  staffOrder(number, status, { rider: RIDERS[0], ...changes });

/** Nine minutes are left. */
const NEXT = drop(1043, 'On the way', { created_at: at(-9), promised_at: at(21) });
const AT_DOOR = drop(1043, 'At the door', {
  created_at: at(-9),
  promised_at: at(21),
  version: 3,
  is_handed_over: false,
});
const TRYING = drop(1043, 'At the door', {
  created_at: at(-9),
  promised_at: at(21),
  version: 4,
  is_handed_over: true,
  events: [...AT_DOOR.events, { number: 4, kind: 'handed-over', at: at(9) }],
});
const LATER = drop(1044, 'On the way', {
  ...address('7 Carter Road, Khar West, Mumbai 400052', 'Meera Shah'),
  items: staffOrder(1, 'Packed').items.slice(0, 2),
});
const ENDED = drop(1042, 'Delivered', address('3 Linking Road, Santacruz West, Mumbai 400054', 'Ravi Rao'));

/** A store that the rider's commands change. */
const changing = (...orders: readonly StaffOrderReply[]) =>
  changeableStaffOrders('rider', orders, STORY_TIME);

/** Returns the properties of a story over such a store. */
const over = (...orders: readonly StaffOrderReply[]): Pick<Story, 'beforeEach'> => ({
  beforeEach: ({ msw }) => msw.use(...changing(...orders).handlers),
});

const button = (canvas: Canvas, name: string) => canvas.findByRole('button', { name });

async function typeCode(canvas: Canvas, code: string) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Door code' }), code);
  await userEvent.click(canvas.getByRole('button', { name: 'Check the code' }));
}

async function handBack(canvas: Canvas, name: string) {
  const choice = await canvas.findByRole('group', { name: `${name}: keep or hand back` });
  await userEvent.click(within(choice).getByRole('radio', { name: 'Hand back' }));
}

export const OnTheWay: Story = {
  name: 'Rider on the way',
  ...over(NEXT, LATER, ENDED),
  parameters: { states: ['rider--on-the-way'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('9 minutes left')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Next drop' })).toBeVisible();
    await expect(canvas.getByText('2 of 3 · Bandra West')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Navigate/ })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&destination=19.0596,72.8295',
    );
    await expect(canvas.getByRole('link', { name: 'Call Asha' })).toHaveAttribute(
      'href',
      'tel:+919820012345',
    );
  },
};

/** The shopper was told a new time. */
export const Late: Story = {
  ...over(drop(1043, 'On the way')),
  parameters: { states: ['rider--late'] },
  decorators: [
    (Story) => (
      <ClockContext value={() => PLACED_AT + 33 * 60_000}>
        <Story />
      </ClockContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Late. Asha sees 6:40 pm now.')).toBeVisible();
  },
};

/** The next tap is for the code. */
export const Arrived: Story = {
  ...over(NEXT, LATER, ENDED),
  parameters: { states: ['rider--arrived'] },
  play: async ({ canvas }) => {
    await userEvent.click(await button(canvas, 'I am at the door'));
    await expect(await canvas.findByText('At the door since 6:12 pm')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Door code' })).toHaveFocus();
    await userEvent.keyboard('48');
  },
};

export const CodeWrong: Story = {
  ...over(AT_DOOR, LATER),
  parameters: { states: ['rider--code-wrong'] },
  play: async ({ canvas }) => {
    await typeCode(canvas, '4821');
    await expect((await canvas.findAllByText('Wrong code. 4 tries left.'))[0]).toBeVisible();
  },
};

export const CodeLocked: Story = {
  ...over({ ...AT_DOOR, wrong_codes: 5 }, LATER),
  parameters: { states: ['rider--code-locked'] },
  play: async ({ canvas }) => {
    await findVisible(canvas, /^Wrong code 5 times\./);
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Call the store' })).toHaveAttribute(
      'href',
      `tel:${naap.store?.phone}`,
    );
  },
};

const { store: _store, ...withoutStore } = naap;

/** The content file has no phone number of the store. */
export const CodeLockedWithoutAPhone: Story = {
  ...over({ ...AT_DOOR, wrong_codes: 5 }, LATER),
  parameters: { states: ['rider--code-locked-no-phone'], shop: { content: withoutStore } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Wrong code 5 times\..* and wait/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Call the store' })).toBeNull();
  },
};

/** The code was told on the way up: both steps with one tap. */
export const HandedOver: Story = {
  name: 'Code told before the door',
  ...over(NEXT, LATER),
  parameters: { states: ['rider--handed-over'] },
  play: async ({ canvas }) => {
    await typeCode(canvas, '4812');
    await expect(await canvas.findByText('Cash to take')).toBeVisible();
  },
};

export const HandedBack: Story = {
  ...over(TRYING, LATER),
  parameters: { states: ['rider--handed-back'] },
  play: async ({ canvas }) => {
    await handBack(canvas, 'Poplin shirt');
    await assertState('rider--handed-back', () =>
      waitFor(() => expect(canvas.getByText('₹3,398.00')).toBeVisible()),
    );
    // No reason is the shopper's word before one is chosen.
    await expect(await canvas.findByRole('radio', { name: 'Not for me' })).not.toBeChecked();
  },
};

/** Two sizes of a product: one press keeps one of them. */
export const OneOfTwoSizes: Story = {
  ...over({
    ...TRYING,
    items: TRYING.items.flatMap((item) =>
      item.position === 0 ? [item, { ...item, position: 3, variant_title: 'L' }] : [item],
    ),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Keep L, hand back M' }));
    await waitFor(() => expect(canvas.getByText('₹4,396.00')).toBeVisible());
    await expect(await canvas.findByRole('radio', { name: 'Too small' })).toBeChecked();
  },
};

let store: ReturnType<typeof changing>;

/** Like `over`; the play function changes the store too. */
const inStore = (...orders: readonly StaffOrderReply[]): Pick<Story, 'beforeEach'> => ({
  beforeEach({ msw }) {
    store = changing(...orders);
    msw.use(...store.handlers);
  },
});

/** The rider sees what the shopper taps. */
export const ChoiceOfShopper: Story = {
  ...inStore(TRYING),
  parameters: { states: ['rider--choice-of-shopper'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('₹4,396.00')).toBeVisible();
    store.choose('1043', [{ position: 1, quantity: 1, reason: 'too_small' }]);
    fireEvent(document, new Event('visibilitychange'));
    await assertState('rider--choice-of-shopper', async () =>
      expect(await canvas.findByRole('radio', { name: 'Too small' })).toBeChecked(),
    );
    await expect(canvas.getByText('₹2,497.00')).toBeVisible();
  },
};

async function askCash(canvas: Canvas) {
  await handBack(canvas, 'Poplin shirt');
  await userEvent.click(canvas.getByRole('button', { name: 'Cash taken, done' }));
  return within(await canvas.findByRole('dialog', { name: '₹3,398.00 taken?' }));
}

export const CashAsked: Story = {
  ...over(TRYING, LATER),
  parameters: { states: ['rider--cash-asked'] },
  play: async ({ canvas }) => {
    const dialog = await askCash(canvas);
    await expect(dialog.getByText('Asha keeps 2 pieces. Take back:')).toBeVisible();
    const piece = within(dialog.getByRole('listitem'));
    await expect(piece.getByText('Poplin shirt')).toBeVisible();
    await expect(piece.getByText('L')).toBeVisible();
  },
};

export const CashTaken: Story = {
  ...over(TRYING, LATER),
  parameters: { states: ['rider--cash-taken'] },
  play: async ({ canvas }) => {
    const dialog = await askCash(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, ₹3,398.00 taken' }));
    await expect(await canvas.findByText('2 of 2 · Khar West')).toBeVisible();
    await assertState('rider--cash-taken', () =>
      waitFor(() => expect(canvas.getByRole('heading', { name: 'Next drop' })).toHaveFocus()),
    );
    await waitFor(() => expect(history.state?.overlay).toBeUndefined());
    await waitForFrames(2);
    await expect(window.scrollY).toBe(0);
  },
};

export const AllBack: Story = {
  ...over(TRYING),
  parameters: { states: ['rider--all-back'] },
  play: async ({ canvas }) => {
    for (const name of ['Buta kurta', 'Straight jeans', 'Poplin shirt']) await handBack(canvas, name);
    await expect(await canvas.findByText('Nothing to pay')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'All pieces back, done' })).toBeVisible();
  },
};

export const NobodyAsked: Story = {
  ...over(AT_DOOR, LATER),
  parameters: { states: ['rider--nobody-asked'] },
  play: async ({ canvas }) => {
    await userEvent.click(await button(canvas, 'Nobody opens'));
    await expect(await canvas.findByRole('dialog', { name: 'Nobody opens?' })).toBeVisible();
  },
};

export const NobodyOpened: Story = {
  ...over(AT_DOOR, LATER),
  parameters: { states: ['rider--nobody-opened'] },
  play: async ({ canvas }) => {
    await userEvent.click(await button(canvas, 'Nobody opens'));
    await userEvent.click(await button(canvas, 'Nobody opens, go on'));
    await expect(await canvas.findByText('Nobody opened: back to the store · 6:12 pm')).toBeVisible();
  },
};

export const OtherDrop: Story = {
  ...over(NEXT, LATER, ENDED),
  parameters: { states: ['rider--others'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Khar West/ }));
    await assertState('rider--others', async () =>
      expect(await canvas.findByRole('heading', { level: 1, name: 'Drop' })).toHaveFocus(),
    );
    await expect(canvas.getByRole('button', { name: 'Back to the next drop' })).toBeVisible();
  },
};

export const Ended: Story = {
  ...over(ENDED, drop(1041, 'Returned'), drop(1040, 'Cancelled'), drop(1039, 'Not delivered')),
  parameters: { states: ['rider--ended', 'rider--empty'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No drops')).toBeVisible();
    await expect(canvas.getByText('Delivered, ₹4,396.00 taken · 6:11 pm')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { states: ['rider--loading'] },
  beforeEach: ({ msw }) => msw.use(http.get(`${BACKEND_ORIGIN}/staff/orders`, () => delay('infinite'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your drops')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { states: ['rider--failed'] },
  beforeEach: ({ msw }) =>
    msw.use(http.get(`${BACKEND_ORIGIN}/staff/orders`, () => HttpResponse.json({}, { status: 500 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch orders')).toBeVisible();
  },
};

/** A dead spot: the steps wait, and the last known drops stay. */
export const Offline: Story = {
  ...over(TRYING, LATER),
  parameters: { states: ['rider--offline'] },
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText('Cash to take')).toBeVisible();
    loseConnection(msw);
    await handBack(canvas, 'Poplin shirt');
    await userEvent.click(canvas.getByRole('button', { name: 'Cash taken, done' }));
    await userEvent.click(await button(canvas, 'Yes, ₹3,398.00 taken'));
    await expect(await canvas.findByText('Waiting for a connection: 2 steps')).toBeVisible();
    await expect(await canvas.findByText('2 of 2 · Khar West')).toBeVisible();
  },
};

/** The connection is back: the steps are sent in order. */
export const SentLater: Story = {
  ...over(TRYING, LATER),
  parameters: { states: ['rider--sent'] },
  play: async (context) => {
    await Offline.play?.(context);
    restoreConnection();
    await assertState('rider--sent', () =>
      waitFor(() => expect(context.canvas.queryByText(/^Waiting for a connection/)).toBeNull()),
    );
    await expect(await context.canvas.findByText('Delivered, ₹3,398.00 taken · 6:12 pm')).toBeVisible();
    await expect(Object.keys(storyStorage().local).filter((key) => key.startsWith('staff-log:'))).toEqual([]);
  },
};

/** The code is not checked on the phone. */
export const CodeWaits: Story = {
  ...over(AT_DOOR),
  parameters: { states: ['rider--code-waits'] },
  play: async ({ canvas, msw }) => {
    await button(canvas, 'Nobody opens');
    loseConnection(msw);
    await typeCode(canvas, '4812');
    await expect(await canvas.findByText(/^No connection\. The code is checked as soon as/)).toBeVisible();
    await expect(canvas.queryByText('Cash to take')).toBeNull();
  },
};

/** The shopper has chosen meanwhile: what the rider did has no effect, and the cash is that of now. */
export const Changed: Story = {
  ...inStore(TRYING, LATER),
  parameters: { states: ['rider--changed'] },
  play: async (context) => {
    const { canvas } = context;
    await Offline.play?.(context);
    store.choose('1043', [{ position: 0, quantity: 1, reason: 'too_big' }]);
    restoreConnection();
    await expect((await canvas.findAllByText('#1043 has changed'))[0]).toBeVisible();
    await expect(await canvas.findByText('₹2,897.00')).toBeVisible();
  },
};

/** Opened without a connection. */
export const Reloaded: Story = {
  parameters: {
    states: ['rider--reloaded'],
    shop: { ...shop, stored: storedOrders(NEXT) },
  },
  beforeEach: ({ msw }) => void loseConnection(msw),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No connection. Last seen 6:07 pm.')).toBeVisible();
    await userEvent.click(await button(canvas, 'I am at the door'));
    await expect(await canvas.findByText('Waiting for a connection: 1 step')).toBeVisible();
  },
};

/** Long names on the narrowest phone, in Hindi. */
export const Hindi: Story = {
  ...over(TRYING, LATER, ENDED),
  globals: { language: 'hi', viewport: { value: 'narrow' } },
  parameters: { states: ['rider--hindi'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('दरवाज़े पर')).toBeVisible();
  },
};

export const Zoomed: Story = {
  ...over(AT_DOOR, LATER),
  globals: { viewport: { value: 'zoomed' } },
  play: async ({ canvas }) => {
    await button(canvas, 'Nobody opens');
  },
};
