/**
 * `pnpm test:matrix`: runs every story of the built Storybook (`pnpm build-storybook`) in Chromium with Storybook's test runner, once in each mode
 * (scripts/stories/browser.config.ts). A run includes the play function, axe and the checks of .storybook/testing. `pnpm test:matrix "dark-*"
 * Dialog` chooses modes and titles; the arguments after the first are Jest's.
 */
import { writeFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { run } from '@naap/launcher/processes';
import { modes } from './stories/browser.config.ts';
import serveStorybook, { storybookFolder } from './stories/storybook.ts';

const [wanted = '*', ...args] = process.argv.slice(2);
const chosen = Object.keys(modes).filter((name) => matchesGlob(name, wanted));
if (chosen.length === 0) throw new Error(`no mode matches ${wanted}: ${Object.keys(modes).join(', ')}`);
const stop = await serveStorybook();
// In this folder, because the next build replaces it.
const proven = join(storybookFolder, 'proven-states.txt');
writeFileSync(proven, '');
// The runner passes the arguments to a shell.
const options = ['--index-json', '--junit', '--', ...args.map((arg) => `'${arg}'`)];
let code = 0;
for (const name of chosen) {
  console.log(`\nstories: ${name}`);
  const env = { STORY_MODE: name, PROVEN_STATES: proven, DEBUG_PRINT_LIMIT: '10000' };
  const { exitCode = 1 } = await run('test-storybook', options, { env });
  code = Math.max(code, exitCode);
}
await stop();
process.exit(code);
