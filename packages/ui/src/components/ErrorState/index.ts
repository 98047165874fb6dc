export { ErrorState, type ErrorStateProps, OfflineMessageContext } from './ErrorState.tsx';
