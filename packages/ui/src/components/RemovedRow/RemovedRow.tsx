import type { ReactNode } from 'react';
import { Text } from '../Text/index.ts';
import { row, text as textClass } from './RemovedRow.css.ts';

export interface RemovedRowProps {
  /** What was removed: "Linen shirt removed". */
  text: string;
  /** Why the undo failed. */
  error?: string | undefined;
  /** The button that undoes the removal. */
  action: ReactNode;
}

/** Stands in a list in the place of an item that was removed. */
export function RemovedRow({ text, error, action }: RemovedRowProps) {
  return (
    <div className={row}>
      {action}
      <div className={textClass}>
        <Text size="small" tone="secondary">
          {text}
        </Text>
        <div role="alert">
          {error && (
            <Text size="small" tone="danger">
              {error}
            </Text>
          )}
        </div>
      </div>
    </div>
  );
}
