import { icon as iconClass } from './Icon.css.ts';

/** The drawing of one icon: path data on a 256 grid. */
export interface IconGlyph {
  bold: string;
  /** The filled drawing, of icons that can be active. */
  fill?: string;
}

export interface IconProps {
  icon: IconGlyph;
  /** px */
  size?: 16 | 18 | 20 | 22 | 24 | 28 | 48;
  /** Draws it filled, where a filled drawing exists. */
  active?: boolean;
  /** Its name, when it stands alone. Without one it is decoration. */
  label?: string;
}

/** One icon, in the colour of the text around it. */
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
