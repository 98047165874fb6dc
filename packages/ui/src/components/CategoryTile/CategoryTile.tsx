import type { ReactNode } from 'react';
import { useLinkComponent } from '../Link/index.ts';
import { Ribbon } from '../Ribbon/index.ts';
import { caption, captioned, cell, link, picture as pictureClass, ribbon, tile } from './CategoryTile.css.ts';

export interface CategoryTileProps {
  href: string;
  label: string;
  /** An `Art` that covers the tile. */
  picture: ReactNode;
  shape?: 'wide' | 'portrait' | 'square';
  /** On a ribbon across the image, or below or beside it; `OnPhone` applies below 600 px, where tiles are too small for a ribbon. */
  labelPlacement?: 'ribbon' | 'below' | 'belowOnPhone' | 'besideOnPhone';
}

/** A link to a category: an image with its name. */
export function CategoryTile({
  href,
  label,
  picture,
  shape = 'wide',
  labelPlacement = 'ribbon',
}: CategoryTileProps) {
  const Anchor = useLinkComponent();
  if (labelPlacement !== 'ribbon') {
    return (
      <Anchor href={href} className={`${link} ${captioned({ placement: labelPlacement })}`}>
        <span className={`${tile({ shape })} ${cell}`}>
          <span className={pictureClass}>{picture}</span>
        </span>
        <span className={caption({ placement: labelPlacement })}>{label}</span>
      </Anchor>
    );
  }
  return (
    <Anchor href={href} className={`${link} ${tile({ shape })}`}>
      <span className={pictureClass}>{picture}</span>
      <span className={ribbon}>
        <Ribbon label={label} />
      </span>
    </Anchor>
  );
}
