import { m } from '@naap/messages';
import type { Message, Undo } from '@naap/state';
import type { ToastMessage, useToast } from '../../components/index.ts';
import { UndoButton } from '../../components/Toast/UndoButton.tsx';

export interface Removal {
  /** Title of the toast: 'Item Removed'. */
  readonly title: string;
  readonly undo: Undo;
  /** Called when the shopper undoes the removal: the screen moves the focus to the item that reappears. */
  readonly onUndo?: () => void;
}

export interface UndoOffers {
  /** Shows a toast that undoes this removal and those that the current toast offers to undo. */
  offer(removed: Removal): void;
  /** Dismisses the toast. */
  end(): void;
}

/** Creates the offers to undo removals. One toast undoes all removals made while it is shown (docs/decisions/bag-and-order.md). */
export function createUndoOffers(show: ReturnType<typeof useToast>['show']): UndoOffers {
  let offered: readonly Removal[] = [];
  let dismissToast = () => {};

  function showOffer(removed: readonly Removal[], label: string, message: ToastMessage) {
    offered = removed;
    dismissToast = show({
      ...message,
      undo: (dismiss) => <UndoButton label={label} dismiss={dismiss} onSelect={() => void undo(removed)} />,
      onClose() {
        if (offered === removed) offered = [];
      },
    });
  }

  async function undo(removed: readonly Removal[]) {
    const outcomes = await Promise.all(
      // The last removal first, so that the focus ends at the first removed item.
      removed.toReversed().map(async (removal) => {
        removal.onUndo?.();
        return { removal, result: await removal.undo() };
      }),
    );
    const failed = outcomes.filter(({ result }) => !result.ok);
    const shown: Message | undefined = (failed[0] ?? outcomes[0])?.result;
    if (!shown) return;
    const { title, description } = shown;
    if (failed.length === 0) show({ title });
    else
      showOffer(
        failed.map(({ removal }) => removal),
        m.site_undo_retry(),
        { title, ...(description !== undefined && { description }), tone: 'danger' },
      );
  }

  return {
    offer(removed) {
      const all = [...offered, removed];
      const label = all.length === 1 ? m.site_undo() : m.site_undo_all({ count: all.length });
      showOffer(all, label, { title: removed.title });
    },
    end: () => dismissToast(),
  };
}
