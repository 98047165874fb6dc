import type { ReactNode } from 'react';
import { useLinkComponent } from '../Link/index.ts';
import { name as nameClass, nameOverPicture, picture as pictureClass, soon, tile } from './BrandTile.css.ts';

export type BrandTileProps = {
  name: string;
  /** The brand's image, which fills the tile. Without it the tile shows the name only. */
  picture?: ReactNode;
} & (
  | { href: string }
  | {
      /** Badge of a brand that is not sold yet: "COMING SOON". */
      comingSoonLabel: string;
      onClick: () => void;
    }
);

/** A brand in a grid: a link to its products, or a button if it is not sold yet. */
export function BrandTile({ name, picture, ...target }: BrandTileProps) {
  const Anchor = useLinkComponent();
  const content = (
    <>
      {picture && <span className={pictureClass}>{picture}</span>}
      <span className={picture ? nameOverPicture : nameClass}>{name}</span>
    </>
  );
  if ('href' in target) {
    return (
      <Anchor href={target.href} className={tile({ comingSoon: false })}>
        {content}
      </Anchor>
    );
  }
  return (
    <button type="button" className={tile({ comingSoon: true })} onClick={target.onClick}>
      {content}
      <span className={soon}>{target.comingSoonLabel}</span>
    </button>
  );
}
