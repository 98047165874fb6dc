import { applyEvent, type Command, transition } from '@naap/api-clients/order-lifecycle';
import type { StaffCommand, StaffOrder, StaffOrders } from '@naap/api-clients/staff-api';
import { type CommandRecord, REPEATED } from './command-record.ts';

/**
 * Returns the order as it is after a command of this time, in ms since the epoch; the same order when the backend would refuse the command. A
 * door code is taken as right, because only the backend knows it.
 */
export function applyCommand(
  order: StaffOrder,
  { command, at }: Pick<CommandRecord, 'command' | 'at'>,
  { me, riders }: Pick<StaffOrders, 'me' | 'riders'>,
): StaffOrder {
  const given = toCommand(command, riders);
  const doorCode = given.kind === 'door-code' ? given.code : null;
  const state = { ...order, lines: order.items, doorCode };
  const outcome = transition(state, { ...given, version: order.version, actor: me });
  if ('refusal' in outcome) return order;
  const after = outcome.events.reduce(applyEvent, state);
  const { version, status, rider, wrongCodes, isHandedOver, isToShelve } = after;
  const items = order.items.map((item, position) => ({ ...item, ...after.lines[position] }));
  const time = new Date(at).toISOString();
  const events = [...order.events, ...outcome.events.map(({ kind }) => ({ kind, at: time }))];
  return { ...order, version, status, rider, wrongCodes, isHandedOver, isToShelve, items, events };
}

/**
 * Returns the order as it is after its commands among those that have no response yet, except door codes, which only the backend knows. A command
 * on an earlier version than the order's has been applied, and only its response was lost, or it has no effect, unless it is given again.
 */
export function applyPending(
  order: StaffOrder,
  pending: readonly CommandRecord[],
  staff: Pick<StaffOrders, 'me' | 'riders'>,
): StaffOrder {
  return pending
    .filter(({ orderId, command }) => orderId === order.orderId && command.kind !== 'door-code')
    .reduce(
      (shown, record) =>
        REPEATED.has(record.command.kind) || record.version >= shown.version
          ? applyCommand(shown, record, staff)
          : shown,
      order,
    );
}

function toCommand(command: StaffCommand, riders: StaffOrders['riders']): Command {
  switch (command.kind) {
    case 'dispatch':
      return {
        kind: 'dispatch',
        rider: riders.find(({ id }) => id === command.riderId) ?? { id: command.riderId, name: '' },
      };
    case 'choice':
      return { kind: 'choice', lines: command.handedBack };
    default:
      return command;
  }
}
