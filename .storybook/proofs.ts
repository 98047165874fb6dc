import { findState, type StateId } from '@naap/ui/all-states';
import { clearProvenFacts, provenFacts } from '@naap/ui/fixtures/prove';
import type { StoryContext } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** IDs of the states that the story proves. */
    states?: readonly StateId[];
    /** Texts that the story itself gives, so that they are no messages of the shop; `pnpm test:pseudo` finds every other text that is none. */
    ownTexts?: readonly string[];
  }
}

declare global {
  interface Window {
    /** IDs of the states that the current story has proven; `pnpm test:stories` reads them after each story. */
    provenStates?: readonly StateId[];
  }
}

/** Attributes whose text counts as shown. */
const TEXT_ATTRIBUTES = ['placeholder', 'aria-label', 'alt', 'title'] as const;
const watches = new Map<string, ReturnType<typeof watch>>();

/**
 * Observes the page from before the first render for the text of every state that the story names, because a play function passes
 * through several. Returns a function that stops observing.
 */
export function watchProofs({ id, parameters }: Pick<StoryContext, 'id' | 'parameters'>): () => void {
  const started = watch(parameters.states ?? []);
  watches.set(id, started);
  window.provenStates = [];
  clearProvenFacts();
  return () => {
    started.stop();
    watches.delete(id);
  };
}

/**
 * Waits for texts that have not been shown yet, checks that the play function has asserted every fact, and publishes the proven
 * states. Throws an Error that names the state when a proof is missing.
 */
export async function assertProven({
  id,
  parameters,
}: Pick<StoryContext, 'id' | 'parameters'>): Promise<void> {
  await waitFor(() => {
    for (const [state, { text }] of watches.get(id)?.missingTexts() ?? []) {
      throw new Error(`The story names the state ${state}, so it must show "${text}".`);
    }
  });
  const named = parameters.states ?? [];
  for (const state of named) {
    if (isFact(state) && !provenFacts().has(state)) {
      throw new Error(
        `The story names the state ${state}, so it must assert its fact: await prove('${state}', …).`,
      );
    }
  }
  for (const state of provenFacts()) {
    if (!named.includes(state)) throw new Error(`The story proves the state ${state} without naming it.`);
  }
  window.provenStates = named;
}

function isFact(id: StateId): boolean {
  const state = findState(id);
  return state !== undefined && 'fact' in state.proof;
}

function watch(ids: readonly StateId[]) {
  const missing = new Map<StateId, Readonly<{ text: string; isWhole: boolean }>>();
  for (const id of ids) {
    const proof = findState(id)?.proof;
    if (!proof)
      throw new Error(`There is no state '${id}': see packages/ui/src/states.ts and feature-states.ts.`);
    if ('shows' in proof) missing.set(id, { text: proof.shows, isWhole: true });
    if ('part' in proof) missing.set(id, { text: proof.part, isWhole: false });
  }
  const missingTexts = () => {
    for (const [id, { text, isWhole }] of missing) if (isShown(text, isWhole)) missing.delete(id);
    return missing;
  };
  const observer = new MutationObserver(missingTexts);
  const everything = { subtree: true, childList: true, characterData: true, attributes: true };
  if (missing.size > 0) observer.observe(document.documentElement, everything);
  return { missingTexts, stop: () => observer.disconnect() };
}

/** Whether a visible or described element has the text: as its whole text, or else as a part of it. */
function isShown(wanted: string, isWhole: boolean): boolean {
  const isText = (text: string) =>
    text.includes(wanted) && (!isWhole || text.replaceAll(/\s+/g, ' ').trim() === wanted);
  return [...document.querySelectorAll<HTMLElement>('body *:not(script, style, template)')].some(
    (element) =>
      (isText(element.textContent ?? '') ||
        TEXT_ATTRIBUTES.some((name) => isText(element.getAttribute(name) ?? '')) ||
        (element instanceof HTMLInputElement && isText(element.value))) &&
      (element.checkVisibility({ visibilityProperty: true }) || describesControl(element)),
  );
}

/** Screen readers read hidden text that describes a control. */
function describesControl({ id }: Element): boolean {
  return id !== '' && document.querySelector(`[aria-describedby~="${CSS.escape(id)}"]`) !== null;
}
