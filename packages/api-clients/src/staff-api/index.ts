export { createStaffApiClient } from './client.ts';
export type {
  StaffApiClient,
  StaffCommand,
  StaffCommandInput,
  StaffCommandResult,
  StaffDay,
  StaffItem,
  StaffMember,
  StaffOrder,
  StaffOrders,
} from './types.ts';
