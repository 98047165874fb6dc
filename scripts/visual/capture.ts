import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import type { Theme } from '../stories/options.ts';
import { selectEntries, serveStorybook } from '../stories/run.ts';
import { type Album, fileOfShot, nameOfShot, readAlbum, type Shot, writeAlbum } from './album.ts';
import { installStillness } from './stillness.ts';

/** What every story's clock says. */
const NOW = Date.UTC(2026, 10, 2, 6, 30);
/** Real milliseconds until a story that does not come to rest is given up. */
const PATIENCE = 30_000;
const WORKERS = 2;

export interface Sitting {
  /** Folder of the built Storybook. */
  readonly storybook: string;
  /** Where the pictures go. Those that an earlier sitting left there are not taken again. */
  readonly folder: string;
  readonly stories: readonly string[];
  readonly themes: readonly Theme[];
  readonly widths: readonly number[];
}

/** Takes the pictures of a built Storybook, printing how far it is. */
export async function takePictures(browser: Browser, sitting: Sitting): Promise<Album> {
  const { folder } = sitting;
  const served = await serveStorybook(sitting.storybook);
  const shots = new Map<string, string | null>();
  try {
    const ids = selectEntries(served.entries, sitting.stories)
      .filter(({ type }) => type === 'story')
      .map(({ id }) => id);
    const visits = await planVisits(browser, served.url, ids, sitting);
    const known = readAlbum(folder);
    const trusted = new Set(known);
    const outstanding = visits.filter((visit) => visit.some((shot) => !known.has(nameOfShot(shot))));
    for (const shot of visits.flat()) if (known.has(nameOfShot(shot))) shots.set(nameOfShot(shot), null);

    const queue = outstanding.values();
    let visited = 0;
    const work = async () => {
      const context = await openContext(browser, served.url);
      const page = await context.newPage();
      for (const visit of queue) {
        const fault = await visitStory(page, served.url, visit, folder);
        for (const shot of visit) {
          shots.set(nameOfShot(shot), fault);
          if (fault === null) trusted.add(nameOfShot(shot));
        }
        visited += 1;
        if (visited % 100 === 0) console.log(`visual: ${visited} of ${outstanding.length}`);
      }
      await context.close();
    };
    writeAlbum(folder, trusted);
    await Promise.all(Array.from({ length: WORKERS }, work));
    writeAlbum(folder, trusted);
  } finally {
    await served.stop();
  }
  return { folder, shots };
}

/** Names all that a picture hangs on besides the story: pictures of different names do not compare. */
export function nameOfCamera(browser: Browser): string {
  const sources = ['capture.ts', 'stillness.ts'].map((file) =>
    readFileSync(fileURLToPath(new URL(file, import.meta.url))),
  );
  return createHash('sha256')
    .update(browser.version())
    .update(Buffer.concat(sources))
    .digest('hex')
    .slice(0, 12);
}

/** Launches Chromium so that text and colours are drawn in the one way that all machines have. */
export function launchChromium(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      // What is drawn anew in part has other rounded corners, by a few shades.
      '--disable-partial-raster',
      // Otherwise a large picture may be left out until it is decoded.
      '--disable-checker-imaging',
      '--disable-quic',
      '--disable-component-update',
      '--disable-sync',
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--force-color-profile=srgb',
    ],
  });
}

async function openContext(browser: Browser, url: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  // MSW's worker unregisters itself when the last page leaves it, while the next story already asks it to start. This one stays.
  const resident = await context.newPage();
  await resident.goto(`${url}/project.json`);
  await context.addInitScript(installStillness, { now: NOW, patience: PATIENCE });
  return context;
}

/** What Storybook's preview knows of a story, as far as it is read here. */
interface PreparedStory {
  readonly storyGlobals: { readonly theme?: unknown; readonly viewport?: { readonly value?: string } };
  readonly parameters: {
    readonly viewport?: {
      readonly options?: Readonly<
        Record<string, { readonly styles: { readonly width: string; readonly height: string } }>
      >;
    };
  };
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: {
      readonly storyStoreValue?: { loadStory(story: { storyId: string }): Promise<PreparedStory> };
      /** What every story declares, by its id. */
      extract(): Promise<Record<string, { readonly parameters: { readonly states?: readonly string[] } }>>;
    };
  }
}

/** A story that names its own theme or viewport is taken in that alone. The shots of a visit differ in their theme only. */
async function planVisits(
  browser: Browser,
  url: string,
  ids: readonly string[],
  { themes, widths }: Pick<Sitting, 'themes' | 'widths'>,
): Promise<readonly (readonly Shot[])[]> {
  const page = await browser.newPage();
  await page.goto(`${url}/iframe.html`);
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined);
  const own = await page.evaluate(async (storyIds) => {
    const store = window.__STORYBOOK_PREVIEW__?.storyStoreValue;
    if (store === undefined) return [];
    const loading = storyIds.map(async (storyId) => {
      const { storyGlobals, parameters } = await store.loadStory({ storyId });
      const styles = parameters.viewport?.options?.[storyGlobals.viewport?.value ?? '']?.styles;
      const size = styles && {
        width: Number.parseInt(styles.width, 10),
        height: Number.parseInt(styles.height, 10),
      };
      return { size, theme: storyGlobals.theme };
    });
    return Promise.all(loading);
  }, ids);
  await page.close();
  return ids.flatMap((story, index) => {
    const { size, theme: ownTheme } = own[index] ?? {};
    const sizes = size === undefined ? widths.map((width) => ({ width, height: heightAt(width) })) : [size];
    const ownThemes = themes.filter(
      (theme) => (ownTheme !== 'light' && ownTheme !== 'dark') || theme === ownTheme,
    );
    return ownThemes.length === 0
      ? []
      : sizes.map((at) => ownThemes.map((theme) => ({ story, theme, ...at })));
  });
}

/** Of a phone, or of a desktop's window. */
function heightAt(width: number): number {
  return width < 600 ? 844 : 800;
}

/**
 * Opens a story, waits until it rests, and takes it in each theme. Themes are CSS alone, so a story plays once for all of them.
 * Tells what went wrong, or null; the pictures are taken all the same.
 */
async function visitStory(
  page: Page,
  url: string,
  shots: readonly Shot[],
  folder: string,
): Promise<string | null> {
  const [first] = shots;
  if (first === undefined) return null;
  await page.setViewportSize({ width: first.width, height: first.height });
  await page.emulateMedia({ colorScheme: first.theme });
  // axe has its own command.
  const globals = `theme:${first.theme};a11y.manual:!true`;
  await page.goto(`${url}/iframe.html?viewMode=story&id=${first.story}&globals=${globals}`, {
    waitUntil: 'commit',
  });
  const fault = await page.evaluate(() => window.__stillness.whenStill());
  await page.evaluate(() => window.__stillness.hold());
  // A window as high as the page holds its bars and dialogs where they belong. Playwright's whole page would be laid out anew while
  // it is taken, and rows of slides come back from that at their first.
  const wholeHeight = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: first.width, height: Math.max(first.height, wholeHeight) });
  for (const shot of shots) {
    await page.emulateMedia({ colorScheme: shot.theme });
    await page.evaluate((theme) => {
      document.documentElement.dataset.theme = theme;
    }, shot.theme);
    await page.screenshot({
      path: fileOfShot({ folder }, nameOfShot(shot)),
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
    });
  }
  return fault === null ? null : stripVTControlCharacters(fault);
}
