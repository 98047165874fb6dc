import { expect } from 'storybook/test';
import { type StateId, states } from '../states.ts';

let proven = new Set<StateId>();

/** Forgets the proven facts. Called before each story. */
export function clearProvenFacts(): void {
  proven = new Set();
}

/** Returns the states whose facts the current story has asserted. */
export function provenFacts(): ReadonlySet<StateId> {
  return proven;
}

/**
 * Runs the assertion of a state's fact in a play function, and records the state as proven when it passes. Throws if `states.ts` gives
 * the state another kind of proof, or if the assertion calls no `expect`.
 */
export async function prove(id: StateId, assertion: () => void | Promise<void>): Promise<void> {
  const proof = states.find((state) => state.id === id)?.proof;
  if (proof === undefined || !('fact' in proof))
    throw new Error(`states.ts lists no fact as the proof of ${id}.`);
  const before = expect.getState().assertionCalls;
  await assertion();
  if (expect.getState().assertionCalls === before) throw new Error(`The proof of ${id} calls no expect().`);
  proven.add(id);
}
