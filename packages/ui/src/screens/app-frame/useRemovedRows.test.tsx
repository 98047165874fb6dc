// @vitest-environment jsdom
import { content } from '@naap/fixtures/content';
import { fakeClients } from '@naap/fixtures/fake-clients';
import { type Removal, type Result, StateProvider } from '@naap/state';
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { type RemovedRows, useRemovedRows } from './useRemovedRows.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const idOf = (item: string) => item;
const refused: Result<never> = { ok: false, title: 'Delete Failed' };

/** Renders a list of one item. Returns its rows, and how to change the list. */
async function renderList() {
  let list: RemovedRows<string>;
  let setItems: (items: readonly string[]) => void;
  function List() {
    const [items, set] = useState<readonly string[]>(['Home']);
    setItems = set;
    list = useRemovedRows(items, idOf);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(() =>
    root.render(
      <StateProvider clients={fakeClients()} content={content}>
        <List />
      </StateProvider>,
    ),
  );
  return {
    rows: () => list.rows.map(({ item, removed }) => [item, removed?.isUndoing, removed?.error]),
    undo: () => act(async () => list.rows[0]?.removed?.undo()),
    remove: (removal: Removal | Promise<Removal>) =>
      act(async () => {
        list.markRemoved('Home', removal);
        setItems([]);
      }),
    putBack: () => act(async () => setItems(['Home'])),
  };
}

it.each([
  ['put back', { ok: true, value: undefined, title: 'Address Added' } as const],
  ['not put back', refused],
])('keeps the row of an item that is removed again before it was %s', async (_outcome, result) => {
  const undone = Promise.withResolvers<Result<undefined>>();
  const { rows, undo, remove, putBack } = await renderList();
  const removal = (undoing: Promise<Result<undefined>>): Removal => ({
    ok: true,
    value: () => undoing,
    title: 'Address Deleted',
  });
  await remove(removal(undone.promise));
  await undo();
  await putBack();
  await remove(removal(Promise.resolve(refused)));
  await act(async () => undone.resolve(result));
  expect(rows()).toEqual([['Home', false, null]]);
});

it('keeps the row of an item that is removed again before the first removal was refused', async () => {
  const first = Promise.withResolvers<Removal>();
  const { rows, remove, putBack } = await renderList();
  await remove(first.promise);
  await putBack();
  await remove(Promise.withResolvers<Removal>().promise);
  await act(async () => first.resolve(refused));
  expect(rows()).toEqual([['Home', false, null]]);
});
