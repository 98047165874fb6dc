import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../src/error.ts';
import { ERROR_MESSAGES } from '../src/error-catalogue.ts';
import { failingFetch, failureOf, fetchReturning, fetchReturningJson, hangingFetch } from './fakes.ts';
import { INVALID_VALUES, listPathsIn, missingValuesIn, pathsIn, replaceAt, valueAt } from './json-paths.ts';
import { verbs } from './verbs.ts';

/** Malformed responses per verb; NAAP_FUZZ_RUNS=500 for a longer run. */
const numRuns = Number(process.env.NAAP_FUZZ_RUNS ?? 20);
const seed = Number(process.env.NAAP_FUZZ_SEED ?? Date.now() % 2 ** 31);

const html = '<!doctype html><html><body>Please log in to the Wi-Fi</body></html>';
/** Texts of well-formed responses without a result, which a changed response may happen to be. */
const notFoundTexts = [
  ERROR_MESSAGES.storefront.collectionNotFound('tops'),
  ERROR_MESSAGES.location.noAddress,
  ERROR_MESSAGES.location.noPlace,
];
const withBody = verbs.filter(({ response }) => response !== undefined);

describe.each(verbs)('$name', (verb) => {
  const { call, text } = verb;
  const failureWith = (body: BodyInit | null, status = 200) =>
    failureOf(call(fetchReturning(() => new Response(body, { status })).fetch));

  it('parses a well-formed response', async () => {
    const { fetch } = fetchReturning(() =>
      verb.response === undefined ? new Response(null, { status: 204 }) : Response.json(verb.response),
    );
    expect(missingValuesIn(await call(fetch))).toEqual([]);
  });

  it('rejects a failed status with any body', async () => {
    for (const body of [html, '', '{"unexpected":true}', '[]'])
      for (const status of [400, 503])
        expect(await failureWith(body, status)).toMatchObject({ message: text, kind: 'http', status });
  });

  it('rejects HTML as malformed', async () => {
    expect(await failureWith(html)).toMatchObject({ message: text, kind: 'malformed' });
  });

  it('rejects when the network fails', async () => {
    expect(await failureOf(call(failingFetch))).toMatchObject({ message: text, kind: 'network' });
  });

  it('times out, even when fetch ignores its signal', async () => {
    expect(await failureOf(call(hangingFetch, { timeoutMs: 5 }))).toMatchObject({
      message: text,
      kind: 'timeout',
    });
  });

  it('rejects when the caller aborts, before and during the call', async () => {
    const during = new AbortController();
    const pending = failureOf(call(hangingFetch, { signal: during.signal }));
    during.abort(new Error('navigation'));
    expect(await pending).toMatchObject({ message: text, kind: 'aborted' });

    const { fetch, requests } = fetchReturningJson(verb.response ?? null);
    const before = failureOf(call(fetch, { signal: AbortSignal.abort() }));
    expect(await before).toMatchObject({ message: text, kind: 'aborted' });
    expect(requests).toEqual([]);
  });
});

it.each(withBody)('$name rejects status 204 and an empty body as malformed', async (verb) => {
  for (const response of [() => new Response(null, { status: 204 }), () => new Response('')])
    expect(await failureOf(verb.call(fetchReturning(response).fetch))).toMatchObject({
      message: verb.unexpected,
      kind: 'malformed',
    });
});

/** A verb without and one with a token: all others read their bodies with the same two functions. */
const readers = verbs.filter(({ name }) => name === 'storefront.listProducts' || name === 'backend.getCart');

describe.each(readers)('$name', ({ call, text, response }) => {
  it('rejects when the connection is lost during the body', async () => {
    const { fetch } = fetchReturning(
      () => new Response(new ReadableStream({ pull: (stream) => stream.error(new TypeError('terminated')) })),
    );
    expect(await failureOf(call(fetch))).toMatchObject({ message: text, kind: 'network' });
  });

  it('stops reading an endless body', async () => {
    let sent = 0;
    const pull = (stream: ReadableStreamDefaultController) => {
      sent += 1;
      stream.enqueue(new Uint8Array(500_000).fill(32));
    };
    const { fetch } = fetchReturning(() => new Response(new ReadableStream({ pull })));
    expect(await failureOf(call(fetch))).toMatchObject({ message: text, kind: 'malformed' });
    expect(sent).toBeLessThan(20);
  });

  it(`rejects text that is not JSON (${numRuns} texts, NAAP_FUZZ_SEED=${seed})`, async () => {
    const json = JSON.stringify(response);
    const garbage = fc.oneof(
      fc.string({ minLength: 1 }).filter((text) => !isJsonOrEmpty(text)),
      fc.integer({ min: 1, max: json.length - 1 }).map((length) => json.slice(0, length)),
      fc.uint8Array({ minLength: 1 }).filter((bytes) => !isJsonOrEmpty(new TextDecoder().decode(bytes))),
    );
    await fc.assert(
      fc.asyncProperty(garbage, async (body) => {
        const { fetch } = fetchReturning(
          () => new Response(typeof body === 'string' ? body : new Blob([new Uint8Array(body)])),
        );
        expect(await failureOf(call(fetch))).toMatchObject({ message: text, kind: 'malformed' });
      }),
      { numRuns, seed },
    );
  });
});

const withLists = withBody.flatMap((verb) =>
  listPathsIn(verb.response).map((list) => ({ verb, name: verb.name, list, where: list.join('.') })),
);

it.each(withLists)('$name never returns a list of 1,000 items at "$where"', async ({ verb, list }) => {
  const long = replaceAt(verb.response, list, Array(1000).fill({}));
  const outcome = await verb.call(fetchReturningJson(long).fetch).catch((error: unknown) => error);
  if (outcome instanceof Error) {
    expect(outcome).toMatchObject({ kind: 'malformed', message: verb.unexpected });
  } else {
    // An item with a list that is too long is skipped.
    for (const path of listPathsIn(outcome)) expect(valueAt(outcome, path)).not.toHaveLength(1000);
    expect(missingValuesIn(outcome)).toEqual([]);
  }
});

describe(`fuzzed responses (${numRuns} per verb, NAAP_FUZZ_SEED=${seed})`, () => {
  it.each(withBody)('$name rejects JSON that does not match its schema', async (verb) => {
    // An empty list is a valid list of addresses.
    const anything = fc.jsonValue({ maxDepth: 3 }).filter((value) => JSON.stringify(value) !== '[]');
    await fc.assert(
      fc.asyncProperty(anything, async (body) => {
        expect(await failureOf(verb.call(fetchReturningJson(body).fetch))).toMatchObject({
          message: verb.unexpected,
          kind: 'malformed',
        });
      }),
      { numRuns, seed },
    );
  });

  it.each(withBody)(
    '$name rejects or returns a complete result when one value of the response is invalid',
    async (verb) => {
      const paths = pathsIn(verb.response);
      const changedResponse = fc
        .record({
          path: fc.constantFrom(...paths),
          value: fc.constantFrom(...INVALID_VALUES),
        })
        .map(({ path, value }) => replaceAt(verb.response, path, value));
      await fc.assert(
        fc.asyncProperty(changedResponse, async (body) => {
          const outcome = await verb.call(fetchReturningJson(body).fetch).catch((error: unknown) => error);
          if (outcome instanceof Error) {
            expect(outcome).toBeInstanceOf(ApiError);
            expect([verb.text, verb.unexpected, ...notFoundTexts]).toContain(outcome.message);
          } else expect(missingValuesIn(outcome)).toEqual([]);
        }),
        { numRuns, seed },
      );
    },
  );
});

/** Returns whether a body is JSON or empty. A body with only a byte order mark decodes to an empty text. */
function isJsonOrEmpty(text: string): boolean {
  if (text === '' || text === '\uFEFF') return true;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
