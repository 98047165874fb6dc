import { type ServedStorybook, selectEntries } from '../stories/run.ts';
import type { VisualOptions } from './options.ts';

/** Input of the Playwright tests, which `pnpm visual` passes in the environment variable VISUAL_COMPARISON. */
export interface Comparison extends Pick<VisualOptions, 'themes' | 'widths' | 'threshold'> {
  /** URLs of the two Storybooks. */
  readonly baseUrl: string;
  readonly workTreeUrl: string;
  /** Folder of the base's screenshots. */
  readonly snapshots: string;
  readonly stories: StoryChanges;
}

/** IDs of stories by the Storybooks that have them: both, only the work tree's, only the base's. */
export type StoryChanges = Readonly<Record<'common' | 'added' | 'removed', readonly string[]>>;

type Entries = ServedStorybook['entries'];

/** Compares the selected stories of two Storybooks. Throws an Error when no story matches the filters. */
export function compareIndexes(base: Entries, workTree: Entries, filters: readonly string[]): StoryChanges {
  const baseIds = new Set(base.map(({ id }) => id));
  const workTreeIds = new Set(workTree.map(({ id }) => id));
  const selected = selectEntries([...workTree, ...base], filters).filter(({ type }) => type === 'story');
  const ids = [...new Set(selected.map(({ id }) => id))];
  return {
    common: ids.filter((id) => baseIds.has(id) && workTreeIds.has(id)),
    added: ids.filter((id) => !baseIds.has(id)),
    removed: ids.filter((id) => !workTreeIds.has(id)),
  };
}
