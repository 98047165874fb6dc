import { m } from '@naap/messages';
import { useDropBagIntent, useHasSavedData } from '@naap/state';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { BottomNav, SkipLink } from '../../components/index.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { navItems } from './nav-items.ts';
import { SiteHeader } from './SiteHeader.tsx';

/** Paths without bottom navigation: their screens have a bottom bar or consist of a form. */
const pathsWithoutBottomNav = ['/product/', '/cart', '/checkout', '/auth'];

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
  return (
    <>
      <SkipLink label={m.site_skip()} />
      <SiteHeader pathname={pathname} />
      {hasSavedData && (
        <Suspense>
          <SavedPageNotice />
        </Suspense>
      )}
      <ErrorBoundary pageKey={key}>{children}</ErrorBoundary>
      {hasBottomNav && <BottomNav label={m.site_nav_label()} items={navItems(pathname)} />}
    </>
  );
}
