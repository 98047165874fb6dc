import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import document from '../generated/openapi.json' with { type: 'json' };
import { createResponseCheck } from './helpers/check-response.ts';

describe('the API document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });
});

describe('the check of responses', () => {
  const check = createResponseCheck(document);
  const request = new Request('http://backend.test/login', { method: 'POST' });
  const body = { shopify_customer_id: 'c' };
  const error = { error: 'Too many requests.', code: 'rate_limited' };

  it('accepts a declared response', async () => {
    await check(request, Response.json(body));
    await check(request, Response.json(error, { status: 429, headers: { 'Retry-After': '1' } }));
    await check(
      new Request('http://backend.test/nowhere'),
      Response.json({ error: 'Nothing.', code: 'not_found' }, { status: 404 }),
    );
  });

  it.each([
    ['a status', /is not declared/, Response.json(body, { status: 202 })],
    ['a field', /must NOT have additional properties/, Response.json({ ...body, name: 'x' })],
    ['a type', /must be string/, Response.json({ shopify_customer_id: 1 })],
    ['a missing field', /must have required property/, Response.json({})],
    ['a content type', /content type/, new Response(JSON.stringify(body))],
    [
      'a code',
      /must be equal to one of the allowed values/,
      Response.json({ ...error, code: 'x' }, { status: 429, headers: { 'Retry-After': '1' } }),
    ],
    ['a missing header', /has no Retry-After/, Response.json(error, { status: 429 })],
  ])('rejects %s that is not declared', async (_name, problem, response) => {
    await expect(check(request, response)).rejects.toThrow(problem);
  });
});
