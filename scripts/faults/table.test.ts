import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@naap/launcher/processes';
import { describe, expect, it } from 'vitest';
import { faults, withFault } from './table.ts';

describe('the fault table', () => {
  it('have unique names', () => {
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
  });

  it.each(faults)('match their source: $name', (fault) => {
    const source = readFileSync(join(root, 'packages/ui/src', fault.file), 'utf8');
    expect(withFault(source, fault)).not.toBe(source);
  });

  it('are rejected by name when they do not match', () => {
    const fault = {
      name: 'no ring',
      file: 'a.css.ts',
      search: 'outline: ring',
    };
    expect(() => withFault('outline: none', fault)).toThrow('the fault "no ring" matches 0 times');
    expect(() => withFault('outline: ring; outline: ring', fault)).toThrow('matches 2 times');
  });
});
