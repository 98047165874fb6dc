import { serveStorybook } from '../stories/storybook.ts';
import { workTreeBuild } from './builds.ts';

/** Global set-up of the screenshots: serves the two Storybooks until the function that it returns is called. */
export default async function setUp() {
  const base = await serveStorybook(process.env.VISUAL_BASE ?? '');
  const workTree = await serveStorybook(workTreeBuild);
  process.env.VISUAL_BASE_URL = base.url;
  process.env.VISUAL_WORK_TREE_URL = workTree.url;
  return () => Promise.all([base.stop(), workTree.stop()]);
}
