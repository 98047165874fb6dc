import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { warningCircleIcon } from '../Icon/index.ts';
import { actions } from './ErrorState.css.ts';

export interface ErrorStateProps {
  title: string;
  /** What happened. Keep what was typed; say so where it matters. */
  message?: string;
  level?: 1 | 2 | 3;
  /** "Retry". Left out where trying again cannot help. */
  retryLabel?: string;
  onRetry?: () => void;
  /** Trying again right now. */
  retrying?: boolean;
  /** Another way on, such as Go Back. */
  secondaryAction?: ReactNode;
}

/** Says what went wrong and lets the shopper try again. Read out when it appears. */
export function ErrorState({
  title,
  message,
  level,
  retryLabel,
  onRetry,
  retrying,
  secondaryAction,
}: ErrorStateProps) {
  const retry = retryLabel && onRetry && (
    <Button label={retryLabel} emphasis="ink" size="medium" onClick={onRetry} loading={retrying ?? false} />
  );
  return (
    <div role="alert">
      <EmptyState
        title={title}
        icon={warningCircleIcon}
        tone="danger"
        {...(message !== undefined && { description: message })}
        {...(level !== undefined && { level })}
        action={
          (retry || secondaryAction) && (
            <div className={actions}>
              {retry}
              {secondaryAction}
            </div>
          )
        }
      />
    </div>
  );
}
