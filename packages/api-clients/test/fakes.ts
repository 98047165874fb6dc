/** Fakes of `fetch` that return given responses and record the requests. */
import { ApiError } from '../src/error.ts';

type Fetch = typeof globalThis.fetch;

interface SentRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly cache: RequestCache;
  readonly keepalive: boolean;
  readonly body: unknown;
}

export interface RecordingFetch {
  readonly fetch: Fetch;
  readonly requests: SentRequest[];
}

/** Creates a `fetch` that calls `response` for each request. */
export function fetchReturning(
  response: (request: SentRequest) => Response | Promise<Response>,
): RecordingFetch {
  const requests: SentRequest[] = [];
  const fetch: Fetch = async (input, init) => {
    const request = new Request(input, init);
    const text = await request.text();
    const sent = {
      url: request.url,
      method: request.method,
      headers: request.headers,
      cache: request.cache,
      keepalive: request.keepalive,
      body: text === '' ? undefined : JSON.parse(text),
    };
    requests.push(sent);
    return response(sent);
  };
  return { fetch, requests };
}

export function fetchReturningJson(body: unknown, init?: ResponseInit): RecordingFetch {
  return fetchReturning(() => Response.json(body, init));
}

/** Rejects, as `fetch` does without a network. */
export const failingFetch: Fetch = () => Promise.reject(new TypeError('fetch failed'));

/** Never settles, even when its signal aborts. */
export const hangingFetch: Fetch = () => new Promise(() => {});

/** Returns the `ApiError` that a call rejects with. Throws when the call resolves or rejects with another error. */
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
