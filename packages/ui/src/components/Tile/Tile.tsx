import type { ReactNode } from 'react';
import type { Tint } from '../../theme/index.ts';
import { Ribbon } from '../Ribbon/index.ts';
import { background, tag, tile } from './Tile.css.ts';

export interface TileProps {
  tint: Tint;
  ratio?: '4:5' | '1:1' | '3:2';
  /** Name on the swing tag. */
  label?: string;
  /** Content, which fills the tile or is centred. */
  children?: ReactNode;
}

/** A chalk-coloured background for an image. It is light in both themes, slightly dimmed in the dark one. */
export function Tile({ tint, ratio, label, children }: TileProps) {
  return (
    <div className={tile}>
      <div className={background({ tint, ratio })}>{children}</div>
      {label && (
        <div className={tag}>
          <Ribbon label={label} />
        </div>
      )}
    </div>
  );
}
