import type { StaffCommand } from '@naap/api-clients/staff-api';
import { createRecordLog, type LogRecord, type RecordLog } from '../record-log.ts';
import type { SafeStorage } from '../safe-storage.ts';

/** Prefix of the local-storage keys of the commands. */
export const STAFF_LOG_PREFIX = 'staff-log:';

/**
 * Commands that are given again when the order has changed. The others concern money or packed pieces: the member decides again, looking at the
 * order as it is now.
 */
export const REPEATED: ReadonlySet<StaffCommand['kind']> = new Set(['arrived', 'door-code', 'nobody-opened']);

/** A command that no response has settled. */
export interface CommandRecord extends LogRecord {
  readonly orderId: string;
  /** Such as '#1046'. */
  readonly orderName: string;
  /** The version of the order that the staff member saw. */
  readonly version: number;
  readonly command: StaffCommand;
}

export const createCommandRecords = (storage: SafeStorage): RecordLog<CommandRecord> =>
  createRecordLog<CommandRecord>(
    storage,
    STAFF_LOG_PREFIX,
    ({ orderId, orderName, version, command }) =>
      typeof orderId === 'string' &&
      typeof orderName === 'string' &&
      typeof version === 'number' &&
      typeof Object(command).kind === 'string',
  );
