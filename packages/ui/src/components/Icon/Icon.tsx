import { icon as iconClass } from './Icon.css.ts';

/** The drawing of an icon, as SVG path data on a 256 x 256 grid. */
export interface IconGlyph {
  bold: string;
  /** The filled drawing. Only icons that can be active have one. */
  fill?: string;
}

export interface IconProps {
  icon: IconGlyph;
  /** In px. */
  size?: 16 | 18 | 20 | 22 | 24 | 28 | 48;
  /** Shows the filled drawing, if there is one. */
  active?: boolean;
  /** Accessible name. Without it the icon is hidden from assistive technology. */
  label?: string;
}

/** An icon in the colour of the surrounding text. */
export function Icon({ icon, size, active = false, label }: IconProps) {
  const path = <path d={active && icon.fill ? icon.fill : icon.bold} />;
  const shared = { className: iconClass({ size }), viewBox: '0 0 256 256' };
  return label === undefined ? (
    <svg {...shared} aria-hidden="true">
      {path}
    </svg>
  ) : (
    <svg {...shared} role="img" aria-label={label}>
      {path}
    </svg>
  );
}
