import { useId } from 'react';
import { caretDownIcon, Icon, mapPinIcon } from '../Icon/index.ts';
import { Spinner } from '../Spinner/index.ts';
import {
  address as addressClass,
  button,
  caption as captionClass,
  place,
  words,
} from './LocationHeader.css.ts';

export interface LocationHeaderProps {
  /** The line above: "Deliver to". */
  caption: string;
  /** The address, or what stands in for it. */
  address: string;
  /** The position is being read. */
  loading?: boolean;
  /** Why the address is not exactly where the shopper is: "Location access denied". It describes the button to a screen reader. */
  problem?: string | undefined;
  onClick: () => void;
}

/** Where the order goes. A tap asks for the position again. */
export function LocationHeader({ caption, address, loading = false, problem, onClick }: LocationHeaderProps) {
  const problemId = useId();
  return (
    <>
      <button
        type="button"
        className={button}
        aria-busy={loading || undefined}
        aria-describedby={problem === undefined ? undefined : problemId}
        onClick={onClick}
      >
        <span className={place}>{loading ? <Spinner /> : <Icon icon={mapPinIcon} active />}</span>
        <span className={words}>
          <span className={captionClass}>{caption}</span>
          <span className={addressClass}>{address}</span>
        </span>
        <Icon icon={caretDownIcon} size={16} />
      </button>
      {problem !== undefined && (
        <span id={problemId} hidden>
          {problem}
        </span>
      )}
    </>
  );
}
