import { caretDownIcon, Icon, mapPinIcon } from '../Icon/index.ts';
import { Spinner } from '../Spinner/index.ts';
import {
  address as addressClass,
  arrow,
  button,
  caption as captionClass,
  icon,
  text,
} from './LocationHeader.css.ts';

export interface LocationHeaderProps {
  /** Line above the address, "Deliver to", when there is no problem. */
  caption: string;
  /** The address, or a text that replaces it. */
  address: string;
  /** Whether the position is being requested. */
  loading?: boolean;
  /** Why the address may not be exact: "Location access denied". Replaces the caption. */
  problem?: string | undefined;
  onClick: () => void;
}

/** The delivery address. A tap requests the position again. */
export function LocationHeader({ caption, address, loading = false, problem, onClick }: LocationHeaderProps) {
  return (
    <button type="button" className={button} aria-busy={loading || undefined} onClick={onClick}>
      <span className={icon}>{loading ? <Spinner /> : <Icon icon={mapPinIcon} active />}</span>
      <span className={text}>
        <span className={captionClass}>{problem ?? caption}</span>
        <span className={addressClass}>{address}</span>
      </span>
      <span className={arrow}>
        <Icon icon={caretDownIcon} size={16} />
      </span>
    </button>
  );
}
