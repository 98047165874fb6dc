import { type Message, type Removal, useSession } from '@naap/state';
import { type RefCallback, useEffect, useEffectEvent, useState } from 'react';
import { useFocusById } from '../../behaviour/useFocusById.ts';

/** An item of a list that was removed, and can be put back. */
export interface RemovedItem {
  readonly isUndoing: boolean;
  /** Why the undo failed. */
  readonly error: Message | null;
  undo(): void;
  readonly undoButton: RefCallback<HTMLElement>;
}

export interface Row<T> {
  readonly id: string;
  readonly item: T;
  /** Null if the item is in the list. */
  readonly removed: RemovedItem | null;
}

export interface RemovedRows<T> {
  /** The items, and those that were removed since the screen was opened, at their places. */
  readonly rows: readonly Row<T>[];
  /** Keeps the item's row when it has left the list, and moves the focus to its undo button unless `movesFocus` is false. */
  markRemoved(item: T, removal: Removal | Promise<Removal>, movesFocus?: boolean): void;
  /** Returns the ref of an item's remove button, which is focused when the item is back. */
  removeButton(id: string): RefCallback<HTMLElement>;
}

interface Mark<T> {
  readonly id: string;
  readonly item: T;
  /** Index of its row. */
  readonly index: number;
  readonly removal: Removal | Promise<Removal>;
  readonly customerId: string | null;
  readonly isUndoing: boolean;
  readonly error: Message | null;
}

const undoKey = (id: string) => `undo ${id}`;

/** Keeps a row for each removed item of a list, whose button puts it back (docs/decisions/bag-and-order.md). */
export function useRemovedRows<T>(items: readonly T[], idOf: (item: T) => string): RemovedRows<T> {
  // The next shopper must not be offered to undo this shopper's removals.
  const { customerId } = useSession();
  const [marks, setMarks] = useState<readonly Mark<T>[]>([]);
  const { focus, register } = useFocusById();
  const ids = new Set(items.map(idOf));
  const gone = marks.filter((mark) => mark.customerId === customerId && !ids.has(mark.id));

  // By its removal: the item may have been put back and removed again meanwhile.
  const change = (removal: Mark<T>['removal'], edit: Partial<Mark<T>>) =>
    setMarks((all) => all.map((mark) => (mark.removal === removal ? { ...mark, ...edit } : mark)));
  const forget = (removal: Mark<T>['removal']) =>
    setMarks((all) => all.filter((mark) => mark.removal !== removal));

  async function undo({ id, removal }: Mark<T>) {
    change(removal, { isUndoing: true });
    focus(id);
    const removed = await removal;
    const result = removed.ok ? await removed.value() : removed;
    if (result.ok) {
      forget(removal);
      return;
    }
    change(removal, { isUndoing: false, error: result });
    focus(undoKey(id));
  }

  const undoLast = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
    const isTyping = event.target instanceof Element && event.target.matches('input, textarea');
    const last = gone.at(-1);
    if (!isUndo || isTyping || event.defaultPrevented || last === undefined || last.isUndoing) return;
    event.preventDefault();
    void undo(last);
  });
  useEffect(() => {
    const controller = new AbortController();
    document.addEventListener('keydown', (event) => undoLast(event), { signal: controller.signal });
    return () => controller.abort();
  }, []);

  const rows: Row<T>[] = items.map((item) => ({ id: idOf(item), item, removed: null }));
  for (const mark of gone.toSorted((a, b) => a.index - b.index)) {
    const { id, item, index, isUndoing, error } = mark;
    const undoButton = register(undoKey(id));
    rows.splice(index, 0, {
      id,
      item,
      removed: { isUndoing, error, undoButton, undo: () => void undo(mark) },
    });
  }

  return {
    rows,
    removeButton: register,
    async markRemoved(item, removal, movesFocus = true) {
      const id = idOf(item);
      const index = rows.findIndex((row) => row.id === id);
      const mark = { id, item, index, removal, customerId, isUndoing: false, error: null };
      setMarks((all) => [...all.filter((other) => other.id !== id), mark]);
      if (movesFocus) focus(undoKey(id));
      if (!(await removal).ok) forget(removal);
    },
  };
}
