import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '@naap/launcher/processes';

/** A browser that the tests start. */
interface Browser {
  /** Environment variable with its path. */
  readonly variable: string;
  /** Usual paths, used when the variable is not set. */
  readonly paths: readonly string[];
  /** Debian package, and why the tests need it. */
  readonly debianPackage: string;
  readonly reason: string;
  /** Sentences for the case that it was neither found nor installed. */
  readonly missing: string;
}

const chromium: Browser = {
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
};

const firefox: Browser = {
  variable: 'FIREFOX_PATH',
  paths: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
  debianPackage: 'firefox-esr',
  reason: 'the main journey also runs in it',
  missing:
    'Firefox was neither found nor could be installed.\n' +
    'Install it, or set its path: FIREFOX_PATH=/path/to/firefox pnpm test:engines',
};

/** Folder of the libraries on Debian and Ubuntu, with one subfolder per architecture. */
const libraryFolder = '/usr/lib';

/** Folder of the PostgreSQL servers on Debian and Ubuntu, with one subfolder per version. */
const postgresFolder = '/usr/lib/postgresql';

export const ensureChromium = () => ensureBrowser(chromium);
export const ensureFirefox = () => ensureBrowser(firefox);

/**
 * Returns the path of a browser: that of its variable, of an installed one, or of one installed now.
 * Throws an Error with the remedy when there is none and it cannot be installed.
 */
async function ensureBrowser({ variable, paths, debianPackage, reason, missing }: Browser): Promise<string> {
  const named = process.env[variable];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`${variable} is "${named}", which does not exist. Example: ${variable}=${paths[0]}`);
  }
  const find = () => paths.find((path) => existsSync(path));
  const found = find() ?? ((await installDebianPackage(debianPackage, reason)) ? find() : undefined);
  if (found) return found;
  throw new Error(missing);
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

/** The programs that run WebKitGTK under WebDriver without a screen. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
}

/**
 * Returns the paths of WebKitGTK's programs and of a virtual display, after installing what is missing.
 * Throws an Error with the remedy when they cannot be installed.
 */
export async function ensureWebKit(): Promise<WebKitPrograms> {
  const find = (): WebKitPrograms | undefined => {
    const driver = '/usr/bin/WebKitWebDriver';
    const browser = miniBrowsers().find((path) => existsSync(path));
    const display = '/usr/bin/Xvfb';
    return browser && existsSync(driver) && existsSync(display) ? { driver, browser, display } : undefined;
  };
  const install = async () =>
    (await installDebianPackage('webkit2gtk-driver', 'the main journey also runs in WebKit')) &&
    (await installDebianPackage('xvfb', 'WebKit needs a display, and this one shows nothing'));
  const found = find() ?? ((await install()) ? find() : undefined);
  if (found) return found;
  throw new Error(
    'WebKitGTK was neither found nor could be installed.\n' +
      'On Debian or Ubuntu: sudo apt-get install webkit2gtk-driver xvfb. Elsewhere: pnpm test:engines --project firefox',
  );
}

/** Paths of WebKitGTK's own small browser, in the library folder of the machine's architecture. */
function miniBrowsers(): readonly string[] {
  if (!existsSync(libraryFolder)) return [];
  return readdirSync(libraryFolder).map((name) => join(libraryFolder, name, 'webkit2gtk-4.1/MiniBrowser'));
}

/** Announces and installs a system package where apt-get exists and may be used (as root). Returns whether it is installed. */
async function installDebianPackage(name: string, reason: string): Promise<boolean> {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false;
  console.log(`naap: installing the system package ${name} with apt-get, because ${reason} ...`);
  const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
  const { failed } = await run('apt-get', ['-qq', 'update'], quiet);
  return (
    !failed &&
    !(await run('apt-get', ['-qq', '-y', '--no-install-recommends', 'install', name], quiet)).failed
  );
}
