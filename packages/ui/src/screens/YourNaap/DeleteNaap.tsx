import { m } from '@naap/messages';
import type { Naap, NaapState } from '@naap/state/naap';
import { useEffect, useRef, useState } from 'react';
import { Button, RemovedRow, TextButton } from '../../components/index.ts';
import { useResultToast } from '../app-frame/useResultToast.ts';

interface DeleteNaapProps extends Pick<NaapState, 'save' | 'remove'> {
  saved: Naap | null;
  onDeleted: () => void;
}

/** Deletes what is saved, and undoes it. Renders nothing while nothing is saved. */
export function DeleteNaap({ saved, save, remove, onDeleted }: DeleteNaapProps) {
  const [deleted, setDeleted] = useState<Naap>();
  const [isWaiting, setWaiting] = useState(false);
  const [error, setError] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const movesFocus = useRef(false);
  const show = useResultToast();

  // The pressed button is replaced by the other one, which gets the focus.
  const isSaved = saved !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the buttons are exchanged
  useEffect(() => {
    if (movesFocus.current) button.current?.focus();
    movesFocus.current = false;
  }, [isSaved]);

  async function removeSaved(naap: Naap) {
    movesFocus.current = true;
    setDeleted(naap);
    const result = await remove();
    if (result.ok) onDeleted();
    else show(result);
  }

  async function undo(naap: Naap) {
    movesFocus.current = true;
    setWaiting(true);
    const result = await save(naap);
    setWaiting(false);
    setError(result.ok ? undefined : (result.description ?? result.title));
  }

  if (isSaved)
    return (
      <TextButton
        ref={button}
        label={m.naap_screen_delete()}
        accessibleLabel={m.naap_screen_delete_named()}
        onClick={() => removeSaved(saved)}
      />
    );
  if (deleted === undefined) return null;
  return (
    <RemovedRow
      text={m.naap_deleted()}
      error={error}
      action={
        <Button
          ref={button}
          label={error === undefined ? m.site_undo() : m.site_undo_retry()}
          emphasis="outline"
          size="small"
          loading={isWaiting}
          onClick={() => undo(deleted)}
        />
      }
    />
  );
}
