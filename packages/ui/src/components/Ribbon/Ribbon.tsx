import { ribbon } from './Ribbon.css.ts';

export interface RibbonProps {
  label: string;
}

/** The pointed swing tag with the name of a tile. Light in both themes, as the picture under it is. */
export function Ribbon({ label }: RibbonProps) {
  return <span className={ribbon}>{label}</span>;
}
