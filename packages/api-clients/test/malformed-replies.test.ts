import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../src/error.ts';
import { ERROR_TEXTS } from '../src/error-catalogue.ts';
import { failureOf, fetchAnswering, fetchAnsweringJson, fetchFailing, fetchHanging } from './fakes.ts';
import { holesIn, listsIn, placesIn, replaced, SPOILT_VALUES, valueAt } from './places.ts';
import { readsNoBody, type Verb, verbs } from './verbs.ts';

/** Malformed replies per verb: 50 in the everyday run; the long form is NAAP_FUZZ_RUNS=500. */
const numRuns = Number(process.env.NAAP_FUZZ_RUNS ?? 50);
const seed = Number(process.env.NAAP_FUZZ_SEED ?? Date.now() % 2 ** 31);

const html = '<!doctype html><html><body>Please log in to the Wi-Fi</body></html>';
/** A spoilt reply can also be a well-formed "there is none". */
const missingThings = [
  ERROR_TEXTS.storefront.collectionNotFound('tops'),
  ERROR_TEXTS.location.noAddress,
  ERROR_TEXTS.location.noPlace,
];
const textsOf = ({ text, unexpected = text }: Verb) => [text, unexpected];
const withBody = verbs.filter((verb) => !readsNoBody(verb));

describe.each(verbs)('$name', (verb) => {
  const { call, text } = verb;

  it('reads a good reply', async () => {
    const { fetch } = fetchAnswering(() =>
      verb.reply === undefined ? new Response(null, { status: 204 }) : Response.json(verb.reply),
    );
    const result = await call(fetch);
    expect(holesIn(result)).toEqual([]);
  });

  it.each([400, 401, 404, 429, 500, 503])('names a status %i, whatever the body', async (status) => {
    for (const body of [html, '', '{"unexpected":true}', '[]']) {
      const error = await failureOf(call(fetchAnswering(() => new Response(body, { status })).fetch));
      expect(error).toMatchObject({ message: text, kind: 'http', status });
    }
  });

  it('names HTML in place of JSON', async () => {
    const { fetch } = fetchAnswering(
      () => new Response(html, { headers: { 'content-type': 'application/json' } }),
    );
    expect(await failureOf(call(fetch))).toMatchObject({ message: text, kind: 'malformed' });
  });

  it('names a body that breaks off', async () => {
    const { fetch } = fetchAnswering(() => new Response('{"data": {"prod'));
    expect(await failureOf(call(fetch))).toMatchObject({ message: text, kind: 'malformed' });
  });

  it('names a connection lost within the body', async () => {
    const { fetch } = fetchAnswering(
      () => new Response(new ReadableStream({ pull: (stream) => stream.error(new TypeError('terminated')) })),
    );
    expect(await failureOf(call(fetch))).toMatchObject({ message: text, kind: 'network' });
  });

  it('stops reading a body without end', async () => {
    let sent = 0;
    const { fetch } = fetchAnswering(
      () =>
        new Response(
          new ReadableStream({
            pull(stream) {
              sent += 1;
              stream.enqueue(new Uint8Array(500_000).fill(32));
            },
          }),
        ),
    );
    expect(await failureOf(call(fetch))).toMatchObject({ message: text, kind: 'malformed' });
    expect(sent).toBeLessThan(20);
  });

  it('names a dead network', async () => {
    expect(await failureOf(call(fetchFailing))).toMatchObject({ message: text, kind: 'network' });
  });

  it('gives up after its time, even on a fetch that does not listen', async () => {
    expect(await failureOf(call(fetchHanging, { timeoutMs: 5 }))).toMatchObject({
      message: text,
      kind: 'timeout',
    });
  });

  it('ends when its caller aborts, before and during the call', async () => {
    const during = new AbortController();
    const pending = failureOf(call(fetchHanging, { signal: during.signal }));
    during.abort(new Error('left the page'));
    expect(await pending).toMatchObject({ message: text, kind: 'aborted' });

    const { fetch, requests } = fetchAnsweringJson(verb.reply ?? null);
    const before = failureOf(call(fetch, { signal: AbortSignal.abort() }));
    expect(await before).toMatchObject({ message: text, kind: 'aborted' });
    expect(requests).toEqual([]);
  });
});

describe.each(withBody)('$name', (verb) => {
  it('names a 204 and an empty body', async () => {
    for (const reply of [() => new Response(null, { status: 204 }), () => new Response('')]) {
      const error = await failureOf(verb.call(fetchAnswering(reply).fetch));
      expect(textsOf(verb)).toContain(error.message);
      expect(error.kind).toBe('malformed');
    }
  });
});

const withLists = withBody.flatMap((verb) =>
  listsIn(verb.reply).map((list) => ({ verb, name: verb.name, list, where: list.join('.') })),
);

it.each(withLists)('$name never takes 10,000 items at "$where"', async ({ verb, list }) => {
  const long = replaced(verb.reply, list, Array(10_000).fill({}));
  const outcome = await verb.call(fetchAnsweringJson(long).fetch).catch((error: unknown) => error);
  if (outcome instanceof Error) {
    expect(outcome).toMatchObject({ kind: 'malformed' });
    expect(textsOf(verb)).toContain(outcome.message);
  } else {
    // A long list inside an item costs that item.
    for (const place of listsIn(outcome)) expect(valueAt(outcome, place)).not.toHaveLength(10_000);
    expect(holesIn(outcome)).toEqual([]);
  }
});

describe(`fuzzed replies (${numRuns} a verb, NAAP_FUZZ_SEED=${seed})`, () => {
  it.each(verbs)('$name: no JSON at all', async (verb) => {
    const garbage = fc.oneof(
      fc.string({ minLength: 1 }).filter((text) => !isJsonOrEmpty(text)),
      truncated(JSON.stringify(verb.reply ?? { status: 'success' })),
      fc.uint8Array({ minLength: 1 }).filter((bytes) => !isJsonOrEmpty(new TextDecoder().decode(bytes))),
    );
    await fc.assert(
      fc.asyncProperty(garbage, async (body) => {
        const reply = () => new Response(typeof body === 'string' ? body : new Blob([new Uint8Array(body)]));
        const error = await failureOf(verb.call(fetchAnswering(reply).fetch));
        expect(error).toMatchObject({ message: verb.text, kind: 'malformed' });
      }),
      { numRuns, seed },
    );
  });

  it.each(withBody)('$name: JSON of no agreed shape', async (verb) => {
    // An empty list is a list of addresses.
    const anything = fc.jsonValue({ maxDepth: 3 }).filter((value) => !isEmptyList(value));
    await fc.assert(
      fc.asyncProperty(anything, async (body) => {
        const error = await failureOf(verb.call(fetchAnsweringJson(body).fetch));
        expect(textsOf(verb)).toContain(error.message);
        expect(error.kind).toBe('malformed');
      }),
      { numRuns, seed },
    );
  });

  it.each(withBody)(
    '$name: a good reply with one value spoilt gives an error or a whole result',
    async (verb) => {
      const places = placesIn(verb.reply);
      const spoilt = fc
        .record({
          place: fc.constantFrom(...places),
          value: fc.constantFrom(...SPOILT_VALUES),
        })
        .map(({ place, value }) => replaced(verb.reply, place, value));
      await fc.assert(
        fc.asyncProperty(spoilt, async (body) => {
          const outcome = await verb.call(fetchAnsweringJson(body).fetch).catch((error: unknown) => error);
          if (outcome instanceof Error) {
            expect(outcome).toBeInstanceOf(ApiError);
            expect([...textsOf(verb), ...missingThings]).toContain(outcome.message);
          } else expect(holesIn(outcome)).toEqual([]);
        }),
        { numRuns, seed },
      );
    },
  );
});

function truncated(text: string) {
  return fc.integer({ min: 1, max: text.length - 1 }).map((length) => text.slice(0, length));
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** A byte order mark alone is an empty text. */
function isJsonOrEmpty(text: string): boolean {
  if (text === '' || text === '\uFEFF') return true;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
