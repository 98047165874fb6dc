import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '@naap/launcher/processes';

/** A browser that the tests start. */
interface Browser {
  /** Environment variable with its path. */
  readonly variable: string;
  /** Usual paths, used when the variable is not set. */
  readonly paths: readonly [string, ...string[]];
  /** Debian package, and why the tests need it. */
  readonly debianPackage: string;
  readonly reason: string;
  /** The remedy when it was neither found nor installed. */
  readonly missing: string;
}

/** Folder of the libraries on Debian and Ubuntu, with one subfolder per architecture. */
const libraryFolder = '/usr/lib';

/** Folder of the PostgreSQL servers on Debian and Ubuntu, with one subfolder per version. */
const postgresFolder = '/usr/lib/postgresql';

/** Returns the path of Chromium. Throws an Error with the remedy when it is not installed and cannot be. */
export const ensureChromium = () =>
  ensureBrowser({
    variable: 'CHROMIUM_PATH',
    paths: [
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
      '/usr/bin/google-chrome-stable',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    debianPackage: 'chromium',
    reason: 'stories, screenshots and journeys run in it',
    missing:
      'the browser tests need Chromium, which was neither found nor could be installed.\n' +
      'Install Chromium or Google Chrome, or set its path: CHROMIUM_PATH=/path/to/chromium npm test',
  });

/** Returns the path of Firefox. Throws an Error with the remedy when it is not installed and cannot be. */
export const ensureFirefox = () =>
  ensureBrowser({
    variable: 'FIREFOX_PATH',
    paths: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    debianPackage: 'firefox-esr',
    reason: 'the main journey also runs in it',
    missing:
      'Firefox was neither found nor could be installed.\n' +
      'Install it, or set its path: FIREFOX_PATH=/path/to/firefox pnpm test:engines',
  });

async function ensureBrowser({ variable, paths, debianPackage, reason, missing }: Browser): Promise<string> {
  const named = process.env[variable];
  if (named && !existsSync(named))
    throw new Error(`${variable} is "${named}", which does not exist. Example: ${variable}=${paths[0]}`);
  const find = () => named || paths.find((path) => existsSync(path));
  const found = await findOrInstall(find, { [debianPackage]: reason });
  if (found === undefined) throw new Error(missing);
  return found;
}

/** Returns whether a PostgreSQL server is installed, after installing one if possible. */
export async function ensurePostgres(): Promise<boolean> {
  const find = () => subfolders(postgresFolder).find((version) => existsSync(join(version, 'bin/initdb')));
  const reason = 'the stores of the backend are also tested on it';
  return (await findOrInstall(find, { postgresql: reason })) !== undefined;
}

/** Returns whether PgBouncer is installed, after installing it if possible. */
export async function ensurePgBouncer(): Promise<boolean> {
  const find = () => existsSync('/usr/sbin/pgbouncer') || undefined;
  return (
    (await findOrInstall(find, { pgbouncer: 'the stores of the backend are also tested behind it' })) ?? false
  );
}

/**
 * Returns the paths of WebKitGTK's driver, of its own small browser and of a virtual display. Throws an Error with the remedy when they are not
 * installed and cannot be.
 */
export async function ensureWebKit() {
  const driver = '/usr/bin/WebKitWebDriver';
  const display = '/usr/bin/Xvfb';
  const find = () => {
    const browser = subfolders(libraryFolder)
      .map((folder) => join(folder, 'webkit2gtk-4.1/MiniBrowser'))
      .find((path) => existsSync(path));
    return browser && existsSync(driver) && existsSync(display) ? { driver, browser, display } : undefined;
  };
  const found = await findOrInstall(find, {
    'webkit2gtk-driver': 'the main journey also runs in WebKit',
    xvfb: 'WebKit needs a display, and this one shows nothing',
  });
  if (found) return found;
  throw new Error(
    'WebKitGTK was neither found nor could be installed.\n' +
      'On Debian or Ubuntu: sudo apt-get install webkit2gtk-driver xvfb. Elsewhere: pnpm test:engines --project firefox',
  );
}

const subfolders = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];

/** Returns what `find` returns, after installing Debian packages if it finds nothing; `packages` has the reason for each. */
async function findOrInstall<Found>(
  find: () => Found | undefined,
  packages: Readonly<Record<string, string>>,
): Promise<Found | undefined> {
  const found = find();
  // apt-get may be used by root only.
  if (found !== undefined || !existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return found;
  const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
  for (const [name, reason] of Object.entries(packages)) {
    console.log(`naap: installing the system package ${name} with apt-get, because ${reason} ...`);
    const { failed } = await run('apt-get', ['-qq', 'update'], quiet);
    if (!failed) await run('apt-get', ['-qq', '-y', '--no-install-recommends', 'install', name], quiet);
  }
  return find();
}
