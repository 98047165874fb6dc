import type { Bounds } from './geometry/outline.ts';
import { type Path, round, toSvg } from './geometry/path.ts';
import { type Warp, warpPath } from './geometry/warp.ts';
import type { Blur, Mark, Paint } from './marks.ts';
import type { PatternFill } from './patterns/tile.ts';

const noWarp: Warp = (point) => point;

/** Returns the filter region: the bounds extended by two standard deviations of the blur, in whole pixels. */
const regionOf = ({ left, top, right, bottom }: Bounds, radius: Blur): string => {
  const x = Math.floor(left - radius * 2);
  const y = Math.floor(top - radius * 2);
  return `x="${x}" y="${y}" width="${Math.ceil(right + radius * 2) - x}" height="${Math.ceil(bottom + radius * 2) - y}"`;
};

/**
 * Writes marks as SVG and collects the definitions they refer to. An id is the picture's prefix and a running number, so that ids of
 * two pictures in one page differ and the same picture always has the same text.
 */
export class Pen {
  readonly #prefix: string;
  readonly #warp: Warp;
  readonly #definitions = new Map<string, string>();

  constructor(prefix: string, warp: Warp) {
    this.#prefix = prefix;
    this.#warp = warp;
  }

  get definitions(): string {
    return [...this.#definitions].map(([body, id]) => body.replace(' ', ` id="${id}" `)).join('');
  }

  /** Adds a definition (an element without an id), once, and returns `url(#id)` for it. */
  define(element: string): string {
    const id = this.#definitions.get(element) ?? `${this.#prefix}-${this.#definitions.size.toString(36)}`;
    this.#definitions.set(element, id);
    return `url(#${id})`;
  }

  /**
   * Returns a blur filter. With the bounds of the visible shape, the filter is limited to them: blurs are most of the cost of
   * rasterising.
   */
  blur(radius: Blur, visible?: Bounds): string {
    const region =
      visible === undefined
        ? 'x="-30%" y="-30%" width="160%" height="160%"'
        : `filterUnits="userSpaceOnUse" ${regionOf(visible, radius)}`;
    return this.define(
      `<filter ${region} color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${radius}"/></filter>`,
    );
  }

  clip(path: Path): string {
    return this.define(`<clipPath ><path d="${toSvg(path)}" clip-rule="evenodd"/></clipPath>`);
  }

  pattern({ tile, angle, scale, shift }: PatternFill): string {
    const placed = `translate(${shift.map(round).join(' ')}) rotate(${round(angle)}) scale(${round(scale)})`;
    return this.define(
      `<pattern width="${tile.width}" height="${tile.height}" patternUnits="userSpaceOnUse" patternTransform="${placed}">${tile.art}</pattern>`,
    );
  }

  warped(path: Path): Path {
    return warpPath(path, this.#warp);
  }

  draw(marks: readonly Mark[]): string {
    return marks.map((mark) => this.#mark(mark, this.#warp)).join('');
  }

  #mark(mark: Mark, warp: Warp): string {
    switch (mark.type) {
      case 'path':
        if (mark.path.length === 0) return '';
        return `<path d="${toSvg(warp === noWarp ? mark.path : warpPath(mark.path, warp))}"${this.#paint(mark)}/>`;
      case 'circle': {
        const [x, y] = warp(mark.centre).map(round);
        return `<circle cx="${x}" cy="${y}" r="${round(mark.radius)}"${this.#paint(mark)}/>`;
      }
      case 'clipped': {
        const inside = warp === noWarp ? mark.inside : warpPath(mark.inside, warp);
        return `<g clip-path="${this.clip(inside)}">${mark.marks.map((inner) => this.#mark(inner, warp)).join('')}</g>`;
      }
      case 'rigid': {
        const [x, y] = warp(mark.at).map(round);
        const scale = mark.scale ?? 1;
        const placed =
          `translate(${x} ${y})` +
          (mark.turn === undefined ? '' : ` rotate(${round(mark.turn)})`) +
          (scale === 1 && !mark.flip ? '' : ` scale(${round(mark.flip ? -scale : scale)} ${round(scale)})`);
        return `<g transform="${placed}">${mark.marks.map((inner) => this.#mark(inner, noWarp)).join('')}</g>`;
      }
    }
  }

  #paint({ fill, stroke, width, dash, cap, opacity, blur, offset }: Paint): string {
    const filling = typeof fill === 'object' ? this.pattern(fill) : fill;
    return (
      ` fill="${filling ?? 'none'}"` +
      (stroke === undefined
        ? ''
        : ` stroke="${stroke}" stroke-width="${round(width ?? 1)}" stroke-linejoin="round"`) +
      (dash === undefined ? '' : ` stroke-dasharray="${dash}"`) +
      (cap === undefined ? '' : ` stroke-linecap="${cap}"`) +
      (opacity === undefined || opacity === 1 ? '' : ` opacity="${round(opacity)}"`) +
      (blur === undefined ? '' : ` filter="${this.blur(blur)}"`) +
      (offset === undefined ? '' : ` transform="translate(${round(offset[0])} ${round(offset[1])})"`)
    );
  }
}
