import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { requireEnv } from './environment.ts';

const BUNDLE_SERVER = join(import.meta.dirname, '../../deploy/bundle-server.ts');

/** Writes two releases of the built pages, and the shop's server as `pnpm release` bundles it. Returns their folders. */
export function makeReleases(folder: string) {
  const paths = {
    server: join(folder, 'server'),
    first: join(folder, 'first'),
    second: join(folder, 'second'),
  };
  execFileSync(process.execPath, [BUNDLE_SERVER, 'shop', paths.server], { stdio: 'inherit' });
  for (const name of ['first', 'second'] as const)
    makeRelease(requireEnv('NAAP_E2E_PAGES'), paths[name], `-${name}`);
  return paths;
}

/**
 * Copies built pages and turns the copy into another release: each file in `assets` gets a name that ends with `mark`, and every file that
 * refers to it is changed accordingly.
 */
function makeRelease(pages: string, folder: string, mark: string): void {
  cpSync(pages, folder, {
    recursive: true,
    filter: (path) => !/\.(br|gz|map)$/.test(path),
  });
  const assets = readdirSync(join(folder, 'assets'));
  const renamed = new Map(assets.map((name) => [name, name.replace(/(\.\w+)$/, `${mark}$1`)]));
  for (const [name, next] of renamed) renameSync(join(folder, 'assets', name), join(folder, 'assets', next));
  // One pass for all names: there are two hundred of them, and megabytes of text.
  const names = new RegExp(assets.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|html|json)$/.test(file)) continue;
    const text = readFileSync(join(folder, file), 'utf8');
    const next = text.replaceAll(names, (name) => renamed.get(name) ?? name);
    // The shell's revision is in the worker; the shell has changed.
    writeFileSync(join(folder, file), next.replaceAll(/(index\.html.{1,4}revision.{1,4})/g, `$1${mark}`));
  }
}

/** Serves built pages with a bundled server. Resolves, when they are served, with a function that stops the server. */
export async function servePages(server: string, pages: string, port: number): Promise<() => Promise<void>> {
  const child = fork(join(server, 'server.js'), {
    env: { ...process.env, SHOP_PAGES_DIR: pages, SHOP_PORT: `${port}` },
  });
  const exited = once(child, 'exit');
  await expect(async () => {
    expect((await fetch(`http://localhost:${port}/sw.js`)).ok).toBe(true);
  }).toPass({ timeout: 60_000 });
  return async () => {
    // A clean shutdown waits for the connections of the page.
    child.kill('SIGKILL');
    await exited;
  };
}
