import { m } from '@naap/messages';
import { Button, RemovedRow } from '../../components/index.ts';
import type { RemovedItem } from './useRemovedRows.ts';

/** The row of a removed item, with the button that puts it back. */
export function RemovedItemRow({ name, removed }: { name: string; removed: RemovedItem }) {
  const { error, isUndoing, undo, undoButton } = removed;
  const label = error ? m.site_undo_retry() : m.site_undo();
  return (
    <RemovedRow
      text={m.site_removed({ name })}
      error={error ? [error.title, error.description].filter(Boolean).join(': ') : undefined}
      action={
        <Button
          ref={undoButton}
          label={label}
          accessibleLabel={`${label}: ${name}`}
          emphasis="outline"
          size="small"
          loading={isUndoing}
          onClick={undo}
        />
      }
    />
  );
}
