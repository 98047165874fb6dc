import { type Cloth, clothOf } from '../cloth.ts';
import type { Drawing } from '../drawing.ts';
import type { Mark } from '../marks.ts';
import type { FoldedForm } from '../skeletons/folded-tops.ts';
import type { GarmentSpec } from '../spec.ts';

export interface Kind {
  readonly draw: (spec: GarmentSpec, fromBehind: boolean) => Drawing;
  readonly folded: FoldedForm;
  /** The cloth of the folded stack, where it is not simply the spec's. */
  readonly cloth?: (spec: GarmentSpec) => Cloth;
  /** What the folded stack shows of a print on the chest. */
  readonly foldedPrint?: (spec: GarmentSpec) => readonly Mark[];
}

export const foldedCloth = (kind: Kind, spec: GarmentSpec): Cloth => (kind.cloth ?? clothOf)(spec);
