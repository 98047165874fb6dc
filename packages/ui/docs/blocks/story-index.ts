/** A story as Storybook's own index lists it. */
export interface IndexEntry {
  readonly id: string;
  readonly name: string;
  readonly title: string;
}

/** Every story and page of this Storybook by id. */
export async function loadIndex(): Promise<ReadonlyMap<string, IndexEntry>> {
  const reply = await fetch('index.json');
  const { entries }: { entries: Record<string, IndexEntry> } = await reply.json();
  return new Map(Object.entries(entries));
}

/** The address of a story, for a link on a page: Storybook opens it in its own window. */
export function storyHref(id: string): string {
  return `./?path=/story/${id}`;
}
