import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@naap/launcher/processes';
import { ensureTestChromium } from '@naap/launcher/test/system-programs';
import type { IndexEntry, StoryIndex } from 'storybook/internal/types';
import { type Plugin, preview } from 'vite';

export const storybookFolder = process.env.STORYBOOK_FOLDER ?? join(root, 'storybook-static');

/** Returns the entries of a built Storybook. Throws an Error when there is no build. */
export function readIndex(folder: string): readonly IndexEntry[] {
  // A failed build leaves an index without the page.
  if (!existsSync(join(folder, 'iframe.html')))
    throw new Error(`there is no built Storybook in ${folder}. Build one first: pnpm build-storybook`);
  const index: StoryIndex = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  return Object.values(index.entries);
}

/**
 * A story loads some hundred files with content hashes in their names; revalidating each takes a third of its time. Images are not cached, because Chromium
 * would reuse the scaled bitmap of an earlier story.
 */
const cachedAssets: Plugin = {
  name: 'cached-assets',
  configurePreviewServer: ({ middlewares }) =>
    void middlewares.use('/assets', (_request, response, next) => {
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      next();
    }),
};

/**
 * Global set-up of the tests: serves the Storybook at TARGET_URL, on a free port, so that no other Storybook on this machine can answer
 * instead. Returns a function that stops the server.
 */
export default async function setUp() {
  process.env.CHROMIUM_PATH = await ensureTestChromium();
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    // Vite would answer requests for missing files with the page of the stories.
    appType: 'mpa',
    build: { outDir: storybookFolder },
    preview: { host: 'localhost', port: 0 },
    plugins: [cachedAssets],
  });
  // Length to which the test runner cuts the error of a story, in characters.
  process.env.DEBUG_PRINT_LIMIT = '10000';
  process.env.TARGET_URL = server.resolvedUrls?.local[0];
  return () => server.close();
}
