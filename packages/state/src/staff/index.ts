export type { StaffDay, StaffItem, StaffMember, StaffOrder, StaffOrders } from '@naap/api-clients/staff-api';
export { StaffProvider, type StaffProviderProps } from './provider.tsx';
export { type StaffCommands, useStaffCommand } from './useStaffCommand.ts';
export { type StaffOrdersView, useStaffDay, useStaffOrders } from './useStaffOrders.ts';
