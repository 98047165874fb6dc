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
/** Elements whose text is never shown. */
const UNRENDERED_ELEMENTS = new Set(['script', 'style', 'template']);

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
    for (const [state, text] of watches.get(id)?.missingTexts() ?? []) {
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
  const missing = new Map<string, string>();
  /** Texts that must be the whole text of an element. */
  const wholeTexts = new Set<string>();
  for (const id of ids) {
    const proof = findState(id)?.proof;
    if (!proof)
      throw new Error(`There is no state '${id}': see packages/ui/src/states.ts and feature-states.ts.`);
    if ('shows' in proof) missing.set(id, proof.shows);
    if ('shows' in proof) wholeTexts.add(proof.shows);
    if ('part' in proof) missing.set(id, proof.part);
  }
  const missingTexts = () => {
    for (const [id, text] of missing) if (isShown(text, wholeTexts.has(text))) missing.delete(id);
    return missing;
  };
  const observer = new MutationObserver(missingTexts);
  if (missing.size > 0) {
    observer.observe(document.documentElement, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  }
  return { missingTexts, stop: () => observer.disconnect() };
}

/** Whether a visible or described element has the text: as its whole text, or else as a part of it. */
function isShown(text: string, whole: boolean): boolean {
  if (!document.body?.innerHTML) return false;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Element) || UNRENDERED_ELEMENTS.has(node.localName) || !hasText(node, text, whole))
      continue;
    if (node.checkVisibility({ visibilityProperty: true }) || describesControl(node)) return true;
  }
  return false;
}

function hasText(element: Element, wanted: string, whole: boolean): boolean {
  const texts = [
    element.textContent ?? '',
    ...TEXT_ATTRIBUTES.map((name) => element.getAttribute(name) ?? ''),
  ];
  if (element instanceof HTMLInputElement) texts.push(element.value);
  return texts.some((text) =>
    whole ? text.includes(wanted) && text.replaceAll(/\s+/g, ' ').trim() === wanted : text.includes(wanted),
  );
}

/** Screen readers read hidden text that describes a control. */
function describesControl({ id }: Element): boolean {
  return id !== '' && document.querySelector(`[aria-describedby~="${CSS.escape(id)}"]`) !== null;
}
