/** The measurements of a sleeve, in pixels. */
export interface SleeveCut {
  /** Along the outer edge, from the shoulder. */
  readonly length: number;
  /** Degrees away from hanging straight down. */
  readonly angle: number;
  readonly cuffWidth: number;
  /** Height of the cuff; 0 for a plain hem. */
  readonly cuff: number;
  readonly cuffCloth: 'self' | 'trim';
  readonly ribbedCuff: boolean;
  /** How far from the edge the hem is stitched. */
  readonly hemStitch: number;
  /** Drawn over the body (long sleeves) or under it. */
  readonly over: boolean;
  /** How far the outer edge curves outward. */
  readonly bulge: number;
}

export const shortSleeve: SleeveCut = {
  length: 104,
  angle: 36,
  cuffWidth: 52,
  cuff: 0,
  cuffCloth: 'self',
  ribbedCuff: false,
  hemStitch: 8,
  over: false,
  bulge: 8,
};

export const longSleeve: SleeveCut = {
  ...shortSleeve,
  length: 262,
  angle: 13,
  cuffWidth: 38,
  cuff: 20,
  ribbedCuff: true,
  over: true,
  bulge: 10,
};

/** The measurements of a garment worn on the shoulders, in pixels; widths are half widths from the centre line. */
export interface TopCut {
  /** The shoulder line at the neck. */
  readonly top: number;
  readonly length: number;
  readonly shoulder: number;
  /** How far the shoulder falls from neck to sleeve. */
  readonly slope: number;
  readonly chest: number;
  readonly waist: number;
  readonly hem: number;
  readonly armDepth: number;
  /** How deep a sleeveless armhole is scooped. */
  readonly armScoop: number;
  readonly neckWidth: number;
  readonly neckDepth: number;
  readonly backNeckDepth: number;
  readonly neckline: 'round' | 'v' | 'collar';
  /** Width of the sewn-on neckband; 0 for none. */
  readonly neckband: number;
  readonly ribbedNeckband: boolean;
  readonly hemShape: 'straight' | 'shirt-tail';
  /** How much lower the middle of the hem hangs. */
  readonly hemDrop: number;
  /** Height of a ribbed hem band; 0 for a stitched hem. */
  readonly hemRib: number;
  readonly hemStitches: 1 | 2;
  readonly foldStrength: number;
  readonly label: boolean;
  readonly sleeve: SleeveCut | undefined;
}

export const teeCut: TopCut = {
  top: 84,
  length: 336,
  shoulder: 112,
  slope: 22,
  chest: 102,
  waist: 98,
  hem: 105,
  armDepth: 96,
  armScoop: 22,
  neckWidth: 42,
  neckDepth: 34,
  backNeckDepth: 10,
  neckline: 'round',
  neckband: 10,
  ribbedNeckband: true,
  hemShape: 'straight',
  hemDrop: 7,
  hemRib: 0,
  hemStitches: 2,
  foldStrength: 1,
  label: true,
  sleeve: undefined,
};

/** Returns the y of the hem at the sides. */
export const hemLine = (cut: TopCut): number => cut.top + cut.length;
