import type { ReactNode } from 'react';
import { useLinkComponent } from '../Link/index.ts';
import { name as nameClass, nameOverPicture, picture as pictureClass, soon, tile } from './BrandTile.css.ts';

export type BrandTileProps = {
  name: string;
  /** The brand's picture, filling the tile; its name alone without one. */
  picture?: ReactNode;
} & (
  | { href: string }
  | {
      /** The badge of a brand that is not sold yet: "COMING SOON". */
      comingSoonLabel: string;
      onClick: () => void;
    }
);

/** A brand of the grid: it leads to its products, or says when there will be some. */
export function BrandTile({ name, picture, ...target }: BrandTileProps) {
  const Anchor = useLinkComponent();
  const face = (
    <>
      {picture && <span className={pictureClass}>{picture}</span>}
      <span className={picture ? nameOverPicture : nameClass}>{name}</span>
    </>
  );
  if ('href' in target) {
    return (
      <Anchor href={target.href} className={tile({ comingSoon: false })}>
        {face}
      </Anchor>
    );
  }
  return (
    <button type="button" className={tile({ comingSoon: true })} onClick={target.onClick}>
      {face}
      <span className={soon}>{target.comingSoonLabel}</span>
    </button>
  );
}
