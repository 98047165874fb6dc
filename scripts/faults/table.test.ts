import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@naap/launcher/processes';
import { describe, expect, it } from 'vitest';
import { faults, sizeFault, withFault } from './table.ts';

describe('the fault table', () => {
  it.each([...Object.entries(faults), ['code in the entry', sizeFault] as const])(
    'matches its source: %s',
    (_name, fault) => {
      const source = readFileSync(join(root, 'packages/ui/src', fault[0]), 'utf8');
      expect(withFault(source, fault)).not.toBe(source);
    },
  );

  it('is rejected where it does not match', () => {
    const fault = ['a.css.ts', 'outline: ring', ''] as const;
    expect(() => withFault('outline: none', fault)).toThrow('matches 0 times in packages/ui/src/a.css.ts');
    expect(() => withFault('outline: ring; outline: ring', fault)).toThrow('matches 2 times');
  });
});
