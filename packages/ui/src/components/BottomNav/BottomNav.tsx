import { useIsTyping } from '../../behaviour/useIsTyping.ts';
import { Icon, type IconGlyph } from '../Icon/index.ts';
import { useLinkComponent } from '../Link/index.ts';
import { item as itemClass, list, nav, spacer } from './BottomNav.css.ts';

export interface NavItem {
  href: string;
  label: string;
  icon: IconGlyph;
  /** Whether the link leads to the current page. */
  current: boolean;
}

export interface BottomNavProps {
  /** Accessible name of the landmark. */
  label: string;
  items: readonly NavItem[];
}

/** The main navigation at the bottom of a phone's screen. Hidden from 900 px, where the header contains the links. */
export function BottomNav({ label, items }: BottomNavProps) {
  const Anchor = useLinkComponent();
  // The on-screen keyboard leaves little room for the page.
  const isTyping = useIsTyping();
  return (
    <>
      <div className={spacer} aria-hidden="true" />
      <nav className={nav} aria-label={label} data-keep-clear="" hidden={isTyping}>
        {/* Columns for all items from the start, so that those on the page stay in place while the HTML of the others arrives. */}
        <ul className={list} style={{ gridTemplateColumns: `repeat(${items.length}, 1fr)` }}>
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
