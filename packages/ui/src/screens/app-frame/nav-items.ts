import { houseIcon, type NavItem, squaresFourIcon, userIcon } from '../../components/index.ts';
import { siteCopy } from './site.copy.ts';

const items = [
  { href: '/', label: siteCopy.nav.home, icon: houseIcon, childPaths: [] },
  {
    href: '/categories',
    label: siteCopy.nav.categories,
    icon: squaresFourIcon,
    childPaths: ['/category/', '/products'],
  },
  { href: '/profile', label: siteCopy.nav.profile, icon: userIcon, childPaths: [] },
] as const;

/** Returns the items of the main navigation. Product lists count as part of the categories. */
export function navItems(pathname: string): readonly NavItem[] {
  return items.map(({ childPaths, ...item }) => ({
    ...item,
    current: pathname === item.href || childPaths.some((prefix) => pathname.startsWith(prefix)),
  }));
}
