import { Icon, type IconGlyph } from '../Icon/index.ts';
import { useLinkComponent } from '../Link/index.ts';
import { item as itemClass, list, nav, spacer } from './BottomNav.css.ts';

export interface NavItem {
  href: string;
  label: string;
  icon: IconGlyph;
  /** The page it leads to is the one shown. */
  current: boolean;
}

export interface BottomNavProps {
  /** Names the landmark. */
  label: string;
  items: readonly NavItem[];
}

/** The places of the shop, at the thumb. From 900 px they stand in the header instead. */
export function BottomNav({ label, items }: BottomNavProps) {
  const Anchor = useLinkComponent();
  return (
    <>
      <div className={spacer} aria-hidden="true" />
      <nav className={nav} aria-label={label} data-keep-clear="">
        <ul className={list}>
          {items.map(({ href, label: name, icon, current }) => (
            <li key={href}>
              <Anchor
                href={href}
                className={itemClass({ current })}
                aria-current={current ? 'page' : undefined}
              >
                <Icon icon={icon} active={current} />
                {name}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
