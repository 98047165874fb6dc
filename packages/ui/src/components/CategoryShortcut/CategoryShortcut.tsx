import type { ReactNode } from 'react';
import type { Tint } from '../../theme/index.ts';
import { useLinkComponent } from '../Link/index.ts';
import { disc, picture as pictureClass, shortcut } from './CategoryShortcut.css.ts';

export interface CategoryShortcutProps {
  href: string;
  label: string;
  /** A transparent cut-out on `tint`, or a tile that fills the disc. */
  picture: ReactNode;
  tint: Tint;
  fills?: boolean;
  size?: 'regular' | 'small';
}

/** A link to a category: a round image with the name below. */
export function CategoryShortcut({
  href,
  label,
  picture,
  tint,
  fills = false,
  size = 'regular',
}: CategoryShortcutProps) {
  const Anchor = useLinkComponent();
  return (
    <Anchor href={href} className={shortcut({ size })}>
      <span className={disc({ size, tint })}>
        <span className={pictureClass({ fills })}>{picture}</span>
      </span>
      {label}
    </Anchor>
  );
}
