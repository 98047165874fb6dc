import { divider } from './ChalkDivider.css.ts';

/** A dashed line between two sections. */
export function ChalkDivider() {
  return <hr className={divider} />;
}
