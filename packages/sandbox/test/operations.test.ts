import { readdirSync, readFileSync } from 'node:fs';
import { type DocumentNode, Kind, parse, print, separateOperations, validate, visit } from 'graphql';
import { describe, expect, it } from 'vitest';
import { storefrontSchema } from '../src/storefront/schema.ts';
import { cases } from './operations/cases.ts';
import { at, createTestStorefront, type Json } from './storefront.ts';

const folder = new URL('operations/', import.meta.url);
const source = readdirSync(folder)
  .filter((name) => name.endsWith('.graphql'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n');
/** The operations with their fragments, by name. */
const operations = separateOperations(parse(source));
const schema = storefrontSchema();
const storefront = createTestStorefront();

describe('operations in the style of public storefronts', () => {
  it('each have a case, and together cover every query root and every mutation', () => {
    expect(Object.keys(cases).toSorted()).toEqual(Object.keys(operations).toSorted());
    expect(Object.keys(operations).length).toBeGreaterThanOrEqual(120);
    const used = new Set(Object.values(operations).flatMap(rootFieldsOf));
    for (const root of [schema.getQueryType(), schema.getMutationType()]) {
      expect(Object.keys(root?.getFields() ?? {}).filter((name) => !used.has(name))).toEqual([]);
    }
  });

  it.each(Object.entries(cases))(
    '%s returns the expected data',
    async (name, { variables, data: paths, refusedWith }) => {
      const document = operations[name];
      if (!document) throw new Error(`There is no operation ${name}.`);
      expect(validate(schema, document)).toEqual([]);
      const values = typeof variables === 'function' ? await variables(storefront) : variables;
      const { data, errors } = await storefront.ask(print(document), values);
      expect(errors).toBeUndefined();
      for (const path of paths) {
        const value = at(data, path);
        expect(value, path).toBeDefined();
        expect(value, path).not.toBeNull();
        if (typeof value === 'string' || Array.isArray(value)) expect(value, path).not.toHaveLength(0);
      }
      expect(errorCodesIn(data ?? null)).toEqual(refusedWith ? [refusedWith] : []);
    },
  );
});

function rootFieldsOf(document: DocumentNode): readonly string[] {
  const names: string[] = [];
  visit(document, {
    OperationDefinition: ({ selectionSet }) => {
      for (const selection of selectionSet.selections) {
        if (selection.kind === Kind.FIELD) names.push(selection.name.value);
      }
    },
  });
  return names;
}

/** Returns the codes of all user errors in a response. */
function errorCodesIn(data: Json): readonly Json[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.values(data).flatMap((payload: Json) =>
    ['userErrors', 'customerUserErrors'].flatMap((list) => {
      const errors = at(payload, list);
      return Array.isArray(errors)
        ? errors.map((error: Json) => at(error, 'code') ?? at(error, 'message') ?? null)
        : [];
    }),
  );
}
