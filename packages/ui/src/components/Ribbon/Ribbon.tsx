import { ribbon } from './Ribbon.css.ts';

export interface RibbonProps {
  label: string;
}

/** A pointed swing tag with the name of an image. It is light in both themes, like the image under it. */
export function Ribbon({ label }: RibbonProps) {
  return <span className={ribbon}>{label}</span>;
}
