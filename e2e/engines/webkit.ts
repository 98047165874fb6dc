import type { ViewportSize } from '@playwright/test';
import WebDriver from 'webdriver';
import { requireEnv } from '../helpers/environment.ts';
import type { Engine } from './engine.ts';

/** Starts WebKitGTK's browser through the WebKitWebDriver that `pnpm test:engines` started. That driver speaks no BiDi. */
export async function openWebKit({ width, height }: ViewportSize): Promise<Engine> {
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
  const recordErrors = async () => void (await evaluate(`(${installErrorRecorder})()`));
  return {
    navigate: (url) => client.navigateTo(url).then(recordErrors),
    reload: () => client.refresh().then(recordErrors),
    evaluate,
    performActions: (actions) => client.performActions([...actions]),
    takeScreenshot: async () => Buffer.from(await client.takeScreenshot(), 'base64'),
    pageErrors: async () => JSON.parse(await evaluate('sessionStorage.recordedErrors ?? "[]"')),
    close: () => client.deleteSession(),
  };
}

/**
 * Records errors from now on, for all pages of the tab. WebDriver's HTTP protocol reports none, so those of a page that is still loading are
 * missed.
 */
function installErrorRecorder(): void {
  const record = (error: string) => {
    const earlier: string[] = JSON.parse(sessionStorage.recordedErrors ?? '[]');
    sessionStorage.recordedErrors = JSON.stringify([...earlier, error]);
  };
  addEventListener('error', ({ message }) => record(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => record(`unhandled: ${reason}`));
  console.error = (...values: unknown[]) => record(`console: ${values.join(' ')}`);
}
