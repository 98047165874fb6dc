import { connection, type PageArgs } from '../connection.ts';
import type { StorefrontContext } from '../context.ts';

/** Returns a connection without nodes, for objects that the shop does not have. It validates its arguments as other connections do. */
export const emptyConnection = (args: PageArgs, context: StorefrontContext) =>
  connection({ items: [] }, args, context, (node) => node);
