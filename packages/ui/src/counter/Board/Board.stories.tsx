import { orderedVariantId } from '@naap/fixtures/ordered-products';
import { m } from '@naap/messages';
import { useStaffOrders } from '@naap/state/staff';
import { assertState } from '@naap/ui/fixtures/assert-state';
import { loseConnection, reportOffline, restoreConnection } from '@naap/ui/fixtures/connection';
import { findVisible } from '@naap/ui/fixtures/find-visible';
import { PLACED_AT } from '@naap/ui/fixtures/live-order';
import { serviceText, within } from '@naap/ui/fixtures/queries';
import {
  changeableStaffOrders,
  RIDERS,
  type StaffOrderReply,
  staffHandlers,
  staffOrder,
  staffReply,
} from '@naap/ui/fixtures/staff-orders';
import { BACKEND_ORIGIN, STORY_TIME, storyStorage, withShop } from '@naap/ui/fixtures/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { ClockContext } from '../../screens/delivery-time/index.ts';
import { Board } from './Board.tsx';
import { Slip } from './Slip.tsx';

const meta = {
  component: Board,
  parameters: { layout: 'fullscreen' },
  decorators: [withShop({ app: 'counter', signedIn: true })],
  globals: { viewport: { value: 'desktop' } },
  // The print dialog would stop the story.
  beforeEach() {
    const { print } = window;
    window.print = () => window.dispatchEvent(new Event('print-asked'));
    return () => {
      window.print = print;
    };
  },
} satisfies Meta<typeof Board>;

export default meta;
type Story = StoryObj<typeof meta>;
type BeforeEach = NonNullable<Story['beforeEach']>;

const minutes = (count: number) => new Date(PLACED_AT + count * 60_000).toISOString();

/** Times of an order that was placed `ago` minutes before now, and is promised half an hour after it. */
const placed = (ago: number) => ({ created_at: minutes(12 - ago), promised_at: minutes(42 - ago) });
const inArea = (area: string) => ({
  deliver_to: { ...staffOrder(1, 'Packed').deliver_to, address: `14 Hill Road, ${area}, Mumbai 400050` },
});
const [sana, imran, deepa] = RIDERS;

/** Changes the pieces of an order; one that is undefined is left out. */
const pieces = (...changes: readonly (object | undefined)[]) => ({
  items: staffOrder(1, 'Confirmed')
    .items.slice(0, changes.length)
    .map((item, index) => {
      const changed = { ...item, ...changes[index] };
      return { ...changed, product_variant_id: orderedVariantId(changed.title, changed.variant_title) };
    }),
});
const back = (reason: string) => ({ handed_back: 1, reason });

/** An order of each column, as in the picture. */
const ONE_OF_EACH = [
  staffOrder(1046, 'Confirmed', placed(6)),
  staffOrder(1047, 'Confirmed', {
    ...placed(2),
    ...pieces(
      { title: 'Floral dress', variant_title: 'S', shelf: 'D-11' },
      { brand: 'Rangrez', title: 'Floral dress', variant_title: 'M', shelf: 'D-11' },
    ),
  }),
  staffOrder(1048, 'Confirmed', {
    ...placed(0),
    ...pieces(
      { title: 'Denim jacket', variant_title: 'L', shelf: 'A-03' },
      { title: 'Breton tee', variant_title: 'M', shelf: 'B-01' },
    ),
  }),
  staffOrder(1045, 'Packed', { ...placed(11), ...inArea('Carter Road') }),
  staffOrder(1043, 'On the way', { ...placed(18), ...inArea('Pali Hill'), rider: sana }),
  staffOrder(1042, 'On the way', { ...placed(26), ...inArea('Hill Road'), rider: imran }),
  staffOrder(1041, 'At the door', {
    ...placed(28),
    is_handed_over: true,
    rider: deepa,
    events: [...staffOrder(1, 'At the door').events, { number: 4, kind: 'handed-over', at: minutes(11) }],
    ...pieces(undefined, undefined),
  }),
  staffOrder(1039, 'Delivered', {
    is_to_shelve: true,
    ...pieces(undefined, undefined, back('too_small')),
  }),
  staffOrder(1036, 'Returned', {
    ...placed(60),
    ...pieces({ ...back('not_for_me'), title: 'Slit skirt', variant_title: 'S', shelf: 'D-04' }),
  }),
];

let store: ReturnType<typeof changeableStaffOrders>;

/** The store has these orders, and commands change them. */
const having =
  (role: 'packer' | 'manager', orders: readonly StaffOrderReply[]): BeforeEach =>
  ({ msw }) => {
    store = changeableStaffOrders(role, orders, STORY_TIME);
    msw.use(...store.handlers);
  };
const forPacker = (orders: readonly StaffOrderReply[]) =>
  orders.map((order) => ({ ...order, deliver_to: null }) as unknown as StaffOrderReply);

const orderNamed = async (canvas: ReturnType<typeof within>, number: number) =>
  within(await canvas.findByRole('article', { name: `#${number}` }));
const inColumn = (canvas: ReturnType<typeof within>, name: RegExp) =>
  within(canvas.getByRole('region', { name }));

/** As in the picture. */
export const OneOfEach: Story = {
  parameters: { states: ['counter--board'] },
  beforeEach: having('manager', ONE_OF_EACH),
  play: async ({ canvas }) => {
    await orderNamed(canvas, 1046);
    await assertState('counter--board', async () => {
      const numbersIn = (name: RegExp) =>
        inColumn(canvas, name)
          .getAllByRole('heading', { level: 3 })
          .map(({ textContent }) => textContent);
      await expect(numbersIn(/^To pack 3$/)).toEqual(['#1046', '#1047', '#1048']);
      await expect(numbersIn(/^Waiting for a rider 1$/)).toEqual(['#1045']);
      await expect(numbersIn(/^On the way 2$/)).toEqual(['#1042', '#1043']);
      await expect(numbersIn(/^At the door 1$/)).toEqual(['#1041']);
      await expect(numbersIn(/^Back to shelf 2$/)).toEqual(['#1036', '#1039']);
    });
    await expect(
      within(canvas.getByRole('list', { name: 'Pair S + M' })).getAllByRole('checkbox', {
        name: /Floral dress/,
      }),
    ).toHaveLength(2);
    await expect(canvas.getByText('27:40')).toBeVisible();
    await expect(document.title).toBe('(3) Counter · naap');
  },
};

export const OnATablet: Story = { ...OneOfEach, globals: { viewport: { value: 'tablet' } } };

export const OnAPhone: Story = { ...OneOfEach, globals: { viewport: { value: 'phone' } } };

/** Sees no address, and does not act in a rider's place. */
export const ForAPacker: Story = {
  parameters: { states: ['counter--packer'] },
  beforeEach: having('packer', forPacker(ONE_OF_EACH)),
  play: async ({ canvas }) => {
    const order = await orderNamed(canvas, 1043);
    await assertState('counter--packer', async () => {
      await expect(order.getByText(/^Sana\s· 3 pieces$/)).toBeVisible();
      await expect(order.queryByRole('button')).toBeNull();
    });
  },
};

export const EmptyDay: Story = {
  parameters: { states: ['counter--empty'] },
  beforeEach({ msw }) {
    msw.use(
      http.get(`${BACKEND_ORIGIN}/staff/day`, () =>
        HttpResponse.json({
          delivered: 0,
          returned: 0,
          cancelled: 0,
          late: 0,
          median_minutes: null,
          currency: 'INR',
          cash: [],
        }),
      ),
      ...staffHandlers(() => staffReply('manager', [])),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing to pack')).toBeVisible();
    await expect(document.title).toBe('Counter · naap');
  },
};

const LONG_NAMES = [
  'Hand-block printed Chanderi silk-cotton anarkali kurta with contrast piping',
  'रंगरेज़ बूटा कुर्ता',
  'Straight jeans',
];

/** A busy evening: forty orders, some of them with long names and without a shelf. */
export const Many: Story = {
  parameters: { states: ['counter--many'] },
  beforeEach: having(
    'manager',
    Array.from({ length: 40 }, (_, index) => {
      const status = (['Confirmed', 'Confirmed', 'Packed', 'On the way', 'At the door', 'Returned'] as const)[
        index % 6
      ];
      return staffOrder(1001 + index, status ?? 'Confirmed', {
        ...placed((index * 7) % 38),
        ...pieces(
          ...LONG_NAMES.slice(0, 1 + (Math.floor(index / 4) % 3)).map((title) => ({
            title,
            ...(status === 'Returned' && back(index % 4 ? 'too_small' : 'looks_different')),
            ...(index % 2 && { shelf: null }),
          })),
        ),
      });
    }),
  ),
  play: async ({ canvas }) => {
    await orderNamed(canvas, 1001);
    await assertState('counter--many', async () =>
      expect(canvas.getAllByRole('article').length).toBeGreaterThanOrEqual(34),
    );
  },
};

export const Hindi: Story = {
  parameters: { states: ['counter--hindi'] },
  globals: { language: 'hi' },
  beforeEach: having('manager', ONE_OF_EACH),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^पैक करने हैं/ })).toBeVisible();
  },
};

/** Said in words and not only in colour. */
export const Late: Story = {
  parameters: { states: ['counter--late'] },
  beforeEach: having('manager', [
    staffOrder(1046, 'Confirmed', placed(33)),
    staffOrder(1045, 'Packed', placed(30)),
    staffOrder(1043, 'On the way', placed(41)),
    staffOrder(1041, 'At the door'),
  ]),
  decorators: [
    (Story) => (
      <ClockContext value={() => STORY_TIME + 10}>
        <Story />
      </ClockContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 min late')).toBeVisible();
    await expect(canvas.getByText('1 min late')).toBeVisible();
    await expect(canvas.getByText('11 min late')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { states: ['counter--loading'] },
  beforeEach({ msw }) {
    msw.use(
      http.get(`${BACKEND_ORIGIN}/staff/orders`, async () => {
        await delay('infinite');
      }),
      ...staffHandlers(() => staffReply('manager', [])),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the orders')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: { states: ['counter--failed'] },
  beforeEach({ msw }) {
    msw.use(
      http.get(`${BACKEND_ORIGIN}/staff/orders`, () => HttpResponse.json({}, { status: 500 })),
      ...staffHandlers(() => staffReply('manager', [])),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch orders')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** The orders cannot be read again: what was last seen stays, with its time. */
export const LastSeen: Story = {
  parameters: { states: ['counter--last-seen'] },
  beforeEach({ msw }) {
    const { now } = Date;
    Date.now = () => STORY_TIME;
    let reads = 0;
    msw.use(
      http.get(`${BACKEND_ORIGIN}/staff/orders`, () => {
        reads += 1;
        return reads === 1
          ? HttpResponse.json(staffReply('manager', ONE_OF_EACH))
          : HttpResponse.json({}, { status: 500 });
      }),
      ...staffHandlers(() => staffReply('manager', [])),
    );
    return () => {
      Date.now = now;
    };
  },
  play: async ({ canvas }) => {
    await orderNamed(canvas, 1046);
    fireEvent(document, new Event('visibilitychange'));
    await expect(await canvas.findByText('Could not be updated. Last seen 6:12 pm.')).toBeVisible();
    await expect(canvas.getByRole('article', { name: '#1046' })).toBeVisible();
  },
};

/** A command without a connection: the order moves, and the command waits. */
export const ChangesWait: Story = {
  parameters: { states: ['counter--offline', 'counter--changes-wait'] },
  beforeEach({ msw }) {
    store = changeableStaffOrders('manager', ONE_OF_EACH, STORY_TIME);
    msw.use(...store.handlers);
    const restore = loseConnection(msw);
    restoreConnection();
    return restore;
  },
  play: async ({ canvas }) => {
    const order = await orderNamed(canvas, 1045);
    reportOffline();
    fireEvent(document, new Event('visibilitychange'));
    await expect(await canvas.findByText('No connection. Last seen 6:12 pm.')).toBeVisible();
    await userEvent.click(order.getByRole('button', { name: 'Give to Sana' }));
    await canvas.findByText('1 change is sent when the connection returns.');
    const road = inColumn(canvas, /^On the way 3$/);
    await expect(road.getByRole('article', { name: '#1045' })).toBeVisible();
  },
};

/** The connection returns, and the command is sent. */
export const ChangesSent: Story = {
  ...ChangesWait,
  parameters: { states: ['counter--changes-sent'] },
  play: async (context) => {
    await ChangesWait.play?.(context);
    const { canvas } = context;
    restoreConnection();
    await assertState('counter--changes-sent', () =>
      waitFor(() => expect(canvas.queryByText(/^1 change is sent/)).toBeNull()),
    );
    const road = inColumn(canvas, /^On the way 3$/);
    await expect(road.getByRole('article', { name: '#1045' })).toBeVisible();
  },
};

/**
 * The pieces are ticked one by one; then the order is packed, moves to the riders, and its slip is printed. Undone, it is to be packed again,
 * with its ticks.
 */
export const PickedAndPacked: Story = {
  parameters: { states: ['counter--packed', 'counter--unpacked'] },
  beforeEach: having('packer', forPacker(ONE_OF_EACH)),
  play: async ({ canvas }) => {
    const order = await orderNamed(canvas, 1046);
    await expect(order.getByRole('button', { name: 'Packed, print the slip' })).toBeDisabled();
    await expect(order.getByText('3 pieces left to pick')).toBeVisible();
    for (const box of order.getAllByRole('checkbox')) await userEvent.click(box);
    const printed = new Promise((resolve) => addEventListener('print-asked', resolve, { once: true }));
    await userEvent.click(order.getByRole('button', { name: 'Packed, print the slip' }));
    await printed;
    await assertState('counter--packed', async () => {
      const waiting = inColumn(canvas, /^Waiting for a rider 2$/);
      await expect(waiting.getByRole('article', { name: '#1046' })).toHaveFocus();
    });
    const slip = within(document.querySelector<HTMLElement>('[data-bill]') ?? document.body);
    await expect(slip.getByText(/Rangrez Buta kurta, M/)).toBeInTheDocument();
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(document.querySelector('[data-bill]')).toBeNull());
    await userEvent.click((await orderNamed(canvas, 1046)).getByRole('button', { name: 'Undo packed' }));
    await assertState('counter--unpacked', async () => {
      const again = within(await inColumn(canvas, /^To pack 3$/).findByRole('article', { name: '#1046' }));
      for (const box of again.getAllByRole('checkbox')) await expect(box).toBeChecked();
    });
  },
};

/** The ticks of this device are still there after a reload. */
export const Reloaded: Story = {
  parameters: {
    states: ['counter--ticks-kept'],
    shop: {
      stored: {
        pickedPieces: JSON.stringify([
          { id: 'pack:1046', pieces: ['0.0', '1.0'] },
          { id: 'pack:1001', pieces: ['0.0'] },
        ]),
      },
    },
  },
  beforeEach: having('manager', ONE_OF_EACH),
  play: async ({ canvas }) => {
    const order = await orderNamed(canvas, 1046);
    await assertState('counter--ticks-kept', async () => {
      await expect(order.getByRole('checkbox', { name: 'M Buta kurta A-14' })).toBeChecked();
      await expect(order.getByRole('checkbox', { name: 'L Poplin shirt B-07' })).not.toBeChecked();
      // The order that has left the board is forgotten.
      await waitFor(() => expect(storyStorage().local.getItem('pickedPieces')).not.toContain('1001'));
    });
  },
};

export const PieceMissing: Story = {
  parameters: { states: ['counter--missing', 'counter--missing-undone'] },
  beforeEach: having('manager', ONE_OF_EACH),
  play: async ({ canvas }) => {
    const order = await orderNamed(canvas, 1046);
    await userEvent.click(order.getByRole('button', { name: 'More for #1046' }));
    await userEvent.click(order.getByRole('button', { name: 'Missing: Poplin shirt' }));
    await expect(await order.findByText('New total ₹3,398.00')).toBeVisible();
    await expect(order.getAllByRole('checkbox')).toHaveLength(2);
    await expect(canvas.getByRole('article', { name: '#1046' })).toHaveFocus();
    await userEvent.click(order.getByRole('button', { name: 'Undo: Poplin shirt is missing' }));
    await assertState('counter--missing-undone', async () => {
      await waitFor(() => expect(order.getAllByRole('checkbox')).toHaveLength(3));
      await waitFor(() => expect(order.queryByText(/^New total/)).toBeNull());
    });
    await userEvent.click(await order.findByRole('button', { name: 'Missing: Poplin shirt' }));
    await expect(await order.findByText('New total ₹3,398.00')).toBeVisible();
  },
};

/** Nothing is left of the order, which is cancelled: asked first. */
export const EverythingMissing: Story = {
  parameters: { states: ['counter--all-missing'] },
  beforeEach: having('manager', [staffOrder(1047, 'Confirmed', pieces({ quantity: 2 }))]),
  play: async ({ canvas }) => {
    const order = await orderNamed(canvas, 1047);
    await userEvent.click(order.getByRole('button', { name: 'More for #1047' }));
    const more = order.getByRole('button', { name: 'One more is missing' });
    await userEvent.click(more);
    await expect(await order.findByText('1 missing')).toBeVisible();
    await userEvent.click(more);
    await expect(
      await canvas.findByRole('dialog', { name: 'Is everything of #1047 missing?' }),
    ).toBeVisible();
  },
};

/** The other riders are offered with the orders that they carry. */
export const GivenToARider: Story = {
  parameters: { states: ['counter--dispatched'] },
  beforeEach: having('manager', [...ONE_OF_EACH, staffOrder(1044, 'Packed', placed(10))]),
  play: async ({ canvas }) => {
    const other = await orderNamed(canvas, 1044);
    await userEvent.click(other.getByRole('button', { name: 'More for #1044' }));
    await userEvent.click(other.getByRole('button', { name: 'Give to Deepa, has 1 order' }));
    await expect(await inColumn(canvas, /^On the way 3$/).findByText(/^Deepa\s· 3 pieces/)).toBeVisible();
    const order = await orderNamed(canvas, 1045);
    await userEvent.click(order.getByRole('button', { name: 'Give to Sana' }));
    await assertState('counter--dispatched', async () => {
      const road = inColumn(canvas, /^On the way 4$/);
      await expect(road.getByRole('article', { name: '#1045' })).toHaveFocus();
      await expect(road.queryByRole('button', { name: /Undo/ })).toBeNull();
    });
  },
};

/** The manager acts in the rider's place: arrived, handed over without the code, and collected. */
export const ManagerActs: Story = {
  parameters: { states: ['counter--in-place-of-rider'] },
  beforeEach: having('manager', ONE_OF_EACH),
  play: async ({ canvas }) => {
    const press = async (name: string) => {
      const order = await orderNamed(canvas, 1043);
      await userEvent.click(order.getByRole('button', { name: 'More for #1043' }));
      await userEvent.click(await order.findByRole('button', { name }));
    };
    await press('Arrived');
    await inColumn(canvas, /^At the door 2$/).findByRole('article', { name: '#1043' });
    await press('Hand over without the code');
    const order = await orderNamed(canvas, 1043);
    await order.findByText(/trying on 3 pieces/);
    await userEvent.click(await order.findByRole('button', { name: 'Collected ₹4,396.00' }));
    await assertState('counter--in-place-of-rider', async () =>
      waitFor(() => expect(canvas.queryByRole('article', { name: '#1043' })).toBeNull()),
    );
  },
};

/** The manager changes which pieces are kept, and why the others are handed back; the cash follows. */
export const ManagerChooses: Story = {
  parameters: { states: ['counter--choice'] },
  beforeEach: having('manager', ONE_OF_EACH),
  play: async ({ canvas }) => {
    const order = await orderNamed(canvas, 1041);
    await userEvent.click(order.getByRole('button', { name: 'More for #1041' }));
    await userEvent.click(order.getByRole('button', { name: 'Change what is kept' }));
    const dialog = within(await canvas.findByRole('dialog'));
    const [first] = dialog.getAllByRole('radio', { name: 'Hand back' });
    if (first) await userEvent.click(first);
    const reason = await dialog.findByRole('radio', { name: 'Too big' });
    await userEvent.click(reason);
    await assertState('counter--choice', async () => {
      await waitFor(() => expect(reason).toBeChecked());
      await waitFor(() =>
        expect(dialog.getByText('Cash to take').parentElement).toHaveTextContent('₹1,899.00'),
      );
      await expect(order.getByText('1 handed back')).toBeInTheDocument();
    });
  },
};

const locked = staffOrder(1041, 'At the door', { wrong_codes: 5, rider: deepa });

/** Five wrong codes: the manager hands over. */
export const LockedCode: Story = {
  parameters: { states: ['counter--locked'] },
  beforeEach: having('manager', [locked, staffOrder(1040, 'At the door', { wrong_codes: 2 })]),
  play: async ({ canvas }) => {
    await findVisible(canvas, 'Door code locked after 5 wrong ones.');
    await expect(canvas.getByText('2 wrong door codes')).toBeVisible();
    await expect(
      (await orderNamed(canvas, 1041)).getByRole('button', { name: 'Hand over without the code' }),
    ).toBeVisible();
  },
};

export const LockedCodeForAPacker: Story = {
  beforeEach: having('packer', forPacker([locked])),
  play: async ({ canvas }) => {
    await findVisible(canvas, 'Only the manager can hand over.');
  },
};

/** One of two orders is sent again. */
export const SentAgain: Story = {
  beforeEach: having(
    'packer',
    forPacker([staffOrder(1041, 'Not delivered'), staffOrder(1040, 'Not delivered')]),
  ),
  parameters: { states: ['counter--not-delivered'] },
  play: async ({ canvas }) => {
    const order = await orderNamed(canvas, 1041);
    await userEvent.click(order.getByRole('button', { name: 'Send again' }));
    await assertState('counter--not-delivered', async () =>
      expect(await order.findByRole('button', { name: 'Give to Sana' })).toBeVisible(),
    );
  },
};

export const CancelAsked: Story = {
  beforeEach: having('manager', ONE_OF_EACH),
  play: async ({ canvas }) => {
    const order = await orderNamed(canvas, 1045);
    await userEvent.click(order.getByRole('button', { name: 'More for #1045' }));
    await userEvent.click(order.getByRole('button', { name: 'Cancel the order' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Cancel #1045?' }));
    await expect(dialog.getByRole('button', { name: 'Cancel the order' })).toBeDisabled();
  },
};

/** A packed order is cancelled: its pieces come back to the shelf, with the reason. */
export const Cancelled: Story = {
  parameters: { states: ['counter--cancelled'] },
  beforeEach: having('manager', ONE_OF_EACH),
  play: async (context) => {
    await CancelAsked.play?.(context);
    const { canvas } = context;
    const dialog = within(canvas.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: 'Shopper not reachable' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the order' }));
    await assertState('counter--cancelled', async () => {
      const shelf = inColumn(canvas, /^Back to shelf 3$/);
      await expect(await shelf.findByText('Shopper not reachable')).toBeVisible();
    });
  },
};

export const BackOnShelf: Story = {
  parameters: { states: ['counter--back-on-shelf'] },
  beforeEach: having('manager', ONE_OF_EACH),
  play: async ({ canvas }) => {
    const order = await orderNamed(canvas, 1036);
    await userEvent.click(order.getByRole('checkbox', { name: 'S Slit skirt D-04' }));
    await userEvent.click(order.getByRole('button', { name: 'Checked, on the shelf' }));
    await assertState('counter--back-on-shelf', async () =>
      waitFor(() => expect(canvas.queryByRole('article', { name: '#1036' })).toBeNull()),
    );
  },
};

/** The shopper has cancelled it meanwhile. */
export const Conflict: Story = {
  parameters: { states: ['counter--changed'] },
  beforeEach({ msw }) {
    const before = staffOrder(1045, 'Packed');
    const now = { ...staffOrder(1045, 'On the way', { rider: imran }), version: 3 };
    let isChanged = false;
    msw.use(
      ...staffHandlers(() => staffReply('manager', [isChanged ? now : before])),
      http.post(`${BACKEND_ORIGIN}/staff/orders/1045/dispatch`, () => {
        isChanged = true;
        return HttpResponse.json({ error: 'Changed', code: 'order_changed', order: now }, { status: 409 });
      }),
    );
  },
  play: async ({ canvas }) => {
    const order = await orderNamed(canvas, 1045);
    await userEvent.click(order.getByRole('button', { name: 'Give to Sana' }));
    await findVisible(canvas, '#1045 has changed');
    await expect(await canvas.findByText(/^Imran\s· 3 pieces/)).toBeVisible();
  },
};

const NO_SUCH_RIDER = 'This rider does not work here';

/** The command is refused: the order is where it was. */
export const Refused: Story = {
  parameters: { states: ['counter--refused'] },
  beforeEach({ msw }) {
    msw.use(
      ...staffHandlers(() => staffReply('manager', [staffOrder(1045, 'Packed')])),
      http.post(`${BACKEND_ORIGIN}/staff/orders/1045/dispatch`, () =>
        HttpResponse.json({ error: NO_SUCH_RIDER, code: 'order_refused' }, { status: 422 }),
      ),
    );
  },
  play: async ({ canvas }) => {
    const order = await orderNamed(canvas, 1045);
    await userEvent.click(order.getByRole('button', { name: 'Give to Sana' }));
    await findVisible(canvas, serviceText(NO_SUCH_RIDER, m.error_code_order_changed));
    await expect(inColumn(canvas, /^Waiting for a rider 1$/).getByRole('article')).toBeVisible();
  },
};

/** An order arrives: it is announced, and the title counts it. */
export const NewOrder: Story = {
  parameters: { states: ['counter--new-order'], shop: { stored: { counterSound: 'on' } } },
  beforeEach: having('manager', ONE_OF_EACH),
  play: async ({ canvas }) => {
    await orderNamed(canvas, 1046);
    store.place(staffOrder(1049, 'Confirmed', placed(0)));
    fireEvent(document, new Event('visibilitychange'));
    const placedOrder = await orderNamed(canvas, 1049);
    placedOrder.getByRole('heading').scrollIntoView({ block: 'center' });
    await assertState('counter--new-order', async () => {
      await expect(canvas.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
        'New order #1049, 3 pieces',
      );
      await expect(document.title).toBe('(4) Counter · naap');
    });
  },
};

export const Sound: Story = {
  parameters: { states: ['counter--sound'] },
  beforeEach: having('manager', ONE_OF_EACH),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sound off: new orders' }));
    await assertState('counter--sound', async () => {
      await expect(await canvas.findByRole('button', { name: /^(Sound on|Press anywhere)/ })).toBeVisible();
      await expect(storyStorage().local.getItem('counterSound')).toBe('on');
    });
  },
};

/** The cash that each rider has to hand in. */
export const CashOfRiders: Story = {
  parameters: { states: ['counter--cash'] },
  beforeEach: having('manager', ONE_OF_EACH),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '₹41,318.00 cash to collect' }));
    await expect(await canvas.findByText('₹21,340.00')).toBeVisible();
  },
};

/** The slip as it is printed. Without name and address: it can be lost. */
export const SlipPreview: Story = {
  parameters: { states: ['counter--slip'], layout: 'padded' },
  globals: { viewport: { value: 'phone' } },
  beforeEach: having('manager', ONE_OF_EACH),
  render: function FirstSlip() {
    const { orders, me } = useStaffOrders();
    return orders[0] && me ? <Slip order={orders[0]} store={me.store} /> : <div />;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('By 6:36 pm')).toBeVisible();
    await expect(canvas.queryByText(/Asha/)).toBeNull();
  },
};
