/** HTTP requests of every client in this package: JSON and errors. Internal. */
import type { AuthenticatedConfig } from './config.ts';
import { type Deadline, withinDeadline } from './deadline.ts';
import { ApiError } from './error.ts';
import { ERROR_MESSAGES } from './error-catalogue.ts';

/** Far above the largest expected response, a product with 250 images and 250 variants (about 200 kB). */
const MAX_RESPONSE_BYTES = 5_000_000;

export interface HttpCall extends Deadline {
  readonly url: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly fetch?: typeof globalThis.fetch | undefined;
  readonly cache?: RequestCache;
  /** Lets the request outlive the page. */
  readonly keepalive?: boolean;
}

export interface HttpResponse {
  readonly status: number;
  readonly ok: boolean;
  readonly etag: string | null;
  /** The parsed JSON; undefined when the body is empty, and when the body of a failed response is not JSON. */
  readonly body: unknown;
}

/**
 * Sends a request and parses the body of the response as JSON without checking its content type. Rejects when the
 * connection is lost, when the body is larger than 5 MB, and when a successful response is not JSON.
 */
export function send(call: HttpCall): Promise<HttpResponse> {
  return withinDeadline(call, (signal) => exchange(call, signal));
}

/** Sends a request like {@link send}, authorised as the signed-in shopper. Getting the token counts towards the time-out. */
export function sendSignedIn(
  config: AuthenticatedConfig,
  { path, ...call }: Omit<HttpCall, 'url' | 'fetch' | 'timeoutMs'> & { readonly path: string },
): Promise<HttpResponse> {
  return withinDeadline({ ...call, timeoutMs: config.timeoutMs }, async (signal) => {
    const token = await tokenOf(config, call.failure);
    return exchange(
      {
        ...call,
        url: joinUrl(config.baseUrl, path),
        headers: { ...call.headers, authorization: `Bearer ${token}` },
        // Keeps the shopper's data out of the browser's cache, where it would remain after the sign-out.
        cache: 'no-store',
        fetch: config.fetch,
      },
      signal,
    );
  });
}

export function joinUrl(baseUrl: string, path: string): string {
  return `${baseUrl.replace(/\/+$/, '')}${path}`;
}

async function exchange(call: HttpCall, signal: AbortSignal): Promise<HttpResponse> {
  // Destructured, because the browser's fetch throws when called as a method of another object.
  const { url, method = 'GET', cache = 'default', keepalive = false, fetch = globalThis.fetch } = call;
  const response = await fetch(url, {
    method,
    headers: {
      accept: 'application/json',
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...call.headers,
    },
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    cache,
    keepalive,
    signal,
  });
  const text = await readText(response, call.failure);
  const { status, ok, headers } = response;
  return { status, ok, etag: headers.get('etag'), body: readJson(text, response, call.failure) };
}

async function tokenOf({ getToken }: AuthenticatedConfig, failure: string): Promise<string> {
  let token: string | null;
  try {
    token = await getToken();
  } catch (cause) {
    const { kind, code } = cause instanceof ApiError ? cause : { kind: 'auth' as const, code: undefined };
    throw new ApiError(failure, { kind, code, cause });
  }
  if (token) return token;
  throw new ApiError(ERROR_MESSAGES.unauthenticated, { kind: 'unauthenticated' });
}

async function readText(response: Response, failure: string): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > MAX_RESPONSE_BYTES) {
      // Not awaited: a stream whose cancellation never settles must not block the call.
      reader.cancel().catch(() => undefined);
      throw new ApiError(failure, {
        kind: 'malformed',
        status: response.status,
        cause: new RangeError(`The response is larger than ${MAX_RESPONSE_BYTES} bytes`),
      });
    }
    text += decoder.decode(value, { stream: true });
  }
}

function readJson(text: string, { ok, status }: Response, failure: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    // The HTML error page of a proxy still has a useful status; a successful response without JSON does not.
    if (!ok) return undefined;
    throw new ApiError(failure, { kind: 'malformed', status, cause });
  }
}
