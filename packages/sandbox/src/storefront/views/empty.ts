import { connection, type PageArgs } from '../connection.ts';
import type { StorefrontContext } from '../context.ts';

/** A connection without nodes, for what this shop does not have. Its arguments are checked as those of any other. */
export const emptyConnection = (args: PageArgs, context: StorefrontContext) =>
  connection({ items: [] }, args, context, (node) => node);
