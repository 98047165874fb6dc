import type { ReactNode } from 'react';
import { caretLeftIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { corner, cover, edge, mark as markClass, picture } from './ClothCover.css.ts';

export interface ClothCoverProps {
  back: { label: string; onBack: () => void };
  /** The shop's mark. */
  mark: ReactNode;
  /** Chalked garments: `front` 240 px wide on a phone, where `back` is not shown. */
  pictures: { front: ReactNode; back: ReactNode };
}

/** Cut cloth with a taped edge: a low header on a phone (so that form and keyboard fit), one half of a wide screen. */
export function ClothCover({ back, mark, pictures }: ClothCoverProps) {
  return (
    <div className={cover}>
      <div className={picture({ place: 'back' })}>{pictures.back}</div>
      <div className={picture({ place: 'front' })}>{pictures.front}</div>
      <div className={markClass}>{mark}</div>
      <div className={edge} aria-hidden="true" />
      <div className={corner}>
        <IconButton variant="onCloth" icon={caretLeftIcon} label={back.label} onClick={back.onBack} />
      </div>
    </div>
  );
}
