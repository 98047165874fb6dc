export { ErrorState, type ErrorStateProps, OfflineMessageContext, useOfflineMessage } from './ErrorState.tsx';
