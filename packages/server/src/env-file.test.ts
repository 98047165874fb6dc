import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { loadEnvFile } from './env-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'naap-env-'));
const names = ['NAAP_FIRST', 'NAAP_SET'];
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
  for (const name of names) delete process.env[name];
});

it('reads a file with a byte-order mark and CRLF, and keeps what is set', () => {
  vi.stubEnv('NAAP_SET', 'before');
  writeFileSync(join(folder, '.env'), '\uFEFFNAAP_FIRST="नाप 1"\r\nNAAP_SET=after\r\n');
  loadEnvFile(folder);
  expect(names.map((name) => process.env[name])).toEqual(['नाप 1', 'before']);
});
