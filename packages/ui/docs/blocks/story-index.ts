/** An entry of Storybook's index. */
export interface IndexEntry {
  readonly id: string;
  readonly name: string;
  readonly title: string;
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

/** The part of Storybook's preview API that returns the parameters of every story. */
interface Preview {
  extract(): Promise<Record<string, { parameters: { states?: readonly string[] } }>>;
}

declare global {
  interface Window {
    readonly __STORYBOOK_PREVIEW__?: Preview;
  }
}

/** Returns the ID of the first story that names each state. */
export async function storiesByState(): Promise<ReadonlyMap<string, string>> {
  const stories = (await window.__STORYBOOK_PREVIEW__?.extract()) ?? {};
  const found = new Map<string, string>();
  for (const [story, { parameters }] of Object.entries(stories)) {
    for (const id of parameters.states ?? []) if (!found.has(id)) found.set(id, story);
  }
  return found;
}
