import { FINAL_STATUSES, type OrderStatus } from '@naap/api-clients/order-lifecycle';

/** Returns whether an order with this status has ended. Statuses that another system has written have not. */
export const hasEnded = (status: string): boolean => FINAL_STATUSES.has(status as OrderStatus);
