/** Returns the list with an item inserted behind the last of the items of `after`, or first when the list has none of them. */
export function insertAfter<Item>(
  items: readonly Item[],
  item: Item,
  after: readonly string[],
  idOf: (item: Item) => string,
): readonly Item[] {
  return items.toSpliced(items.findLastIndex((each) => after.includes(idOf(each))) + 1, 0, item);
}

/** Remembers the positions of removed items, so that several can be put back in any order (docs/decisions/bag-and-order.md). */
export interface RemovedPositions {
  /** Records that `id` is removed from the list `ids`. Returns the IDs before it, including those of items that were removed earlier. */
  recordRemoval(ids: readonly string[], id: string): readonly string[];
}

/** Number of removed items that are remembered: the toast that puts them back is dismissed after six seconds. */
const MAX_REMEMBERED = 20;

export function createRemovedPositions(): RemovedPositions {
  let removed: readonly { readonly id: string; readonly after: readonly string[] }[] = [];
  return {
    recordRemoval(ids, id) {
      removed = removed.filter((one) => !ids.includes(one.id));
      const all = removed.reduceRight<readonly string[]>(
        (list, one) => insertAfter(list, one.id, one.after, (each) => each),
        ids,
      );
      const after = all.slice(0, all.indexOf(id));
      removed = [...removed, { id, after }].slice(-MAX_REMEMBERED);
      return after;
    },
  };
}

const positionsByOwner = new WeakMap<object, RemovedPositions>();

/** Returns the positions of items removed from the list that `owner` has. Unlike the other stores, it is not part of the first load. */
export function removedPositionsOf(owner: object): RemovedPositions {
  const positions = positionsByOwner.get(owner) ?? createRemovedPositions();
  positionsByOwner.set(owner, positions);
  return positions;
}
