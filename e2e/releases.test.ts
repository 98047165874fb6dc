import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import getPort from 'get-port';
import { expect, longRunOnly, poll, test } from './helpers/fixtures.ts';
import { waitForTitle, waitUntilHydrated } from './helpers/locators.ts';
import { makeReleases, servePages } from './helpers/releases.ts';

/** Returns the releases whose files the page has loaded, by the marks in their names. */
function loadedReleases(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    const marks = names.flatMap((name) => /^\/assets\/.*(-first|-second)\.(?:js|css)$/.exec(name)?.[1] ?? []);
    return [...new Set(marks)];
  });
}

/** Returns how many files the page has loaded. */
const countFiles = (page: Page) =>
  page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => /\/assets\//.test(name)).length,
  );

const waitingWorker = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null);

test('a page without a service worker loads missing files of its release from the next one, and opens the next screen in the new release when they are gone', async ({
  newVisitor,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'naap-releases-'));
  const { server, first, second } = makeReleases(folder);
  const port = await getPort();
  let stop = async () => {};
  try {
    for (const { keepsFiles, releases, documents } of [
      { keepsFiles: false, releases: ['-second'], documents: 1 },
      { keepsFiles: true, releases: ['-first'], documents: 0 },
    ]) {
      // As `pnpm release --previous` does.
      if (keepsFiles) cpSync(join(first, 'assets'), join(second, 'assets'), { recursive: true });
      const { page, pageErrors } = await newVisitor();
      stop = await servePages(server, first, port);
      await page.goto(`http://localhost:${port}/`);
      await waitForTitle(page, /Try it on/);
      await waitUntilHydrated(page);
      await stop();
      stop = await servePages(server, second, port);

      let loads = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) loads += 1;
      });
      const before = await countFiles(page);
      await page.getByRole('link', { name: 'Categories' }).first().click();
      await waitForTitle(page, 'Categories');
      if (keepsFiles) expect(await countFiles(page)).toBeGreaterThan(before);
      await waitUntilHydrated(page);
      expect(await loadedReleases(page)).toEqual(releases);
      expect(loads).toBe(documents);
      // Chromium logs the files that are gone.
      const others = pageErrors.filter((error) => !error.includes('-first.'));
      if (!keepsFiles) pageErrors.splice(0, pageErrors.length, ...others);
      await page.close();
      await stop();
    }
  } finally {
    await stop();
    rmSync(folder, { recursive: true });
  }
});

// Chromium does not always let the new worker take over in the moment between two pages.
test('never mixes the files of two releases', longRunOnly, async ({ newVisitor }) => {
  const folder = mkdtempSync(join(tmpdir(), 'naap-releases-'));
  const { server, first, second } = makeReleases(folder);
  const port = await getPort();
  const home = `http://localhost:${port}/`;
  const { page: oldTab, context } = await newVisitor({ serviceWorkers: 'allow' });
  let stop = await servePages(server, first, port);
  try {
    await oldTab.goto(home);
    await waitForTitle(oldTab, /Try it on/);
    await waitUntilHydrated(oldTab);
    await oldTab.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await oldTab.waitForFunction(
      async () => (await caches.match('/', { cacheName: 'visits' })) !== undefined,
    );

    await stop();
    stop = await servePages(server, second, port);

    // The old tab finds files of its release that it has not loaded before, although the server no longer has them.
    await oldTab.getByRole('link', { name: 'Categories' }).first().click();
    await waitForTitle(oldTab, 'Categories');
    expect(await loadedReleases(oldTab)).toEqual(['-first']);

    // A new tab is of the new release.
    const newTab = await context.newPage();
    await newTab.goto(home);
    await waitForTitle(newTab, /Try it on/);
    await waitUntilHydrated(newTab);
    expect(await loadedReleases(newTab)).toEqual(['-second']);
    await poll(() => waitingWorker(newTab)).toBe(true);

    // Offline the old worker still opens the shell of its own release.
    await context.setOffline(true);
    await newTab.reload();
    await waitForTitle(newTab, /Try it on/);
    expect(await loadedReleases(newTab)).toEqual(['-first']);
    await context.setOffline(false);

    // When all tabs have closed, the new release takes over and deletes the files of the old one.
    const last = await context.newPage();
    await oldTab.close();
    await newTab.close();
    await poll(async () => {
      // Between two pages of the shop no tab of it is open.
      await last.goto('about:blank');
      await last.goto(home);
      return waitingWorker(last);
    }).toBe(false);
    await poll(() =>
      last.evaluate(async () => {
        const names = await caches.keys();
        const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return keys.flat().filter(({ url }) => url.includes('-first.')).length;
      }),
    ).toBe(0);
    await waitUntilHydrated(last);
    await poll(() =>
      last.evaluate(async () => (await caches.match('/', { cacheName: 'visits' })) !== undefined),
    ).toBe(true);
    await context.setOffline(true);
    await last.reload();
    await waitForTitle(last, /Try it on/);
    expect(await loadedReleases(last)).toEqual(['-second']);
  } finally {
    await context.setOffline(false);
    await stop();
    rmSync(folder, { recursive: true });
  }
});
