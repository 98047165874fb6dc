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
