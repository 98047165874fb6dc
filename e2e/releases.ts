import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';

const SERVER = fileURLToPath(new URL('../apps/shop/server.ts', import.meta.url));

/**
 * Copies built pages and turns the copy into another release: each file in `assets` gets a name that ends with `mark`, and every file that
 * refers to it is changed accordingly.
 */
export function makeRelease(pages: string, folder: string, mark: string): void {
  cpSync(pages, folder, { recursive: true });
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /\.(br|gz|map)$/.test(name))) rmSync(join(folder, file));
  const assets = readdirSync(join(folder, 'assets'));
  const renamed = assets.map((name) => [name, name.replace(/(\.\w+)$/, `${mark}$1`)] as const);
  for (const [name, next] of renamed) renameSync(join(folder, 'assets', name), join(folder, 'assets', next));
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|html|json)$/.test(file)) continue;
    const text = readFileSync(join(folder, file), 'utf8');
    const next = renamed.reduce((result, [name, other]) => result.replaceAll(name, other), text);
    // The shell's revision is in the worker; the shell has changed.
    writeFileSync(join(folder, file), next.replaceAll(/(index\.html.{1,4}revision.{1,4})/g, `$1${mark}`));
  }
}

/** Serves built pages. Resolves, when they are served, with a function that stops the server. */
export async function servePages(pages: string, port: number): Promise<() => Promise<void>> {
  const child: ChildProcess = spawn(process.execPath, [SERVER], {
    env: { ...process.env, SHOP_PAGES_DIR: pages, SHOP_PORT: `${port}` },
    stdio: 'inherit',
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const isAnswering = () =>
    fetch(`http://localhost:${port}/sw.js`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(async () => child.exitCode ?? (await isAnswering()), { timeout: 60_000 }).toBe(true);
  return async () => {
    child.kill();
    await exited;
  };
}
