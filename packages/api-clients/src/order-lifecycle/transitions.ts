/** Statuses of an order, as `status` of the API has them. */
export const ORDER_STATUSES = [
  'Confirmed',
  'Packed',
  'On the way',
  'At the door',
  'Not delivered',
  'Delivered',
  'Returned',
  'Cancelled',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The statuses that no command changes. */
export const FINAL_STATUSES: ReadonlySet<OrderStatus> = new Set(['Delivered', 'Returned', 'Cancelled']);

export const STAFF_ROLES = ['packer', 'rider', 'manager'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];
export type ActorRole = 'shopper' | StaffRole;

export type CommandKind =
  | 'missing'
  | 'packed'
  | 'unpack'
  | 'dispatch'
  | 'arrived'
  | 'door-code'
  | 'choice'
  | 'collected'
  | 'nobody-opened'
  | 'send-again'
  | 'cancel'
  | 'back-on-shelf';

export interface Transition {
  readonly command: CommandKind;
  readonly by: readonly ActorRole[];
  readonly from: readonly OrderStatus[];
  /** The possible next statuses; null when the status stays. */
  readonly to: readonly OrderStatus[] | null;
}

const store: readonly ActorRole[] = ['packer', 'manager'];
/** The rider to whom the order is given, and the manager in the rider's place. */
const rider: readonly ActorRole[] = ['rider', 'manager'];

/** Who can do what with an order, and when. docs/orders.md is generated from this table. */
export const TRANSITIONS: readonly Transition[] = [
  { command: 'missing', by: store, from: ['Confirmed'], to: ['Confirmed', 'Cancelled'] },
  { command: 'packed', by: store, from: ['Confirmed'], to: ['Packed'] },
  { command: 'unpack', by: store, from: ['Packed'], to: ['Confirmed'] },
  { command: 'dispatch', by: store, from: ['Packed'], to: ['On the way'] },
  { command: 'arrived', by: rider, from: ['On the way'], to: ['At the door'] },
  { command: 'door-code', by: rider, from: ['At the door'], to: null },
  { command: 'choice', by: ['shopper', ...rider], from: ['At the door'], to: null },
  { command: 'collected', by: rider, from: ['At the door'], to: ['Delivered', 'Returned'] },
  { command: 'nobody-opened', by: rider, from: ['At the door'], to: ['Not delivered'] },
  { command: 'send-again', by: store, from: ['Not delivered'], to: ['Packed'] },
  { command: 'cancel', by: ['shopper'], from: ['Confirmed'], to: ['Cancelled'] },
  { command: 'cancel', by: store, from: ['Confirmed', 'Packed', 'Not delivered'], to: ['Cancelled'] },
  { command: 'back-on-shelf', by: store, from: ['Delivered', 'Returned', 'Cancelled'], to: null },
];

/** Returns whether a role can give a command in some status. */
export const canCommand = (role: ActorRole, command: CommandKind): boolean =>
  TRANSITIONS.some((each) => each.command === command && each.by.includes(role));
