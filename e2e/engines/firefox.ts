import type { ViewportSize } from '@playwright/test';
import { BidiHandler, type local } from 'webdriver';
import { requireEnv } from '../helpers/environment.ts';
import type { Engine } from './engine.ts';

/** Opens a tab in the Firefox that `pnpm test:engines` started, over WebDriver BiDi. Firefox itself needs no driver for it. */
export async function openFirefox(viewport: ViewportSize): Promise<Engine> {
  const bidi = new BidiHandler(requireEnv('NAAP_FIREFOX_URL'));
  await bidi.connect();
  await bidi.sessionNew({ capabilities: {} });
  const { userContext } = await bidi.browserCreateUserContext({});
  const { context } = await bidi.browsingContextCreate({ type: 'tab', userContext });
  await bidi.browsingContextSetViewport({ context, viewport, devicePixelRatio: 2 });
  const errors: string[] = [];
  bidi.socket?.on('message', (data) => {
    const { method, params } = JSON.parse(String(data)) as Partial<local.LogEntryAdded>;
    if (method === 'log.entryAdded' && params?.level === 'error') errors.push(params.text ?? '');
  });
  await bidi.sessionSubscribe({ events: ['log.entryAdded'] });
  return {
    navigate: async (url) => void (await bidi.browsingContextNavigate({ context, url, wait: 'complete' })),
    reload: async () => void (await bidi.browsingContextReload({ context, wait: 'complete' })),
    async evaluate(expression) {
      const outcome = await bidi.scriptEvaluate({ expression, target: { context }, awaitPromise: true });
      if (outcome.type === 'exception') throw new Error(outcome.exceptionDetails.text);
      if (outcome.result.type !== 'string') throw new Error(`not a string: ${expression}`);
      return outcome.result.value;
    },
    performActions: async (actions) => void (await bidi.inputPerformActions({ context, actions })),
    async takeScreenshot() {
      const { data } = await bidi.browsingContextCaptureScreenshot({ context });
      return Buffer.from(data, 'base64');
    },
    pageErrors: async () => errors,
    async close() {
      await bidi.browserRemoveUserContext({ userContext });
      await bidi.sessionEnd({});
      bidi.close();
    },
  };
}
