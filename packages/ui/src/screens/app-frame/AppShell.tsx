import { useDropBagIntent } from '@naap/state';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { BottomNav, SkipLink } from '../../components/index.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { navItems } from './nav-items.ts';
import { SiteHeader } from './SiteHeader.tsx';
import { siteCopy } from './site.copy.ts';

/** Screens with a bar of their own at the bottom, or nothing but a form, leave the bottom navigation out. */
const withoutBottomNav = ['/product/', '/cart', '/checkout', '/auth'];

/** What stands around every screen: the way past it, the header and the bottom navigation. */
export function AppShell({ children }: { children: ReactNode }) {
  const { pathname, key } = useLocation();
  useDropBagIntent(pathname === '/auth');
  const hasBottomNav = !withoutBottomNav.some((prefix) => pathname.startsWith(prefix));
  return (
    <>
      <SkipLink label={siteCopy.skip} />
      <SiteHeader pathname={pathname} />
      <ErrorBoundary place={key}>{children}</ErrorBoundary>
      {hasBottomNav && <BottomNav label={siteCopy.nav.label} items={navItems(pathname)} />}
    </>
  );
}
