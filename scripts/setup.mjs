// Runs on any Node from version 20, before anything is installed, so it has no dependencies and no TypeScript.
// Installs Node 24, pnpm and all packages into node_modules, from package.json and the lockfile, and compiles the messages. Nothing is installed
// system-wide.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const pnpm = 'pnpm@12.21.0';

const [major] = process.versions.node.split('.').map(Number);
if ((major ?? 0) < 20)
  stop(`Node ${process.versions.node} is too old: install Node 20 or later, then try again.`);

// pnpm has already checked the packages when it runs this script.
if (!process.env.npm_config_user_agent?.startsWith('pnpm/')) {
  if (!existsSync(`${root}node_modules/.pnpm`))
    console.log('naap: installing Node 24, pnpm and all packages into node_modules ...');
  run(
    'npx',
    ['--yes', pnpm, 'install', '--frozen-lockfile', '--prefer-offline'],
    'The packages could not be installed.',
  );
}

// Installing compiles the messages only when packages have changed.
run(
  `${root}node_modules/.bin/node`,
  ['packages/messages/scripts/generate.ts'],
  'The messages could not be compiled.',
);

/** @param {string} command @param {string[]} args @param {string} failure */
function run(command, args, failure) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error || status !== 0)
    stop(`${failure}${error ? ` (${error.message})` : ''} See the output above, fix it and try again.`);
}

/** @param {string} message */
function stop(message) {
  console.error(`\nnaap: ${message}`);
  process.exit(1);
}
