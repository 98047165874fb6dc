import { m } from '@naap/messages';
import { useDropBagIntent, useHasSavedData, useRunningOrder, useSession } from '@naap/state';
import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../../behaviour/lazyPart.tsx';
import { useIsOnline } from '../../behaviour/useIsOnline.ts';
import { BottomNav, SkipLink } from '../../components/index.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { navItems } from './nav-items.ts';
import { SiteHeader } from './SiteHeader.tsx';

/** Paths without bottom navigation: their screens have a bottom bar or consist of a form. */
const pathsWithoutBottomNav = ['/product/', '/cart', '/checkout', '/auth', '/order/', '/naap'];
/** Paths that show an error in place of the screen while the session is unknown. */
const pathsOfShoppers = /^\/(cart|checkout|auth|profile|order)\b/;
/** Paths without the tape of the running order. */
const pathsWithoutTape = /^\/(auth|order)\b/;

// Needed only while an order is on its way.
const RunningOrderTape = lazyPart(async () => (await import('../running-order/parts.ts')).RunningOrderTape);

// Needed only without a connection, when its code may not be there.
const SavedPageNotice = lazyPart(async () => (await import('./SavedPageNotice.tsx')).SavedPageNotice);

/** The frame of every screen: skip link, header, error boundary and bottom navigation. */
export function AppShell({ children }: { children: ReactNode }) {
  const { pathname, key } = useLocation();
  useDropBagIntent(pathname === '/auth');
  const hasSavedData = useHasSavedData();
  const isOnline = useIsOnline();
  const { isUnknown } = useSession();
  const isReplaced = isUnknown && pathsOfShoppers.test(pathname);
  const hasBottomNav = isReplaced || !pathsWithoutBottomNav.some((prefix) => pathname.startsWith(prefix));
  // The error in place of the screen says so itself.
  const isOffline = hasBottomNav && !isOnline && !isReplaced;
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
      {(hasSavedData || isOffline) && (
        <Suspense>
          <SavedPageNotice isOffline={isOffline} />
        </Suspense>
      )}
      {!hasBottomNav && tape}
      <ErrorBoundary pageKey={key}>{children}</ErrorBoundary>
      {hasBottomNav && tape}
      {hasBottomNav && <BottomNav label={m.site_nav_label()} items={navItems(pathname)} />}
    </>
  );
}
