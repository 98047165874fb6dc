import type { Drawing, Layer } from './drawing.ts';
import { boundsOf, offsetOutline, unionOf } from './geometry/outline.ts';
import { type Path, type Point, round, toSvg } from './geometry/path.ts';
import { hashOf } from './geometry/random.ts';
import { warpField, warpPath } from './geometry/warp.ts';
import {
  darkCloth,
  drawChalk,
  drawGround,
  drawShadows,
  frameHeight,
  frameWidth,
  type Tint,
  tintOklch,
  tints,
} from './ground.ts';
import { drawPanel } from './light.ts';
import { Pen } from './pen.ts';
import { type GarmentSpec, requireOneOf, requireSpec } from './spec.ts';
import { drawView, type GarmentView, garmentViews } from './views.ts';

export interface RenderOptions {
  readonly view: GarmentView;
  readonly tint: Tint;
  /** A whole number from 0, such as a hash of the product's id. It varies folds and rotation between products. */
  readonly seed: number;
  /** 'none' draws no paper, for a garment on the page's own colour. Default 'tint'. */
  readonly ground?: 'tint' | 'none';
  /** 'none' draws no chalk line. Without paper and chalk line the garment also fills the frame. Default 'line'. */
  readonly chalk?: 'line' | 'none';
  /** 'buttons' keeps the top 72 pixels clear for the round buttons on the product page. Default 'none'. */
  readonly headroom?: 'none' | 'buttons';
}

const chalkDistance = 12;
const warpAmplitude = 4.2;
/** The fraction of the frame's width and height that a close-up shows. */
const closeUpFraction = 0.4;
const defaultGrain = { frequency: [0.9, 0.9], opacity: 0.16 } as const;

interface Fit {
  readonly width: number;
  readonly height: number;
  readonly centreY: number;
  readonly maxScale: number;
}

const fitOf = ({ ground, chalk, headroom }: Required<RenderOptions>, maxScale: number): Fit => {
  if (headroom === 'buttons') return { width: 332, height: 380, centreY: 278, maxScale };
  if (ground === 'none' && chalk === 'none') return { width: 372, height: 472, centreY: 252, maxScale: 1.7 };
  return { width: 332, height: 410, centreY: 252, maxScale };
};

const drawLayer = (layer: Layer, silhouette: Path, pen: Pen): string =>
  layer.type === 'panel' ? drawPanel(layer, silhouette, pen) : pen.draw([layer]);

/**
 * Returns the SVG of one gradient over the whole garment, white at the top left and plum at the bottom right, so that all panels share one
 * light.
 */
const drawWash = (silhouette: Path, pen: Pen): string => {
  const wash = pen.define(
    '<linearGradient x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".2"/><stop offset=".42" stop-color="#fff" stop-opacity="0"/><stop offset=".6" stop-color="#32102c" stop-opacity="0"/><stop offset="1" stop-color="#32102c" stop-opacity=".22"/></linearGradient>',
  );
  return `<path d="${toSvg(silhouette)}" fill="${wash}" fill-rule="evenodd"/>`;
};

/** Fine noise, without which flat cloth looks like plastic. */
const drawGrain = ({ grain = defaultGrain }: Drawing, silhouette: Path, seed: number, pen: Pen): string => {
  const noise = pen.define(
    `<filter x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${grain.frequency.join(' ')}" numOctaves="2" seed="${seed % 1000}"/><feColorMatrix values="0 0 0 0 0.2  0 0 0 0 0.1  0 0 0 0 0.18  0 0 0 -1.6 1.1"/></filter>`,
  );
  return `<g clip-path="${pen.clip(silhouette)}" opacity="${grain.opacity}"><rect x="-210" y="-10" width="420" height="540" filter="${noise}"/></g>`;
};

interface Placement {
  readonly turn: number;
  readonly scale: number;
  readonly middleX: number;
  readonly middleY: number;
  readonly centreY: number;
}

const toFrame = ([x, y]: Point, { turn, scale, middleX, middleY, centreY }: Placement): Point => {
  const angle = (turn * Math.PI) / 180;
  const [dx, dy] = [(x - middleX) * scale, (y - middleY) * scale];
  return [
    frameWidth / 2 + dx * Math.cos(angle) - dy * Math.sin(angle),
    centreY + dx * Math.sin(angle) + dy * Math.cos(angle),
  ];
};

/** Returns the viewBox of a close-up: a smaller window on the whole picture, kept inside the frame. */
const cropAround = ([x, y]: Point): string => {
  const width = frameWidth * closeUpFraction;
  const height = frameHeight * closeUpFraction;
  const left = Math.min(Math.max(0, x - width / 2), frameWidth - width);
  const top = Math.min(Math.max(0, y - height / 2), frameHeight - height);
  return [left, top, width, height].map(round).join(' ');
};

const requireOptions = (options: RenderOptions): void => {
  requireOneOf('view', options.view, garmentViews);
  requireOneOf('tint', options.tint, tints);
  requireOneOf('ground', options.ground ?? 'tint', ['tint', 'none']);
  requireOneOf('chalk', options.chalk ?? 'line', ['line', 'none']);
  requireOneOf('headroom', options.headroom ?? 'none', ['none', 'buttons']);
  if (!Number.isSafeInteger(options.seed) || options.seed < 0) {
    throw new RangeError(`Seed ${options.seed} is invalid. Use a whole number from 0.`);
  }
};

/**
 * Draws a garment as an SVG document of 400 by 500 pixels. Deterministic: the same spec and options give the same text.
 * @throws RangeError that names the first invalid field of the spec or the options.
 */
export const renderGarment = (spec: GarmentSpec, options: RenderOptions): string => {
  requireSpec(spec);
  requireOptions(options);
  const allOptions = { ground: 'tint', chalk: 'line', headroom: 'none', ...options } as const;
  const { view, seed, ground, chalk } = allOptions;
  const { drawing, turn, maxScale, closeUp } = drawView(spec, view, seed);

  const warp = warpField(seed, warpAmplitude);
  const pen = new Pen(`g${hashOf(JSON.stringify([spec, allOptions]))}`, warp);
  const outlines = drawing.outlines.map((outline) => warpPath(outline, warp));
  const silhouette = unionOf(outlines);
  const bounds = boundsOf(silhouette);
  const fit = fitOf(allOptions, maxScale);
  const scale = Math.min(
    fit.width / (bounds.right - bounds.left),
    fit.height / (bounds.bottom - bounds.top),
    fit.maxScale,
  );
  const middleX = (bounds.left + bounds.right) / 2;
  const middleY = (bounds.top + bounds.bottom) / 2;
  const placed = `translate(${frameWidth / 2} ${fit.centreY}) rotate(${round(turn)}) scale(${Math.round(scale * 1000) / 1000}) translate(${round(-middleX)} ${round(-middleY)})`;

  const paper = tintOklch(allOptions.tint);
  const background = ground === 'none' && chalk === 'line' ? darkCloth : paper;
  const withChalk = chalk === 'line' && closeUp === undefined;
  const garment =
    drawing.layers.map((layer) => drawLayer(layer, silhouette, pen)).join('') +
    drawWash(silhouette, pen) +
    drawGrain(drawing, silhouette, seed, pen) +
    pen.draw(drawing.above ?? []);
  const body =
    (ground === 'tint' ? drawGround(paper, pen) : '') +
    `<g transform="${placed}">` +
    (withChalk ? drawChalk(offsetOutline(outlines, chalkDistance), background) : '') +
    `${drawShadows(silhouette, background, pen)}<g style="isolation:isolate">${garment}</g></g>`;
  const viewBox =
    closeUp === undefined
      ? `0 0 ${frameWidth} ${frameHeight}`
      : cropAround(toFrame(closeUp, { turn, scale, middleX, middleY, centreY: fit.centreY }));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${frameWidth}" height="${frameHeight}"><defs>${pen.definitions}</defs>${body}</svg>`;
};
