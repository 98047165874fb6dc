import { type FeatureStateId, featureStates } from './feature-states.ts';
import type { State } from './state-list.ts';
import { type SpecificationStateId, states } from './states.ts';

export type StateId = SpecificationStateId | FeatureStateId;

/** Returns a state by its ID; undefined when neither list has it. */
export function findState(id: string): State | undefined {
  return [...states, ...featureStates].find((state) => state.id === id);
}
