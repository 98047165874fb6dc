import type { ReactNode } from 'react';
import { caretLeftIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { corner, cover, devanagari, edge, mark, picture, word } from './ClothCover.css.ts';

export interface ClothCoverProps {
  /** Without it, there is no page to go back to. */
  back?: { label: string; onBack: () => void };
  /** The shop's name, in Latin letters and in Devanagari. */
  name: string;
  devanagariName?: string | undefined;
  /** Chalked garments. On a phone `front` is 240 px wide and `back` is hidden. */
  pictures: { front: ReactNode; back: ReactNode };
}

/** Cloth with a taped edge and the shop's name: a low header on a phone, half of the screen on a wide viewport. */
export function ClothCover({ back, name, devanagariName, pictures }: ClothCoverProps) {
  return (
    <div className={cover}>
      <div className={picture({ place: 'back' })}>{pictures.back}</div>
      <div className={picture({ place: 'front' })}>{pictures.front}</div>
      <div className={mark}>
        <span className={word}>{name}</span>
        {devanagariName !== undefined && (
          <span className={devanagari} lang="hi">
            {devanagariName}
          </span>
        )}
      </div>
      <div className={edge} aria-hidden="true" />
      {back && (
        <div className={corner} data-keep-clear="">
          <IconButton variant="onCloth" icon={caretLeftIcon} label={back.label} onClick={back.onBack} />
        </div>
      )}
    </div>
  );
}
