import { m } from '@naap/messages';
import type { Undo } from '@naap/state';
import type { NaapState } from '@naap/state/naap';
import { useEffect, useRef, useState } from 'react';
import { Button, RemovedRow, TextButton } from '../../components/index.ts';
import { useResultToast } from '../app-frame/useResultToast.ts';
import { deleted } from './YourNaap.css.ts';

interface DeleteNaapProps extends Pick<NaapState, 'remove'> {
  isSaved: boolean;
  onDeleted: () => void;
}

/** Deletes what is saved, and undoes it. Renders nothing while nothing is saved. */
export function DeleteNaap({ isSaved, remove, onDeleted }: DeleteNaapProps) {
  const [undo, setUndo] = useState<Undo>();
  const [isWaiting, setWaiting] = useState(false);
  const [error, setError] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const movesFocus = useRef(false);
  const show = useResultToast();
  const shown = isSaved ? 'delete' : undo && 'undo';

  // The pressed button is replaced by the other one, which gets the focus.
  useEffect(() => {
    if (shown === undefined || !movesFocus.current) return;
    movesFocus.current = false;
    button.current?.focus();
  }, [shown]);

  async function removeSaved() {
    setWaiting(true);
    movesFocus.current = true;
    const result = await remove();
    setWaiting(false);
    if (!result.ok) {
      movesFocus.current = false;
      return void show(result);
    }
    setUndo(() => result.value);
    onDeleted();
  }

  async function putBack(repeat: Undo) {
    setWaiting(true);
    movesFocus.current = true;
    const result = await repeat();
    setWaiting(false);
    if (!result.ok) movesFocus.current = false;
    setError(result.ok ? undefined : (result.description ?? result.title));
  }

  if (isSaved)
    return (
      <TextButton
        ref={button}
        label={m.naap_screen_delete()}
        accessibleLabel={m.naap_screen_delete_named()}
        onClick={removeSaved}
      />
    );
  if (undo === undefined) return null;
  return (
    <div className={deleted}>
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
            onClick={() => putBack(undo)}
          />
        }
      />
    </div>
  );
}
