import type { ReactNode } from 'react';
import type { Tint } from '../../theme/index.ts';
import { Ribbon } from '../Ribbon/index.ts';
import { ground, tag, tile } from './Tile.css.ts';

export interface TileProps {
  tint: Tint;
  ratio?: '4:5' | '1:1' | '3:2';
  /** The name on its swing tag. */
  label?: string;
  /** What lies on it, filling or centred. */
  children?: ReactNode;
}

/** A chalk-coloured ground for a picture. It stays light in the dark theme, a little dimmed. */
export function Tile({ tint, ratio, label, children }: TileProps) {
  return (
    <div className={tile}>
      <div className={ground({ tint, ratio })}>{children}</div>
      {label && (
        <div className={tag}>
          <Ribbon label={label} />
        </div>
      )}
    </div>
  );
}
