import { m } from '@naap/messages';
import { useDropBagIntent, useHasSavedData, useRunningOrder } from '@naap/state';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../../behaviour/lazyPart.tsx';
import { BottomNav, SkipLink } from '../../components/index.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { navItems } from './nav-items.ts';
import { SiteHeader } from './SiteHeader.tsx';

/** Paths without bottom navigation: their screens have a bottom bar or consist of a form. */
const pathsWithoutBottomNav = ['/product/', '/cart', '/checkout', '/auth', '/order/', '/naap'];
/** Paths without the tape of the running order. */
const pathsWithoutTape = /^\/(auth|order)\b/;

// Needed only while an order is on its way.
const RunningOrderTape = lazyPart(async () => (await import('../running-order/parts.ts')).RunningOrderTape);

// Needed only without a connection.
const SavedPageNotice = lazy(async () => ({
  default: (await import('./SavedPageNotice.tsx')).SavedPageNotice,
}));

/** The frame of every screen: skip link, header, error boundary and bottom navigation. */
export function AppShell({ children }: { children: ReactNode }) {
  const { pathname, key } = useLocation();
  useDropBagIntent(pathname === '/auth');
  const hasSavedData = useHasSavedData();
  const hasBottomNav = !pathsWithoutBottomNav.some((prefix) => pathname.startsWith(prefix));
  const running = useRunningOrder();
  const tape = running && !pathsWithoutTape.test(pathname) && (
    <Suspense>
      <RunningOrderTape key={running.id} running={running} place={hasBottomNav ? 'bottom' : 'top'} />
    </Suspense>
  );
  return (
    <>
      <SkipLink label={m.site_skip()} />
      <SiteHeader pathname={pathname} />
      {hasSavedData && (
        <Suspense>
          <SavedPageNotice />
        </Suspense>
      )}
      {!hasBottomNav && tape}
      <ErrorBoundary pageKey={key}>{children}</ErrorBoundary>
      {hasBottomNav && tape}
      {hasBottomNav && <BottomNav label={m.site_nav_label()} items={navItems(pathname)} />}
    </>
  );
}
