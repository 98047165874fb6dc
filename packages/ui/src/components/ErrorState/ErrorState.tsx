import { createContext, type ReactNode, use } from 'react';
import { useIsOnline } from '../../behaviour/useIsOnline.ts';
import { Button } from '../Button/index.ts';
import { EmptyState, errorMark, offlineMark } from '../EmptyState/index.ts';
import { actions } from './ErrorState.css.ts';

export interface ErrorStateProps {
  title: string;
  /** What happened and what to do. */
  message?: string;
  level?: 1 | 2 | 3;
  /** "Retry". Leave it out if a retry cannot help. */
  retryLabel?: string;
  onRetry?: () => void;
  /** Whether a retry is in progress. */
  retrying?: boolean;
  /** Another action, such as Go Back. */
  secondaryAction?: ReactNode;
}

/** What every ErrorState says in place of its message while the browser has no connection. */
export const OfflineMessageContext = createContext<string | undefined>(undefined);

/** Returns what to say about a failed request while the browser has no connection; undefined while it has one. */
export function useOfflineMessage(): string | undefined {
  const message = use(OfflineMessageContext);
  return useIsOnline() ? undefined : message;
}

/** Says what failed and offers a retry. Announced when it appears. */
export function ErrorState({
  title,
  message,
  level,
  retryLabel,
  onRetry,
  retrying,
  secondaryAction,
}: ErrorStateProps) {
  const offlineMessage = useOfflineMessage();
  const description = offlineMessage ?? message;
  const retry = retryLabel && onRetry && (
    <Button label={retryLabel} emphasis="ink" size="medium" onClick={onRetry} loading={retrying ?? false} />
  );
  return (
    <div role="alert">
      <EmptyState
        title={title}
        mark={offlineMessage === undefined ? errorMark : offlineMark}
        tone="danger"
        {...(description !== undefined && { description })}
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
