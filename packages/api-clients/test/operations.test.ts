import introspection from '@shopify/hydrogen-react/storefront.schema.json' with { type: 'json' };
import {
  buildClientSchema,
  type IntrospectionQuery,
  NoDeprecatedCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { expect, it } from 'vitest';
import * as generated from '../src/storefront/generated/graphql.ts';

const schema = buildClientSchema(introspection as unknown as IntrospectionQuery, { assumeValid: true });
const operations = Object.entries(generated).filter(([name]) => name.endsWith('Document'));

it('there are operations', () => expect(operations.length).toBeGreaterThan(10));

// A later version of the API removes what is deprecated.
it.each(operations)('%s uses no deprecated field', (_name, document) => {
  const problems = validate(schema, parse(String(document)), [...specifiedRules, NoDeprecatedCustomRule]);
  expect(problems.map(({ message }) => message)).toEqual([]);
});
