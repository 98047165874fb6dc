import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runToEnd } from './processes.ts';

/** Usual paths of Chromium, used when CHROMIUM_PATH is not set. */
const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Folder of the PostgreSQL servers on Debian and Ubuntu, with one subfolder per version. */
const postgresFolder = '/usr/lib/postgresql';

/**
 * Returns the path of Chromium: CHROMIUM_PATH, an installed one, or one installed now.
 * Throws an Error with the remedy when there is none and it cannot be installed.
 */
export async function ensureChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(
      `CHROMIUM_PATH is "${named}", which does not exist. Example: CHROMIUM_PATH=/usr/bin/chromium`,
    );
  }
  const find = () => browsers.find((path) => existsSync(path));
  const found =
    find() ??
    ((await installDebianPackage('chromium', 'stories, screenshots and journeys run in it'))
      ? find()
      : undefined);
  if (found) return found;
  throw new Error(
    'the browser tests need Chromium, which was neither found nor could be installed.\n' +
      'Install Chromium or Google Chrome, or set its path: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}

/** Returns whether a PostgreSQL server is installed, after installing one if possible. */
export async function ensurePostgres(): Promise<boolean> {
  const find = () =>
    existsSync(postgresFolder) &&
    readdirSync(postgresFolder).some((version) => existsSync(join(postgresFolder, version, 'bin/initdb')));
  return (
    find() ||
    ((await installDebianPackage('postgresql', 'the stores of the backend are also tested on it')) && find())
  );
}

/** Announces and installs a system package where apt-get exists and may be used (as root). Returns whether it is installed. */
async function installDebianPackage(name: string, reason: string): Promise<boolean> {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false;
  console.log(`naap: installing the system package ${name} with apt-get, because ${reason} ...`);
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  if ((await runToEnd('apt-get', ['-qq', 'update'], quiet)) !== 0) return false;
  return (await runToEnd('apt-get', ['-qq', '-y', '--no-install-recommends', 'install', name], quiet)) === 0;
}
