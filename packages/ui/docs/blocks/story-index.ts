/** An entry of Storybook's index. */
export interface IndexEntry {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly type: 'story' | 'docs';
}

/** Fetches the index of this Storybook: every story and page by id. */
export async function loadIndex(): Promise<ReadonlyMap<string, IndexEntry>> {
  const response = await fetch('index.json');
  const { entries }: { entries: Record<string, IndexEntry> } = await response.json();
  return new Map(Object.entries(entries));
}

/** Returns the URL of a story, for a link on a documentation page. */
export function storyHref(id: string): string {
  return `./?path=/story/${id}`;
}

interface WithStates {
  readonly parameters: { readonly states?: readonly string[] };
}

/** The part of Storybook's preview API that returns the parameters of stories, and those on the page. */
interface Preview {
  readonly storyRenders: readonly { isPending(): boolean; remount(): Promise<void> }[];
  extract(): Promise<Record<string, WithStates>>;
  loadStory(story: { storyId: string }): Promise<WithStates>;
}

declare global {
  interface Window {
    readonly __STORYBOOK_PREVIEW__?: Preview;
  }
}

/** Returns the ID of the first story that names each state. Loads the code of every story. */
export async function storiesByState(): Promise<ReadonlyMap<string, string>> {
  return byState(Object.entries((await window.__STORYBOOK_PREVIEW__?.extract()) ?? {}));
}

/** Returns the IDs of a screen's stories. `title` is in the sidebar: 'Screens/Checkout'. */
export function storiesOfScreen(title: string, index: ReadonlyMap<string, IndexEntry>): readonly string[] {
  return [...index.values()]
    .filter((entry) => entry.type === 'story' && `${entry.title}/`.startsWith(`${title}/`))
    .map(({ id }) => id);
}

/** Returns the ID of the first of these stories that names each state, and loads the code of these stories only. */
export async function statesOfStories(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const load = async (storyId: string) =>
    [storyId, await window.__STORYBOOK_PREVIEW__?.loadStory({ storyId })] as const;
  return byState(await Promise.all(ids.map(load)));
}

function byState(stories: Iterable<readonly [string, WithStates | undefined]>): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [story, loaded] of stories)
    for (const id of loaded?.parameters.states ?? []) if (!found.has(id)) found.set(id, story);
  return found;
}
