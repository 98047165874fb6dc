import { type Cloth, clothOf } from '../cloth.ts';
import type { Drawing } from '../drawing.ts';
import type { Mark } from '../marks.ts';
import type { FoldedForm } from '../skeletons/folded-tops.ts';
import type { GarmentSpec } from '../spec.ts';

/** How a kind of garment is drawn. */
export interface Kind {
  readonly draw: (spec: GarmentSpec, fromBehind: boolean) => Drawing;
  readonly folded: FoldedForm;
  /** The cloth of the folded view; `clothOf(spec)` when omitted. */
  readonly cloth?: (spec: GarmentSpec) => Cloth;
  /** The part of a chest print that is visible in the folded view. */
  readonly foldedPrint?: (spec: GarmentSpec) => readonly Mark[];
}

/** Returns the cloth of the folded view. */
export const foldedCloth = (kind: Kind, spec: GarmentSpec): Cloth => (kind.cloth ?? clothOf)(spec);
