import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useShopState } from '../context.ts';
import { createStoredList } from '../stored-list.ts';
import { PICKED_PIECES } from './device-keys.ts';

interface PickedList {
  readonly id: string;
  readonly pieces: readonly string[];
}

export interface PickedPieces {
  /** Returns the picked pieces of a list; the same array until they change. */
  of(listId: string): readonly string[];
  pick(listId: string, piece: string, isPicked: boolean): void;
}

const NONE: readonly string[] = [];

/**
 * Returns the pieces that are ticked in pick lists, and keeps them on this device across a reload. They are kept by list and not by the order's
 * version, because a missing piece changes the version while the others stay picked. Lists that are not in `listIds` any more are dropped.
 */
export function usePickedPieces(listIds: readonly string[]): PickedPieces {
  const { deviceStorage } = useShopState();
  const [list] = useState(() =>
    createStoredList<PickedList>(deviceStorage, {
      ...PICKED_PIECES,
      idOf: ({ id }) => id,
      parse(value) {
        const { id, pieces } = Object(value);
        const isStored = typeof id === 'string' && Array.isArray(pieces);
        return isStored ? { id, pieces: pieces.filter((each) => typeof each === 'string') } : undefined;
      },
    }),
  );
  const { subscribe, getSnapshot, getServerSnapshot } = list;
  const lists = useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
  useEffect(() => list.start(), [list]);
  const known = useRef<readonly string[]>(null);
  useEffect(() => {
    const before = known.current;
    known.current = listIds;
    // Another tab may have read orders that this one has not.
    const isGone = (id: string) => !listIds.includes(id) && (before === null || before.includes(id));
    if (list.getSnapshot().some(({ id }) => isGone(id)))
      list.edit((stored) => stored.filter(({ id }) => !isGone(id)));
  }, [list, listIds]);

  const pick = useCallback(
    (id: string, piece: string, isPicked: boolean) => {
      const before = list.getSnapshot().find((each) => each.id === id)?.pieces ?? NONE;
      const others = before.filter((each) => each !== piece);
      list.put({ id, pieces: isPicked ? [...others, piece] : others });
    },
    [list],
  );
  return { of: (listId) => lists.find(({ id }) => id === listId)?.pieces ?? NONE, pick };
}
