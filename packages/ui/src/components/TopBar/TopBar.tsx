import type { ReactNode } from 'react';
import { Heading } from '../Heading/index.ts';
import { caretLeftIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { actions, detail as detailClass, header, title as titleClass } from './TopBar.css.ts';

export interface TopBarProps {
  /** The `h1` of the screen. */
  title: string;
  /** A line below the title, such as the number of products; null while it is unknown, which keeps its room. Changes are announced. */
  detail?: string | null;
  /** Shows a back button. */
  back?: { label: string; onBack: () => void };
  /** IconButtons and IconLinks at the end of the bar: search, the bag. */
  children?: ReactNode;
}

/** The bar at the top of every screen except the home page: back button, title, actions. */
export function TopBar({ title, detail, back, children }: TopBarProps) {
  return (
    <header className={header} data-keep-clear="">
      {back && <IconButton icon={caretLeftIcon} label={back.label} onClick={back.onBack} />}
      <div className={titleClass}>
        <Heading level={1} focusable>
          {title}
        </Heading>
        {detail !== undefined && (
          <p className={detailClass} role="status">
            {detail}
          </p>
        )}
      </div>
      {children && <div className={actions}>{children}</div>}
    </header>
  );
}
