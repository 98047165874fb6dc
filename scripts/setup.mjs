// Runs on any Node from version 20, before anything is installed, so it has no dependencies and no TypeScript.
// Arguments are a program and its arguments, which are then run on the installed Node.
// Installs Node 24, pnpm and all packages into node_modules, from package.json and the lockfile, and compiles the messages. Nothing is installed
// system-wide.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const pnpmVersion = '12.21.0';

/** @param {string} command @param {...string} args */
const run = (command, ...args) =>
  execFileSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });

const node = `${root}node_modules/.bin/node`;

/** Returns the version of the installed pnpm; undefined without an installation. */
function installedPnpmVersion() {
  const file = `${root}node_modules/pnpm/package.json`;
  return existsSync(node) && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;
}

try {
  if (Number.parseInt(process.versions.node, 10) < 20)
    throw new Error(`Node ${process.versions.node} is too old: install Node 20 or later, then try again.`);
  // pnpm has already checked the packages when it runs this script.
  if (!process.env.npm_config_user_agent?.startsWith('pnpm/')) {
    const install = ['install', '--frozen-lockfile', '--prefer-offline'];
    if (installedPnpmVersion() === pnpmVersion) {
      // Starting it with npx takes seconds.
      run(node, 'node_modules/pnpm/bin/pnpm.mjs', ...install);
    } else {
      if (!existsSync(`${root}node_modules/.pnpm`))
        console.log('naap: installing Node 24, pnpm and all packages into node_modules ...');
      run('npx', '--yes', `pnpm@${pnpmVersion}`, ...install);
    }
  }
  // Installing compiles the messages only when packages have changed.
  run(node, 'packages/messages/scripts/generate.ts', '--if-changed');
} catch (error) {
  console.error(`\nnaap: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}

const [, , ...program] = process.argv;
if (program.length > 0) {
  process.exitCode =
    spawnSync(node, program, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }).status ??
    1;
}
