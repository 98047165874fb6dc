import { expect } from 'storybook/test';
import { type StateId, states } from '../states.ts';

let proven = new Set<StateId>();

/** For the start of a story: nothing is proven yet. */
export function clearProvenFacts(): void {
  proven = new Set();
}

/** The states whose facts the current story has asserted. */
export function provenFacts(): ReadonlySet<StateId> {
  return proven;
}

/**
 * Runs the assertion of a state's fact in a play function, and records the state as proven when it passes. Throws when the
 * state is not proven by a fact (`states.ts`), and when the assertion calls no `expect`.
 */
export async function prove(id: StateId, assertion: () => void | Promise<void>): Promise<void> {
  const proof = states.find((state) => state.id === id)?.proof;
  if (proof === undefined || !('fact' in proof)) throw new Error(`The state ${id} is not proven by a fact.`);
  const before = expect.getState().assertionCalls;
  await assertion();
  if (expect.getState().assertionCalls === before) throw new Error(`The proof of ${id} asserts nothing.`);
  proven.add(id);
}
