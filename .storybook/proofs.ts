import { clearProvenFacts, provenFacts } from '@naap/fixtures/prove';
import { type StateId, states } from '@naap/ui/states';
import type { StoryContext } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** The states of the specification that a story proves. */
    states?: readonly StateId[];
  }
}

declare global {
  interface Window {
    /** The states that the story on this page has proven; the test runner reads them after each story. */
    provenStates?: readonly StateId[];
  }
}

/** What a name, a placeholder or a value says is shown as much as text is. */
const ATTRIBUTES = ['placeholder', 'aria-label', 'alt', 'title'] as const;
const SILENT = new Set(['script', 'style', 'template']);

const watches = new Map<string, ReturnType<typeof watch>>();

/** Watches a story from before its first render for the words of every state it names, since a play function passes many. */
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
 * Waits for the words still to come, checks that the play function has asserted every fact, and publishes the proven states.
 * Throws, naming the state, when a proof is missing.
 */
export async function assertProven({
  id,
  parameters,
}: Pick<StoryContext, 'id' | 'parameters'>): Promise<void> {
  await waitFor(() => {
    for (const [state, words] of watches.get(id)?.look() ?? []) {
      throw new Error(`The story names the state ${state} and so must show "${words}".`);
    }
  });
  const named = parameters.states ?? [];
  for (const state of named) {
    if (isFact(state) && !provenFacts().has(state)) {
      throw new Error(
        `The story names the state ${state} and so must assert its fact: await prove('${state}', …).`,
      );
    }
  }
  for (const state of provenFacts()) {
    if (!named.includes(state)) throw new Error(`The story proves the state ${state} without naming it.`);
  }
  window.provenStates = named;
}

function isFact(id: StateId): boolean {
  return states.some((state) => state.id === id && 'fact' in state.proof);
}

function watch(ids: readonly StateId[]) {
  const outstanding = new Map<string, string>();
  const whole = new Set<string>();
  for (const id of ids) {
    const proof = states.find((one) => one.id === id)?.proof;
    if (!proof) throw new Error(`There is no state '${id}': see packages/ui/src/states.ts.`);
    if ('shows' in proof) outstanding.set(id, proof.shows);
    if ('shows' in proof) whole.add(proof.shows);
    if ('part' in proof) outstanding.set(id, proof.part);
  }
  const look = () => {
    for (const [id, words] of outstanding) if (isShown(words, whole.has(words))) outstanding.delete(id);
    return outstanding;
  };
  const observer = new MutationObserver(look);
  if (outstanding.size > 0) {
    const everything = { subtree: true, childList: true, characterData: true, attributes: true };
    observer.observe(document.documentElement, everything);
  }
  return { look, stop: () => observer.disconnect() };
}

/** Whether something that can be seen or heard says these words: as its whole text, or else as a part of it. */
function isShown(words: string, whole: boolean): boolean {
  if (!document.body?.innerHTML) return false;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Element) || SILENT.has(node.localName) || !says(node, words, whole)) continue;
    if (node.checkVisibility({ visibilityProperty: true }) || describes(node)) return true;
  }
  return false;
}

function says(element: Element, words: string, whole: boolean): boolean {
  const written = [element.textContent ?? '', ...ATTRIBUTES.map((name) => element.getAttribute(name) ?? '')];
  if (element instanceof HTMLInputElement) written.push(element.value);
  return written.some((text) =>
    whole ? text.includes(words) && text.replaceAll(/\s+/g, ' ').trim() === words : text.includes(words),
  );
}

/** Hidden words are heard all the same where they describe a control. */
function describes({ id }: Element): boolean {
  return id !== '' && document.querySelector(`[aria-describedby~="${CSS.escape(id)}"]`) !== null;
}
