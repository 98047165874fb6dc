import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { variables as backend } from '@naap/backend/config';
import { serverSettings as counterSettings } from '@naap/counter/server-settings';
import { configSchema } from '@naap/shop/config';
import { serverSettings } from '@naap/shop/server-settings';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { root } from './processes.ts';

const text = readFileSync(join(root, 'docs/operations/configuration.md'), 'utf8');

interface Row {
  readonly name: string;
  readonly readBy: string;
  readonly fallback: string;
}

/** The rows of the table; a cell with several names is several rows. */
const rows = [...text.matchAll(/^\| (`[A-Z].*?) \| (.*?) \| (.*?) \|/gm)].flatMap(
  ([, names = '', readBy = '', fallback = '']): readonly Row[] =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => ({ name, readBy, fallback })),
);

const readers: readonly [string, Readonly<Record<string, v.GenericSchema>>][] = [
  ['release', configSchema.entries],
  ['shop', serverSettings.entries],
  ['counter', counterSettings.entries],
  ['backend', backend],
];

/** CONTENT is the path of a file, which each of them loads. */
const documented = rows.filter(({ name }) => name !== 'CONTENT');

describe('docs/operations/configuration.md', () => {
  it('lists the programs that read each variable', () => {
    const names = new Set(readers.flatMap(([, entries]) => Object.keys(entries)));
    const expected = [...names].map((name) => [
      name,
      readers.flatMap(([reader, entries]) => (name in entries ? [reader] : [])).join(', '),
    ]);
    expect(Object.fromEntries(documented.map(({ name, readBy }) => [name, readBy]))).toEqual(
      Object.fromEntries(expected),
    );
  });

  it.each(documented)('has the default of $name', ({ name, fallback }) => {
    const schema = readers.flatMap(([, entries]) => entries[name] ?? [])[0];
    if (!schema) return expect.fail('no schema');
    const value = v.getDefault(schema);
    const withoutDefault = schema.type === 'optional' ? '–' : 'required';
    expect(fallback).toBe(value === undefined ? withoutDefault : `\`${value}\``);
  });
});
