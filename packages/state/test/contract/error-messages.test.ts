import { readFileSync } from 'node:fs';
import { createBackendClient, createShopApiClient } from '@naap/api-clients';
import { baseLocale, locales, overwriteGetLocale } from '@naap/messages/runtime';
import { afterEach, describe, expect, it } from 'vitest';
import { failureOf } from './failure-of.ts';

const ENGLISH = 'An error in English.';

/** The codes of all errors in the backend's API document. */
const codes: readonly string[] = JSON.parse(
  readFileSync(new URL('../../../../apps/backend/generated/openapi.json', import.meta.url), 'utf8'),
).components.schemas.Error.properties.code.enum;

/** Calls a cart, an address and a login verb of a backend that refuses everything with `body`, and returns the messages of their errors. */
async function textsOfErrors(body: unknown): Promise<readonly string[]> {
  const config = {
    baseUrl: 'http://localhost:8787',
    getToken: async () => 'token',
    fetch: async () => Response.json(body, { status: 422 }),
  };
  const backend = createBackendClient(config);
  const shopApi = createShopApiClient(config);
  const errors = await Promise.all(
    [
      backend.login(),
      backend.changeCart({ variantId: '1', delta: 1, idempotencyKey: 'key' }),
      shopApi.listAddresses(),
    ].map((call) => failureOf(call)),
  );
  return errors.flatMap(({ message, detail }) => (detail === undefined ? [message] : [message, detail]));
}

afterEach(() => overwriteGetLocale(() => baseLocale));

it('the API document has the codes', () => {
  expect(codes).toContain('coupon_used');
  expect(codes.length).toBeGreaterThan(25);
});

it('a page in English shows the text of the backend', async () => {
  expect(await textsOfErrors({ error: ENGLISH, code: 'coupon_used' })).toContain(ENGLISH);
});

describe.each(locales.filter((language) => language !== baseLocale))('a page in %s', (language) => {
  it.each(codes)('shows its own text for the code %s', async (code) => {
    overwriteGetLocale(() => language);
    const known = await textsOfErrors({ error: ENGLISH, code });
    const unknown = await textsOfErrors({ error: ENGLISH });
    expect(known).not.toContain(ENGLISH);
    expect(known).not.toEqual(unknown);
    for (const text of [...known, ...unknown]) expect(text).not.toMatch(/[a-z]{3}/);
  });
});
