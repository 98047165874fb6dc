import { divider } from './ChalkDivider.css.ts';

/** The dashed line between two sections. */
export function ChalkDivider() {
  return <hr className={divider} />;
}
