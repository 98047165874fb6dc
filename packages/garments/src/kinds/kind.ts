import type { Drawing } from '../drawing.ts';
import type { GarmentSpec } from '../spec.ts';

/** How the folded view shows a kind: what lies on top of the stack, or a swing tag on the thing itself. */
export type FoldedForm = 'crew' | 'collar' | 'straps' | 'waistband' | 'border' | 'tagged';

export interface Kind {
  readonly draw: (spec: GarmentSpec, fromBehind: boolean) => Drawing;
  readonly folded: FoldedForm;
}
