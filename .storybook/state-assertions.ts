import { findState, type StateId } from '@naap/ui/all-states';
import { assertedFacts, clearAssertedFacts } from '@naap/ui/fixtures/assert-state';
import type { StoryContext } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** IDs of the states that the story shows and asserts. */
    states?: readonly StateId[];
  }
}

/** Attributes whose text counts as shown. */
const TEXT_ATTRIBUTES = ['placeholder', 'aria-label', 'alt', 'title'] as const;
/** By the ID of a running story: its context, and a function that returns the states whose text has not been shown yet. */
const watches = new Map<string, readonly [Story, () => ReadonlyMap<StateId, StateText | undefined>]>();

type Story = Pick<StoryContext, 'id' | 'parameters'>;
type StateText = readonly [text: string, isWhole: boolean];

/**
 * Observes the page from before the first render for the text of every state that the story names, because a play function passes
 * through several. Returns a function that stops observing; undefined when a mounted story is only rendered again, which does not play it.
 */
export function watchStateTexts(story: Story): (() => void) | undefined {
  const {
    id,
    parameters: { states = [] },
  } = story;
  if (watches.has(id)) return undefined;
  const missing = new Map(states.map((state) => [state, textOf(state)]));
  const removeShown = () => {
    for (const [state, text] of missing) if (!text || isShown(...text)) missing.delete(state);
    return missing;
  };
  const observer = new MutationObserver(removeShown);
  const everything = { subtree: true, childList: true, characterData: true, attributes: true };
  if (states.length > 0) observer.observe(document.documentElement, everything);
  watches.set(id, [story, removeShown]);
  window.assertedStates = [];
  clearAssertedFacts();
  return () => {
    observer.disconnect();
    watches.delete(id);
  };
}

/**
 * After a play function: waits for texts that have not been shown yet, checks that the play function has asserted every fact, and publishes the asserted
 * states. Throws an Error that names the state when an assertion is missing.
 */
export async function checkAssertions(story: Story): Promise<void> {
  const { states = [] } = story.parameters;
  const [watched, removeShown] = watches.get(story.id) ?? [];
  if (!removeShown || watched !== story) return;
  await waitFor(() => {
    for (const [state, [text] = []] of removeShown())
      throw new Error(`The story names the state ${state}, so it must show "${text}".`);
  });
  const facts = assertedFacts();
  for (const state of states)
    if (!textOf(state) && !facts.has(state))
      throw new Error(
        `The story names ${state}, so it must assert its fact: await assertState('${state}', …).`,
      );
  for (const state of facts)
    if (!states.includes(state)) throw new Error(`The story asserts the state ${state} without naming it.`);
  window.assertedStates = states;
}

/** Returns the text that a story of the state shows, and whether it is the whole text of an element; undefined when the state has a fact. */
function textOf(id: StateId): StateText | undefined {
  const assertion = findState(id)?.assertion;
  if (!assertion)
    throw new Error(`There is no state '${id}': see packages/ui/src/states.ts and feature-states.ts.`);
  if ('shows' in assertion) return [assertion.shows, true];
  return 'part' in assertion ? [assertion.part, false] : undefined;
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
