import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRemovedPositions, insertAfter } from './removed-positions.ts';

const IDS = ['a', 'b', 'c', 'd', 'e', 'f'];

const restore = (list: readonly string[], id: string, after: readonly string[]) =>
  insertAfter(list, id, after, (each) => each);

it('puts removed items back in the original order, in whichever order they were removed and are put back', () => {
  fc.assert(
    fc.property(
      fc
        .shuffledSubarray(IDS)
        .chain((removed) => fc.tuple(fc.constant(removed), fc.shuffledSubarray(removed))),
      ([removed, restored]) => {
        const positions = createRemovedPositions();
        const afterOf = new Map<string, readonly string[]>();
        let list: readonly string[] = IDS;
        for (const id of removed) {
          afterOf.set(id, positions.recordRemoval(list, id));
          list = list.filter((each) => each !== id);
        }
        for (const id of restored) list = restore(list, id, afterOf.get(id) ?? []);
        const gone = removed.filter((id) => !restored.includes(id));
        expect(list).toEqual(IDS.filter((id) => !gone.includes(id)));
      },
    ),
  );
});

it('keeps the position among items that another tab adds and removes', () => {
  const after = createRemovedPositions().recordRemoval(['a', 'b', 'c', 'd'], 'c');
  expect(restore(['b', 'd', 'new'], 'c', after)).toEqual(['b', 'c', 'd', 'new']);
  expect(restore(['d', 'new'], 'c', after)).toEqual(['c', 'd', 'new']);
});

it('forgets the position of an item that was added again', () => {
  const positions = createRemovedPositions();
  positions.recordRemoval(['a', 'b', 'c'], 'a');
  expect(positions.recordRemoval(['b', 'c', 'a'], 'c')).toEqual(['b']);
});
