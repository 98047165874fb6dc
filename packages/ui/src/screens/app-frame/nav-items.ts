import { m } from '@naap/messages';
import { houseIcon, type NavItem, squaresFourIcon, userIcon } from '../../components/index.ts';

const items = [
  { href: '/', label: m.site_nav_home, icon: houseIcon, childPaths: [] },
  {
    href: '/categories',
    label: m.site_nav_categories,
    icon: squaresFourIcon,
    childPaths: ['/category/', '/products'],
  },
  { href: '/profile', label: m.site_nav_profile, icon: userIcon, childPaths: [] },
] as const;

/** Returns the items of the main navigation. Product lists count as part of the categories. */
export function navItems(pathname: string): readonly NavItem[] {
  return items.map(({ childPaths, label, ...item }) => ({
    ...item,
    label: label(),
    current: pathname === item.href || childPaths.some((prefix) => pathname.startsWith(prefix)),
  }));
}
