import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sparePorts } from '@naap/launcher/ports';
import { openSession, type Session, waitUntilAnswering } from '@naap/launcher/processes';
import { startStack } from '@naap/launcher/test/stack';
import { ensureFirefox, ensureWebKit } from '@naap/launcher/test/system-programs';

/** Whether the run includes a project: the arguments name it, as in `--project firefox`, or name none. */
const includes = (project: string) => !process.argv.includes('--project') || process.argv.includes(project);

const silent = { stdout: 'ignore', stderr: 'ignore' } as const;

const gtkStyles = `
* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; }
toolbar *, infobar * { font-size: 1px; }
infobar { margin-top: -400px; }
`;

/** Global set-up of the engines: starts a stack of processes and the browsers. Returns a function that stops them. */
export default function setUp() {
  return openSession(async (session) => {
    if (includes('firefox')) await startFirefox(session);
    if (includes('webkit')) await startWebKit(session);
    const { urls } = await startStack(session);
    process.env.NAAP_E2E_STACKS = JSON.stringify([urls]);
    process.env.WDIO_LOG_LEVEL = 'error';
  });
}

/** Starts Firefox, which speaks WebDriver BiDi itself. */
async function startFirefox({ folder, start }: Session) {
  const firefox = await ensureFirefox();
  const [port = 0] = await sparePorts(1);
  // As root, Firefox refuses a home folder that belongs to another user.
  const home = join(folder, 'firefox');
  mkdirSync(home);
  const flags = ['--headless', '--no-remote', '--profile', home, '--remote-debugging-port', `${port}`];
  const program = start(firefox, flags, { env: { HOME: home }, ...silent });
  await waitUntilAnswering(`http://127.0.0.1:${port}`, program);
  process.env.NAAP_FIREFOX_URL = `ws://127.0.0.1:${port}/session`;
}

/** Starts WebKitGTK's driver on a virtual display; it starts a browser for each session. */
async function startWebKit(session: Session) {
  const { driver, browser, display } = await ensureWebKit();
  const [port = 0] = await sparePorts(1);
  const url = `http://127.0.0.1:${port}`;
  const program = session.start(driver, ['--host=127.0.0.1', `--port=${port}`], {
    env: { DISPLAY: await startDisplay(session, display), XDG_CONFIG_HOME: writeGtkSettings(session) },
    ...silent,
  });
  await waitUntilAnswering(`${url}/status`, program);
  process.env.NAAP_WEBKIT_URL = url;
  process.env.NAAP_WEBKIT_BROWSER = browser;
}

/** Starts a virtual display and returns its name, such as ':99'. */
async function startDisplay({ start }: Session, program: string): Promise<string> {
  // Xvfb chooses a free number and writes it to the file descriptor that -displayfd names.
  const flags = ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const { stdout } = start(program, flags, { stdout: 'pipe', buffer: false });
  const [number] = await once(stdout, 'data', { signal: AbortSignal.timeout(20_000) });
  return `:${String(number).trim()}`;
}

/**
 * Writes a style sheet for GTK and returns its folder. It shrinks the browser's toolbar, which otherwise keeps the window wider than a phone, and
 * hides the bar that asks for the location, which would move the page down at any moment.
 */
function writeGtkSettings({ folder }: Session): string {
  const config = join(folder, 'config');
  mkdirSync(join(config, 'gtk-3.0'), { recursive: true });
  writeFileSync(join(config, 'gtk-3.0/gtk.css'), gtkStyles);
  return config;
}
