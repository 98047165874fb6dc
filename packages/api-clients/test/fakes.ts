/** Hand-made remotes: a `fetch` that answers what a test wants, and keeps what it was asked. */
import { ApiError } from '../src/error.ts';

type Fetch = typeof globalThis.fetch;

interface SentRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: unknown;
}

export interface RecordingFetch {
  readonly fetch: Fetch;
  readonly requests: SentRequest[];
}

/** Answers each request with what `reply` makes. */
export function fetchAnswering(
  reply: (request: SentRequest) => Response | Promise<Response>,
): RecordingFetch {
  const requests: SentRequest[] = [];
  const fetch: Fetch = async (input, init) => {
    const request = new Request(input, init);
    const text = await request.text();
    const sent = {
      url: request.url,
      method: request.method,
      headers: request.headers,
      body: text === '' ? undefined : JSON.parse(text),
    };
    requests.push(sent);
    return reply(sent);
  };
  return { fetch, requests };
}

export function fetchAnsweringJson(body: unknown, init?: ResponseInit): RecordingFetch {
  return fetchAnswering(() => Response.json(body, init));
}

/** What a dead network does. */
export const fetchFailing: Fetch = () => Promise.reject(new TypeError('fetch failed'));

/** Never answers, and does not even listen to the signal. */
export const fetchHanging: Fetch = () => new Promise(() => {});

/** The `ApiError` a call ends in; fails the test when it ends otherwise. */
export async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  let result: unknown;
  try {
    result = await call;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw new Error(`Expected an ApiError, got ${String(error)}`, { cause: error });
  }
  throw new Error(`Expected an ApiError, got the result ${JSON.stringify(result)}`);
}
