import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storefrontPath } from '../src/storefront/handler.ts';
import { ask, handle, origin, post, type TypedAnswer } from './typed-storefront.ts';

describe('a request', () => {
  it('requires the public access token', async () => {
    const query = JSON.stringify({ query: '{ shop { name } }' });
    for (const token of ['', 'another']) {
      const response = await post(query, { 'X-Shopify-Storefront-Access-Token': token });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHORIZED' } }] });
    }
    expect((await post(query)).status).toBe(200);
  });

  it.each([
    ['', 400],
    ['not json', 400],
    ['[]', 400],
    ['{"query":1}', 400],
    ['{"query":"{shop{name}}","variables":"x"}', 400],
    [JSON.stringify({ query: ' '.repeat(200_001) }), 413],
  ])('with the body %# is refused', async (body, status) => {
    expect((await post(body)).status).toBe(status);
  });

  it('by GET gets 405', async () => {
    expect((await handle(new Request(`${origin}${storefrontPath}`))).status).toBe(405);
  });
});

describe('the schema', () => {
  it('is the complete official schema', async () => {
    const { data } = await ask('{ __schema { types { name } queryType { name } mutationType { name } } }');
    const names = data.__schema.types.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(350);
    expect(names).toEqual(
      expect.arrayContaining(['Cart', 'Customer', 'Metaobject', 'ProductFilter', 'Sitemap']),
    );
    expect(data.__schema.mutationType.name).toBe('Mutation');
  });

  it('returns null for an object that does not exist', async () => {
    const answer = await ask('{ shop { name } menu(handle: "no-such-menu") { id } }');
    expect(answer).toEqual({ data: { shop: { name: 'naap sandbox' }, menu: null } });
  });

  it('has error messages for unknown fields and syntax errors', async () => {
    expect((await ask('{ nope }')).errors?.[0]?.message).toContain('Cannot query field "nope"');
    expect((await ask('{')).errors?.[0]?.message).toContain('Syntax Error');
  });
});

describe('malformed requests', () => {
  it('get a response with data or errors, never a 5xx', async () => {
    const runs = Number(process.env.NAAP_FUZZ_RUNS ?? 300);
    const known = fc.constantFrom(
      '{',
      '}',
      '(',
      ')',
      ':',
      '...',
      '@include(if: $x)',
      '"',
      '"""',
      '$x',
      '!',
      '[',
      ']',
      '#',
      ' ',
      '\n',
      'query',
      'mutation',
      'subscription',
      'fragment F on Product',
      '...F',
      'products',
      'search',
      'query: "tag:(("',
      'first: 10',
      'first: 1e99',
      'after: "e30="',
      'node(id: "gid://shopify/Product/99999999999999999999")',
      'nodes { id }',
      'edges { cursor }',
      '__schema',
      '__typename',
      'sortKey: PRICE',
      'null',
    );
    const document = fc
      .array(fc.oneof(known, fc.string({ unit: 'binary' })), { maxLength: 30 })
      .map((parts) => parts.join(' '));
    const selection = fc.tuple(
      fc.string({ unit: 'binary' }),
      fc.oneof(fc.integer(), fc.double(), fc.constant(null)),
      fc.string({ unit: 'binary' }),
    );
    const body = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc
        .record(
          { query: document, variables: fc.oneof(fc.dictionary(fc.string(), fc.anything()), fc.anything()) },
          { requiredKeys: [] },
        )
        .map((value) => JSON.stringify(value) ?? ''),
      selection.map(([query, first, after]) =>
        JSON.stringify({
          query:
            'query ($query: String!, $first: Int, $after: String) { search(query: $query, first: $first, after: $after) { nodes { __typename } } }',
          variables: { query, first, after },
        }),
      ),
    );
    await fc.assert(
      fc.asyncProperty(body, async (text) => {
        const response = await post(text);
        expect(response.status).toBeLessThan(500);
        const answer: unknown = await response.json();
        expect(answer).toSatisfy(
          (value: TypedAnswer) => value.errors !== undefined || value.data !== undefined,
        );
      }),
      { numRuns: runs },
    );
  });
});
