import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const proto = fileURLToPath(new URL('..', import.meta.url));
const contract = 'api/common/proto/brandservice/brand_service.proto';

describe('buf breaking', () => {
  let copy: string;
  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), 'naap-proto-'));
    for (const path of ['api', 'buf.yaml']) cpSync(join(proto, path), join(copy, path), { recursive: true });
  });
  afterEach(() => rmSync(copy, { recursive: true, force: true }));

  it('accepts an added field', () => {
    change('string description = 3;', 'string description = 3;\n  string founded = 5;');
    expect(check()).toEqual({ status: 0, output: '' });
  });

  it('rejects a field that is renumbered, and one that is retyped', () => {
    change('string description = 3;', 'string description = 5;');
    change('int32 brand_id = 1;', 'string brand_id = 1;');
    const { status, output } = check();
    expect(status).not.toBe(0);
    expect(output).toContain('Previously present field "3" with name "description"');
    expect(output).toContain('changed type from "int32" to "string"');
  });

  function change(from: string, to: string): void {
    const file = join(copy, contract);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain(from);
    writeFileSync(file, text.replace(from, to));
  }

  function check() {
    const { status, stdout, stderr } = spawnSync(
      join(proto, 'node_modules/.bin/buf'),
      ['breaking', '--against', join(proto, 'baseline.binpb')],
      { cwd: copy, encoding: 'utf8', shell: process.platform === 'win32' },
    );
    return { status, output: stdout + stderr };
  }
});
