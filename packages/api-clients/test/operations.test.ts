import introspection from '@shopify/hydrogen-react/storefront.schema.json' with { type: 'json' };
import {
  buildClientSchema,
  type IntrospectionQuery,
  NoDeprecatedCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import latest from 'hydrogen-react-latest/storefront.schema.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import * as generated from '../src/storefront/generated/graphql.ts';

const operations = Object.entries(generated).filter(([name]) => name.endsWith('Document'));

it('there are operations', () => expect(operations.length).toBeGreaterThan(10));

// Real stores serve only the versions of the last year. A later version removes what is deprecated.
describe.each([
  ['2025-04, the version in the specification', introspection],
  ['2026-04', latest],
])('version %s', (_version, result) => {
  const schema = buildClientSchema(result as unknown as IntrospectionQuery, { assumeValid: true });
  it.each(operations)('%s is valid and uses no deprecated field', (_name, document) => {
    const problems = validate(schema, parse(String(document)), [...specifiedRules, NoDeprecatedCustomRule]);
    expect(problems.map(({ message }) => message)).toEqual([]);
  });
});
