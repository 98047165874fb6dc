import type { ReactNode } from 'react';
import { LinkProvider, ToastProvider } from '../../components/index.ts';
import { HistoryRecorder } from '../navigation/HistoryRecorder.ts';
import { RouterLink } from '../navigation/RouterLink.tsx';
import { siteCopy } from './site.copy.ts';

/** What every screen expects around it, below a router and a StateProvider: the router's links and the toasts. */
export function AppProviders({ children }: { children: ReactNode }) {
  return (
    <LinkProvider component={RouterLink}>
      <HistoryRecorder />
      <ToastProvider dismissLabel={siteCopy.dismiss}>{children}</ToastProvider>
    </LinkProvider>
  );
}
