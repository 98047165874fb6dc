import WebDriver from 'webdriver';
import { requireEnv } from '../environment.ts';
import type { Engine, WindowSize } from './engine.ts';

/** Starts WebKitGTK's browser through the WebKitWebDriver that `pnpm test:engines` started. That driver speaks no BiDi. */
export async function openWebKit({ width, height }: WindowSize): Promise<Engine> {
  const { hostname, port } = new URL(requireEnv('NAAP_WEBKIT_URL'));
  const capabilities = {
    'wdio:enforceWebDriverClassic': true,
    'webkitgtk:browserOptions': { binary: requireEnv('NAAP_WEBKIT_BROWSER'), args: ['--automation'] },
  };
  const options = { hostname, port: Number(port), logLevel: 'error', capabilities } as const;
  const client = await WebDriver.newSession(options);
  await client.setWindowRect(0, 0, width, height);
  const evaluate = (expression: string): Promise<string> =>
    client.executeScript(`return (${expression})`, []);
  const errors: string[] = [];
  /** Keeps the errors of the document that a navigation is about to replace. */
  const keepErrors = async () => {
    errors.push(...JSON.parse(await evaluate('JSON.stringify(globalThis.recordedErrors?.splice(0) ?? [])')));
  };
  const recordErrors = () => evaluate(`(${installErrorRecorder})()`);
  return {
    async navigate(url) {
      await keepErrors();
      await client.navigateTo(url);
      await recordErrors();
    },
    async reload() {
      await keepErrors();
      await client.refresh();
      await recordErrors();
    },
    evaluate,
    performActions: (actions) => client.performActions([...actions]),
    takeScreenshot: async () => Buffer.from(await client.takeScreenshot(), 'base64'),
    async pageErrors() {
      await keepErrors();
      return errors;
    },
    close: () => client.deleteSession(),
  };
}

/** Records errors from now on. WebDriver's HTTP protocol reports none, so those of a page that is still loading are missed. */
function installErrorRecorder(): string {
  const recorded: string[] = [];
  Object.assign(globalThis, { recordedErrors: recorded });
  addEventListener('error', ({ message }) => recorded.push(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => recorded.push(`unhandled: ${reason}`));
  const log = console.error;
  console.error = (...values: unknown[]) => {
    recorded.push(`console: ${values.join(' ')}`);
    log(...values);
  };
  return '';
}
