import { existsSync, globSync } from 'node:fs';
import { run } from '@naap/launcher/processes';

/** A program of the system that tests start. */
interface Program {
  readonly name: string;
  /** Environment variable that may have its path. */
  readonly variable?: string;
  /** Usual paths, which may be globs. */
  readonly paths: readonly string[];
  readonly debianPackage: string;
  /** Why the tests need it. */
  readonly reason: string;
}

const chromium = {
  name: 'Chromium',
  variable: 'CHROMIUM_PATH',
  paths: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
};

/**
 * Returns the path of the Chromium that tests run in, if possible one without a user interface of its own, in which they take less time.
 * Rejects with the remedy when there is none and it cannot be installed; so do the other functions.
 */
export const ensureTestChromium = () =>
  ensureProgram({
    ...chromium,
    paths: ['/usr/bin/chromium-headless-shell', ...chromium.paths],
    debianPackage: 'chromium-headless-shell',
    reason: 'stories, screenshots and journeys run in it',
  });

/** Returns the path of the Chromium that shoppers use. */
export const ensureChromium = () =>
  ensureProgram({ ...chromium, debianPackage: 'chromium', reason: 'page loads are measured in it' });

export const ensureFirefox = () =>
  ensureProgram({
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    paths: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    debianPackage: 'firefox-esr',
    reason: 'the main journey also runs in it',
  });

/** Returns the paths of WebKitGTK's driver, of its own small browser and of a virtual display. */
export const ensureWebKit = async () => ({
  driver: await ensureProgram({
    name: 'the driver of WebKitGTK',
    paths: ['/usr/bin/WebKitWebDriver'],
    debianPackage: 'webkit2gtk-driver',
    reason: 'the main journey also runs in WebKit',
  }),
  browser: await ensureProgram({
    name: 'the browser of WebKitGTK',
    paths: ['/usr/lib/*/webkit2gtk-4.1/MiniBrowser'],
    debianPackage: 'libwebkit2gtk-4.1-0',
    reason: 'the main journey also runs in WebKit',
  }),
  display: await ensureProgram({
    name: 'Xvfb',
    paths: ['/usr/bin/Xvfb'],
    debianPackage: 'xvfb',
    reason: 'WebKit needs a display, and this one shows nothing',
  }),
});

/** Returns the path of PostgreSQL's `initdb`. */
export const ensurePostgres = () =>
  ensureProgram({
    name: 'PostgreSQL',
    paths: ['/usr/lib/postgresql/*/bin/initdb'],
    debianPackage: 'postgresql',
    reason: 'the stores of the backend are also tested on it',
  });

export const ensurePromtool = () =>
  ensureProgram({
    name: 'promtool',
    variable: 'PROMTOOL_PATH',
    paths: ['/usr/bin/promtool', '/usr/local/bin/promtool', '/opt/homebrew/bin/promtool'],
    debianPackage: 'prometheus',
    reason: 'it tests the alerts',
  });

export const ensurePgBouncer = () =>
  ensureProgram({
    name: 'PgBouncer',
    paths: ['/usr/sbin/pgbouncer'],
    debianPackage: 'pgbouncer',
    reason: 'the stores of the backend are also tested behind it',
  });

async function ensureProgram(program: Program): Promise<string> {
  const { name, variable = '', paths, debianPackage, reason } = program;
  const find = () => [process.env[variable] ?? [], paths].flat().flatMap((path) => globSync(path))[0];
  // apt-get may be used by root only.
  if (!find() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`naap: installing the system package ${debianPackage}, because ${reason} ...`);
    const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
    await run('apt-get', ['-qq', 'update'], quiet);
    await run('apt-get', ['-qq', '-y', '--no-install-recommends', 'install', debianPackage], quiet);
  }
  const found = find();
  if (found) return found;
  const remedy = variable ? `Install it, or set ${variable} to its path.` : 'Install it.';
  throw new Error(`${name} was neither found nor could be installed, but ${reason}. ${remedy}`);
}
