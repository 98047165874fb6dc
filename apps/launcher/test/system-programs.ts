/**
 * Programs of the system that tests start. Each function returns a program's path, and installs it first where that is possible. It rejects with the
 * remedy when the program is missing.
 */
import { existsSync, globSync } from 'node:fs';
import { run } from '../src/processes.ts';

const chromium = [
  '/usr/bin/chromium{,-browser}',
  '/usr/bin/google-chrome{,-stable}',
  '/Applications/{Google Chrome,Chromium}.app/Contents/MacOS/{Google Chrome,Chromium}',
];

/** The Chromium that tests run in, if possible one without a user interface of its own, in which they take half of the CPU time. */
export const ensureTestChromium = () =>
  ensure('chromium-headless-shell', 'stories, screenshots and journeys run in it', [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium-headless-shell',
  ]).catch(ensureChromium);

/** The Chromium that shoppers use. */
export const ensureChromium = () =>
  ensure('chromium', 'one journey installs the shop', [process.env.CHROMIUM_PATH, ...chromium]);

/** Installs fonts that phones have, for text whose web font has not loaded: the shop knows their widths, and without one Chromium searches all fonts. */
export async function ensurePhoneFonts(): Promise<void> {
  const reason = 'phones have such a font';
  await ensure('fonts-liberation', reason, [
    '/usr/{,local/}share/fonts/**/{Roboto,Arial,LiberationSans}*',
    '/System/Library/Fonts/**/Helvetica*',
  ]);
  await ensure('fonts-lohit-deva', reason, [
    '/usr/{,local/}share/fonts/**/*[Dd]evanagari*',
    '/System/Library/Fonts/**/*Devanagari*',
  ]);
}

export const ensureFirefox = () =>
  ensure('firefox-esr', 'the main journey also runs in it', [
    process.env.FIREFOX_PATH,
    '/usr/bin/firefox{-esr,}',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ]);

/** WebKitGTK's driver, its own small browser, and a virtual display, because it does not run without one. */
export async function ensureWebKit() {
  const reason = 'the main journey also runs in WebKit';
  return {
    driver: await ensure('webkit2gtk-driver', reason, ['/usr/bin/WebKitWebDriver']),
    browser: await ensure('libwebkit2gtk-4.1-0', reason, ['/usr/lib/*/webkit2gtk-4.1/MiniBrowser']),
    display: await ensure('xvfb', reason, ['/usr/bin/Xvfb']),
  };
}

/** PostgreSQL's `initdb`. */
export const ensurePostgres = () =>
  ensure('postgresql', 'the stores of the backend are also tested on it', [
    '/usr/lib/postgresql/*/bin/initdb',
  ]);

export const ensurePgBouncer = () =>
  ensure('pgbouncer', 'the stores of the backend are also tested behind it', ['/usr/sbin/pgbouncer']);

export const ensurePromtool = () =>
  ensure('prometheus', 'its promtool tests the alerts', [
    process.env.PROMTOOL_PATH,
    '{/usr,/usr/local,/opt/homebrew}/bin/promtool',
  ]);

/** `paths` may be globs; the first that exists is returned. */
async function ensure(debianPackage: string, reason: string, paths: readonly (string | undefined)[]) {
  const find = () => paths.flatMap((path) => (path ? globSync(path) : []))[0];
  // apt-get may be used by root only.
  if (!find() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`naap: installing the system package ${debianPackage}, because ${reason} ...`);
    const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
    await run('apt-get', ['-qq', 'update'], quiet);
    await run('apt-get', ['-qq', '-y', '--no-install-recommends', 'install', debianPackage], quiet);
  }
  const found = find();
  if (found) return found;
  const remedy = 'Install it, or set CHROMIUM_PATH, FIREFOX_PATH or PROMTOOL_PATH to the path of yours.';
  throw new Error(`${debianPackage} was neither found nor could be installed, but ${reason}. ${remedy}`);
}
