import type { ReactNode } from 'react';
import { useLinkComponent } from '../Link/index.ts';
import { Ribbon } from '../Ribbon/index.ts';
import { caption, link, picture as pictureClass, plain, ribbon, tile } from './CategoryTile.css.ts';

export interface CategoryTileProps {
  href: string;
  label: string;
  /** An `Art` that covers the tile. */
  picture: ReactNode;
  shape?: 'wide' | 'portrait' | 'square';
  /** On a ribbon across the image, or below the image. */
  labelPlacement?: 'ribbon' | 'below';
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
  if (labelPlacement === 'below') {
    return (
      <Anchor href={href} className={`${link} ${plain}`}>
        <span className={tile({ shape })}>
          <span className={pictureClass}>{picture}</span>
        </span>
        <span className={caption}>{label}</span>
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
