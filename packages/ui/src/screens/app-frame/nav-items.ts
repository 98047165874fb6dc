import { houseIcon, type NavItem, squaresFourIcon, userIcon } from '../../components/index.ts';
import { siteCopy } from './site.copy.ts';

const places = [
  { href: '/', label: siteCopy.nav.home, icon: houseIcon, below: [] },
  {
    href: '/categories',
    label: siteCopy.nav.categories,
    icon: squaresFourIcon,
    below: ['/category/', '/products'],
  },
  { href: '/profile', label: siteCopy.nav.profile, icon: userIcon, below: [] },
] as const;

/** The three places of the shop; a product list belongs to the categories. */
export function navItems(pathname: string): readonly NavItem[] {
  return places.map(({ below, ...place }) => ({
    ...place,
    current: pathname === place.href || below.some((prefix) => pathname.startsWith(prefix)),
  }));
}
