export { CANCEL_REASONS, dueOf, keptOf, MAX_WRONG_CODES } from '@naap/api-clients/order-lifecycle';
export type {
  StaffCommand,
  StaffDay,
  StaffItem,
  StaffMember,
  StaffOrder,
  StaffOrders,
} from '@naap/api-clients/staff-api';
export { optionsOf } from '../orders/options-of.ts';
export { StaffProvider, type StaffProviderProps } from './provider.tsx';
export { type PickedPieces, usePickedPieces } from './usePickedPieces.ts';
export { useSoundChoice } from './useSoundChoice.ts';
export { type StaffCommands, useLostStaffCommand, useStaffCommand } from './useStaffCommand.ts';
export { type StaffOrdersView, useStaffDay, useStaffOrders } from './useStaffOrders.ts';
