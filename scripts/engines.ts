/**
 * `pnpm test:engines`: the main journey in Firefox and WebKit, against the processes that `npm start` runs. Installs the browsers with apt-get
 * where it may. Playwright Test gets all arguments: `pnpm test:engines --project firefox`.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sparePorts } from './ports.ts';
import { exitCodeOf, startProcess, stopProcess, waitUntilAnswering } from './processes.ts';
import { planStacks, startStack } from './stack.ts';
import { ensureFirefox, ensureWebKit } from './system.ts';

const args = process.argv.slice(2);
/** Whether the arguments leave a project in the run: `--project firefox`, or none. */
const runs = (project: string) => !args.includes('--project') || args.includes(project);

const gtkStyles = `
* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; }
toolbar *, infobar * { font-size: 1px; }
infobar { margin-top: -400px; }
`;

const folder = mkdtempSync(join(tmpdir(), 'naap-engines-'));
const children: ChildProcess[] = [];
const stopAll = () => Promise.all(children.toReversed().map((child) => stopProcess(child, 20_000)));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stopAll());
let code = 1;
try {
  const [stack] = await planStacks(folder, 1);
  if (!stack) throw new Error('no ports');
  const browsers = {
    ...(runs('firefox') ? await startFirefox() : {}),
    ...(runs('webkit') ? await startWebKit() : {}),
  };
  const naap = startStack(stack);
  children.push(naap);
  await waitUntilAnswering(stack.urls.shop, naap, 300_000);
  const journeys = startProcess({
    name: 'playwright',
    command: 'playwright',
    args: ['test', '--config', 'e2e/engines/playwright.config.ts', ...args],
    env: { ...browsers, NAAP_E2E_STACKS: JSON.stringify([stack.urls]), WDIO_LOG_LEVEL: 'error' },
  });
  children.push(journeys);
  code = await exitCodeOf(journeys);
} catch (error) {
  console.error(`naap: ${error instanceof Error ? error.message : String(error)}`);
} finally {
  await stopAll();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(code);

/** Starts Firefox, which speaks WebDriver BiDi itself. */
async function startFirefox() {
  const firefox = await ensureFirefox();
  const [port = 0] = await sparePorts(1);
  // As root, Firefox refuses a home folder that belongs to another user.
  const home = join(folder, 'firefox');
  mkdirSync(home);
  const child = startProcess({
    name: 'firefox',
    command: firefox,
    args: ['--headless', '--no-remote', '--profile', home, '--remote-debugging-port', `${port}`],
    env: { HOME: home },
    silent: true,
  });
  children.push(child);
  await waitUntilAnswering(`http://127.0.0.1:${port}`, child);
  return { NAAP_FIREFOX_URL: `ws://127.0.0.1:${port}/session` };
}

/** Starts WebKitGTK's driver on a virtual display; it starts a browser for each session. */
async function startWebKit() {
  const { driver, browser, display } = await ensureWebKit();
  const [port = 0] = await sparePorts(1);
  const url = `http://127.0.0.1:${port}`;
  const child = startProcess({
    name: 'webkit',
    command: driver,
    args: ['--host=127.0.0.1', `--port=${port}`],
    env: { DISPLAY: await startDisplay(display), XDG_CONFIG_HOME: writeGtkSettings() },
    silent: true,
  });
  children.push(child);
  await waitUntilAnswering(`${url}/status`, child);
  return { NAAP_WEBKIT_URL: url, NAAP_WEBKIT_BROWSER: browser };
}

/** Starts a virtual display and returns its name, such as ':99'. */
async function startDisplay(program: string): Promise<string> {
  // Xvfb chooses a free number and writes it to the file descriptor that -displayfd names.
  const child = spawn(program, ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  children.push(child);
  const [number] = await once(child.stdout, 'data', { signal: AbortSignal.timeout(20_000) });
  return `:${String(number).trim()}`;
}

/**
 * Writes a style sheet for GTK and returns its folder. It shrinks the browser's toolbar, which otherwise keeps the window wider than a phone, and
 * hides the bar that asks for the location, which would move the page down at any moment.
 */
function writeGtkSettings(): string {
  const config = join(folder, 'config');
  mkdirSync(join(config, 'gtk-3.0'), { recursive: true });
  writeFileSync(join(config, 'gtk-3.0/gtk.css'), gtkStyles);
  return config;
}
