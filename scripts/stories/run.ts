import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { run } from '@naap/launcher/processes';
import { preview } from 'vite';
import type { TestReport } from '../test-report.ts';
import type { StoryMode } from './options.ts';

/** A built Storybook that is served on a local port. */
export interface ServedStorybook {
  readonly url: string;
  readonly entries: readonly IndexEntry[];
  stop(): Promise<void>;
}

/** An entry of Storybook's index.json, as far as it is read here. */
interface IndexEntry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly title: string;
  readonly importPath: string;
}

/** Serves the folder of a built Storybook on a free port. Throws an Error when there is no build. */
export async function serveStorybook(folder: string): Promise<ServedStorybook> {
  const entries = readIndex(folder);
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: resolve(folder) },
    preview: {
      host: 'localhost',
      // A free port, so that no other Storybook on this machine can answer instead.
      port: 0,
    },
    plugins: [
      {
        name: 'cached-assets',
        configurePreviewServer: ({ middlewares }) => {
          // A story loads some hundred files with content hashes in their names; revalidating each takes a third of its time.
          // Images are not cached, because Chromium would reuse the scaled bitmap of an earlier story.
          middlewares.use('/assets', (_request, response, next) => {
            response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
            next();
          });
        },
      },
    ],
  });
  const { origin } = new URL(String(server.resolvedUrls?.local[0]));
  return { url: origin, entries, stop: () => server.close() };
}

function readIndex(folder: string): readonly IndexEntry[] {
  // A failed build leaves an index without the page.
  if (!existsSync(join(folder, 'iframe.html')))
    throw new Error(`there is no built Storybook in ${folder}. Build one first: pnpm build-storybook`);
  const index: { entries: Record<string, IndexEntry> } = JSON.parse(
    readFileSync(join(folder, 'index.json'), 'utf8'),
  );
  return Object.values(index.entries);
}

/** Returns the entries whose title, ID or path contains one of the filters; all entries without filters. */
export function selectEntries(
  entries: readonly IndexEntry[],
  filters: readonly string[],
): readonly IndexEntry[] {
  const selected = entries.filter(({ id, title, importPath }) => {
    const words = `${title}\n${id}\n${importPath}`.toLowerCase();
    return filters.length === 0 || filters.some((filter) => words.includes(filter.toLowerCase()));
  });
  if (selected.length === 0) throw new Error(`no story matches ${filters.join(' or ')}.`);
  return selected;
}

/** Returns the IDs of all stories in the files of `entries`, because the runner runs whole files. */
export function idsOfRun(
  { entries: all }: ServedStorybook,
  entries: readonly IndexEntry[],
): readonly string[] {
  const files = new Set(entries.map(fileOf));
  return all.filter((entry) => files.has(fileOf(entry))).map(({ id }) => id);
}

/** Returns the name that the test runner gives to the file of an entry: its title in kebab case. */
const fileOf = ({ id }: IndexEntry) => id.split('--')[0];

/**
 * Runs the test runner for the files of the entries and opens their documentation pages. The runner prints its progress, unless
 * silent, and appends the states that each story has proven to the file `proofs`.
 * Throws an Error when it ends without a report.
 */
export async function runStories(
  { url }: ServedStorybook,
  entries: readonly IndexEntry[],
  mode: StoryMode,
  chromium: string,
  { silent = false, proofs }: { readonly silent?: boolean; readonly proofs?: string } = {},
): Promise<TestReport> {
  const stories = entries.filter(({ type }) => type === 'story');
  const docs = entries.filter(({ type }) => type === 'docs');
  const folder = mkdtempSync(join(tmpdir(), 'stories-'));
  const report = join(folder, 'report.json');
  try {
    const args = ['--url', url, '--index-json', '--maxWorkers=2', '--json', '--outputFile', report];
    const output = silent ? 'ignore' : 'inherit';
    const { exitCode = 1 } = await run('test-storybook', args, {
      stdout: output,
      stderr: output,
      env: {
        CHROMIUM_PATH: chromium,
        STORY_MODE: JSON.stringify(mode),
        STORY_FILES: JSON.stringify([...new Set(stories.map(fileOf))]),
        STORY_DOCS: JSON.stringify(docs.map(({ id }) => id)),
        DEBUG_PRINT_LIMIT: '4000',
        ...(proofs === undefined ? {} : { STORY_PROOFS: proofs }),
      },
    });
    return readReport(report, exitCode);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readReport(file: string, code: number): TestReport {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Error(`the test runner ended with code ${code} and without a report; see its output above`);
  }
}
