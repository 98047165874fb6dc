import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseContent } from '@naap/content';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sparePorts } from '../ports.ts';
import { run } from '../processes.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'naap-content-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const content = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  run('node', ['apps/launcher/src/content/main.ts', ...args], {
    env,
    all: true,
    stdout: 'pipe',
    stderr: 'pipe',
  });

it('writes a valid file, and keeps one that exists unless it may overwrite it', async () => {
  const file = join(folder, 'my-shop.json');
  writeFileSync(file, 'mine');
  const kept = await content([file]);
  expect(kept.exitCode).toBe(2);
  expect(kept.all).toContain(`npm run content -- --overwrite ${file}`);
  expect(readFileSync(file, 'utf8')).toBe('mine');

  expect((await content(['--overwrite', file])).exitCode).toBe(0);
  parseContent(JSON.parse(readFileSync(file, 'utf8')), file);
  expect(readdirSync(folder)).toEqual(['my-shop.json']);
});

it('leaves no file without a name or when the store does not answer, and says what to do', async () => {
  const [port = 0] = await sparePorts(1);
  const [unnamed, failed] = await Promise.all([
    content([]),
    content(['--from-store', join(folder, 'my-shop.json')], { SANDBOX_PORT: `${port}`, STOREFRONT_URL: '' }),
  ]);
  expect(unnamed.all).toContain('Example: npm run content -- my-shop.json');
  expect(failed.exitCode).toBe(2);
  expect(failed.all).toContain('Run npm start first');
  expect(readdirSync(folder)).toEqual([]);
});
