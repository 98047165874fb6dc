import { parseGid } from './context.ts';

/** Selects by handle or by ID, as the official queries do; where both are given, both have to fit. */
export interface FindArgs {
  readonly handle?: string | null;
  readonly id?: string | null;
}

interface Identified {
  readonly id: number;
  readonly handle: string;
}

export function find<T extends Identified>(
  items: readonly T[],
  type: string,
  { handle, id }: FindArgs,
): T | undefined {
  if (id == null) return items.find((item) => item.handle === handle);
  const gid = parseGid(id);
  if (gid.type !== type) return undefined;
  return items.find((item) => item.id === gid.id && (handle == null || item.handle === handle));
}
