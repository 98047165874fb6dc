import {
  applyEvent,
  type CANCEL_REASONS,
  dueOf,
  type HandedBack,
  keptOf,
  type OrderEvent,
  type OrderState,
} from './order-state.ts';
import { type ActorRole, type CommandKind, TRANSITIONS } from './transitions.ts';

/** Wrong codes after which only the manager can hand over. */
export const MAX_WRONG_CODES = 5;

export interface Actor {
  readonly role: ActorRole;
  /** The staff member's id; of the shopper, any text. */
  readonly id: string;
}

/** Fields of the commands that have some. */
interface CommandFields {
  /** `quantity` is the number of missing pieces of the line; 0 undoes an earlier one. */
  missing: { readonly position: number; readonly quantity: number };
  dispatch: { readonly rider: { readonly id: string; readonly name: string } };
  /** The manager can leave the code out. */
  'door-code': { readonly code: string | null };
  /** The pieces that are handed back; all others are kept. */
  choice: { readonly lines: readonly HandedBack[] };
  /** The store gives a reason. */
  cancel: { readonly reason: (typeof CANCEL_REASONS)[number] | null };
}

export type Command = {
  [Kind in CommandKind]: { readonly kind: Kind } & (Kind extends keyof CommandFields
    ? CommandFields[Kind]
    : unknown);
}[CommandKind];

export interface CommandContext {
  readonly actor: Actor;
  /** The version of the order that the actor has seen. */
  readonly version: number;
}

/** Why a command has no effect. */
export const REFUSALS = [
  /** The order has another version. */
  'stale',
  /** The role cannot give this command, or the order is not given to this rider. */
  'forbidden',
  /** The order's status does not allow it. */
  'status',
  /** A line does not exist, or has fewer pieces. */
  'lines',
  /** The store has to give a reason. */
  'reason',
  /** Without a code, or after too many wrong ones, only the manager can hand over. */
  'locked',
  /** The pieces are not handed over yet. */
  'not_handed_over',
  /** The pieces are handed over already. */
  'handed_over',
  /** The rider does not work here. The backend looks the rider up. */
  'rider',
  /** No piece has to be put back on the shelf. */
  'nothing_to_shelve',
] as const;
export type Refusal = (typeof REFUSALS)[number];

export type Outcome = { readonly events: readonly OrderEvent[] } | { readonly refusal: Refusal };

/** Returns the events of a command, or why it is refused. */
export function transition(order: OrderState, command: Command & CommandContext): Outcome {
  const { kind, actor, version } = command;
  const rows = TRANSITIONS.filter((each) => each.command === kind && each.by.includes(actor.role));
  const isOthers = actor.role === 'rider' && order.rider?.id !== actor.id;
  if (rows.length === 0 || isOthers) return { refusal: 'forbidden' };
  if (version !== order.version) return { refusal: 'stale' };
  if (!rows.some(({ from }) => from.includes(order.status))) return { refusal: 'status' };
  const result = eventsOf(order, command);
  return typeof result === 'string' ? { refusal: result } : { events: result };
}

function eventsOf(order: OrderState, command: Command & CommandContext): readonly OrderEvent[] | Refusal {
  switch (command.kind) {
    case 'missing':
      return miss(order, command);
    case 'packed':
      return [{ kind: 'packed' }];
    case 'unpack':
      return [{ kind: 'unpacked' }];
    case 'dispatch':
      return [{ kind: 'dispatched', rider: command.rider.id, name: command.rider.name }];
    case 'arrived':
      return [{ kind: 'arrived' }];
    case 'door-code':
      return handOver(order, command);
    case 'choice':
      return choose(order, command.lines);
    case 'collected':
      return collect(order);
    case 'nobody-opened':
      return order.isHandedOver ? 'handed_over' : [{ kind: 'not-delivered' }];
    case 'send-again':
      return [{ kind: 'sent-again' }];
    case 'cancel': {
      const { actor, reason } = command;
      if (actor.role === 'shopper') return [{ kind: 'cancelled', reason: null }];
      return reason === null ? 'reason' : [{ kind: 'cancelled', reason }];
    }
    case 'back-on-shelf':
      return order.isToShelve ? [{ kind: 'back-on-shelf' }] : 'nothing_to_shelve';
  }
}

function miss(order: OrderState, { position, quantity }: CommandFields['missing']) {
  const line = order.lines[position];
  if (!line || quantity > line.quantity) return 'lines';
  const missing: OrderEvent = { kind: 'missing', position, quantity };
  const isAllMissing = applyEvent(order, missing).lines.every((each) => keptOf(each) === 0);
  return isAllMissing ? [missing, { kind: 'cancelled', reason: 'sold_out' } as const] : [missing];
}

function handOver(
  { isHandedOver, wrongCodes, doorCode }: OrderState,
  { code, actor: { role } }: CommandFields['door-code'] & CommandContext,
): readonly OrderEvent[] | Refusal {
  if (isHandedOver) return 'handed_over';
  if (role !== 'manager') {
    if (code === null || wrongCodes >= MAX_WRONG_CODES) return 'locked';
  }
  return [{ kind: code === null || code === doorCode ? 'handed-over' : 'wrong-code' }];
}

function choose(order: OrderState, lines: readonly HandedBack[]): readonly OrderEvent[] | Refusal {
  const isPossible = lines.every(({ position, quantity }) => {
    const line = order.lines[position];
    return line && quantity > 0 && quantity <= line.quantity - line.missing;
  });
  const isUnique = new Set(lines.map(({ position }) => position)).size === lines.length;
  return isPossible && isUnique ? [{ kind: 'chosen', lines: [...lines] }] : 'lines';
}

function collect(order: OrderState): readonly OrderEvent[] | Refusal {
  if (!order.isHandedOver) return 'not_handed_over';
  const isKept = order.lines.some((line) => keptOf(line) > 0);
  return [isKept ? { kind: 'delivered', paid: dueOf(order).amount } : { kind: 'returned' }];
}
