import { writeFileSync } from 'node:fs';
import { test as base, expect, type ViewportSize } from '@playwright/test';
import type { Engine } from './engine.ts';
import { openFirefox } from './firefox.ts';
import { createEnginePage, type EnginePage } from './page.ts';
import { openWebKit } from './webkit.ts';

export { expect };

export interface EngineOptions {
  /** The browser, set by the project. */
  readonly engineName: keyof typeof engines;
}

const engines = { firefox: openFirefox, webkit: openWebKit };

const phone: ViewportSize = { width: 390, height: 844 };

export const test = base.extend<EngineOptions & { engine: Engine; enginePage: EnginePage }>({
  engineName: ['firefox', { option: true }],
  engine: async ({ engineName }, use, testInfo) => {
    const engine = await engines[engineName](phone);
    await use(engine);
    if (testInfo.status !== testInfo.expectedStatus) {
      writeFileSync(testInfo.outputPath('screenshot.png'), await engine.takeScreenshot());
    }
    const errors = [...(await engine.pageErrors())];
    await engine.close();
    expect(errors).toEqual([]);
  },
  enginePage: async ({ engine }, use) => use(createEnginePage(engine)),
});
