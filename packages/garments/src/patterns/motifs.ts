import { round } from '../geometry/path.ts';

/** The motifs of printed patterns. All functions return SVG in pixels of the tile. */

export const dot = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`;

export const bar = (x: number, y: number, width: number, height: number, fill: string, opacity = 1): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

interface Flower {
  readonly petal: string;
  readonly eye: string;
  readonly petals?: number;
  readonly turn?: number;
}

export const flower = (
  x: number,
  y: number,
  radius: number,
  { petal, eye, petals = 5, turn = 0 }: Flower,
): string => {
  const around = Array.from({ length: petals }, (_, index) => {
    const angle = round(turn + (index * 360) / petals);
    return `<ellipse cx="${x}" cy="${round(y - radius * 0.62)}" rx="${round(radius * 0.36)}" ry="${round(radius * 0.56)}" transform="rotate(${angle} ${x} ${y})" fill="${petal}"/>`;
  });
  return around.join('') + dot(x, y, radius * 0.26, eye);
};

export const leaf = (x: number, y: number, length: number, turn: number, fill: string): string => {
  const [near, far, wide, narrow] = [0.3, 0.75, 0.28, 0.22].map((part) => round(length * part));
  return `<path d="M0 0C${near} -${wide} ${far} -${narrow} ${length} 0C${far} ${narrow} ${near} ${wide} 0 0Z" transform="translate(${x} ${y}) rotate(${turn})" fill="${fill}"/>`;
};

/** Outline of the ambi and the vein inside it, as path notation. */
export const ambiBody =
  'M0 -15C4 -15.5 8 -12 6.5 -8.5C5.5 -6 2.5 -6.5 2.5 -4C2.5 -1 9 1 9 8C9 13 5 16 0 16C-5.5 16 -9 12 -9 7C-9 -1 -4 -6 -3.5 -10C-3.3 -12.5 -2 -14.8 0 -15Z';
export const ambiVein =
  'M0 -6C2 -3 5.5 1 5.5 7.5C5.5 11 3 13 0 13C-3.5 13 -5.8 10.5 -5.8 7C-5.8 2 -1.5 -2 0 -6Z';

/** Returns the ambi: the mango-shaped drop also known as paisley. 32 pixels high at scale 1, centred at (x, y). */
export const ambi = (
  x: number,
  y: number,
  {
    scale,
    fill,
    line,
    turn = 0,
    flip = false,
  }: { scale: number; fill: string; line: string; turn?: number; flip?: boolean },
): string =>
  `<g transform="translate(${round(x)} ${round(y)}) rotate(${turn}) scale(${flip ? -scale : scale} ${scale})">` +
  `<path d="${ambiBody}" fill="${fill}"/>` +
  `<path d="${ambiVein}" fill="none" stroke="${line}" stroke-width="1.2"/>` +
  `<circle cx="0" cy="7.5" r="2.3" fill="${line}"/></g>`;
