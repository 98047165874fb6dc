import { m } from '@naap/messages';
import type { ReactNode } from 'react';
import { LinkProvider, OfflineMessageContext, ToastProvider } from '../../components/index.ts';
import { HistoryRecorder } from '../navigation/HistoryRecorder.ts';
import { RouterLink } from '../navigation/RouterLink.tsx';
import { RefusedChangeToast } from './RefusedChangeToast.ts';

/** The providers that every screen needs: router links, recorded history and toasts. Render it inside a router and a StateProvider. */
export function AppProviders({ children }: { children: ReactNode }) {
  return (
    <LinkProvider component={RouterLink}>
      <HistoryRecorder />
      <ToastProvider dismissLabel={m.site_dismiss()}>
        <RefusedChangeToast />
        <OfflineMessageContext value={m.offline_message()}>{children}</OfflineMessageContext>
      </ToastProvider>
    </LinkProvider>
  );
}
