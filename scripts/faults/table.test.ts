import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../processes.ts';
import { faults, withFault } from './table.ts';

describe('the seeded faults', () => {
  it('are twenty-seven, each with a name of its own', () => {
    expect(new Set(faults.map(({ name }) => name)).size).toBe(27);
  });

  it.each(faults)('still find their place: $name', (fault) => {
    const source = readFileSync(join(root, 'packages/ui/src', fault.file), 'utf8');
    expect(withFault(source, fault)).not.toBe(source);
  });

  it('are refused by name where the place has gone', () => {
    const fault = {
      name: 'no ring',
      file: 'a.css.ts',
      search: 'outline: ring',
      replacement: '',
      stories: [],
    };
    expect(() => withFault('outline: none', fault)).toThrow('the fault "no ring" finds 0 places');
    expect(() => withFault('outline: ring; outline: ring', fault)).toThrow('finds 2 places');
  });
});
