export {
  applyEvent,
  CANCEL_REASONS,
  dueOf,
  HAND_BACK_REASONS,
  HandedBack,
  keptOf,
  needsDoorCode,
  OrderEvent,
  type OrderLine,
  type OrderState,
  type PlacedOrder,
  replay,
} from './order-state.ts';
export {
  type Actor,
  type Command,
  MAX_WRONG_CODES,
  type Outcome,
  REFUSALS,
  type Refusal,
  transition,
} from './transition.ts';
export {
  type ActorRole,
  type CommandKind,
  canCommand,
  FINAL_STATUSES,
  ORDER_STATUSES,
  type OrderStatus,
  STAFF_ROLES,
  type StaffRole,
  TRANSITIONS,
} from './transitions.ts';
