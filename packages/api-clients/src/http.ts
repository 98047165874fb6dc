/** The wire under every HTTP client of this package: one deadline, one way to read JSON, one error. Private. */
import * as v from 'valibot';
import type { AuthenticatedConfig } from './config.ts';
import { ApiError } from './error.ts';
import { ERROR_TEXTS } from './error-catalogue.ts';

/** Milliseconds a call may take unless its config says otherwise (docs/decisions/session.md). */
const DEFAULT_TIMEOUT_MS = 10_000;

/** Far above the largest honest reply, a product with 250 images and 250 variants (about 200 kB). */
const MAX_REPLY_BYTES = 5_000_000;

export interface Deadline {
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number | undefined;
  /** The catalogue's text for whatever goes wrong. */
  readonly failure: string;
}

/**
 * Runs a call until it ends, its caller aborts, or its time is up, whichever comes first, even when `run`
 * ignores the signal it is given. Every rejection is an `ApiError`; an unknown one counts as `network`.
 */
export async function withinDeadline<T>(
  { signal, timeoutMs = DEFAULT_TIMEOUT_MS, failure }: Deadline,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const stop = (kind: 'aborted' | 'timeout', cause?: unknown) =>
    controller.abort(new ApiError(failure, { kind, cause }));
  const onAbort = () => stop('aborted', signal?.reason);
  if (signal?.aborted) onAbort();
  controller.signal.throwIfAborted();

  signal?.addEventListener('abort', onAbort);
  const timer = setTimeout(() => stop('timeout'), timeoutMs);
  try {
    return await Promise.race([run(controller.signal), rejectionOf(controller.signal)]);
  } catch (error) {
    controller.signal.throwIfAborted();
    throw error instanceof ApiError ? error : new ApiError(failure, { kind: 'network', cause: error });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  }
}

export interface HttpCall extends Deadline {
  readonly url: string;
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly fetch?: typeof globalThis.fetch | undefined;
}

export interface HttpReply {
  readonly status: number;
  readonly ok: boolean;
  /** The parsed JSON; undefined when the body is empty, or none and the status says failure anyway. */
  readonly body: unknown;
}

/**
 * Sends a request and reads whatever comes back. The content type of the reply is not believed: a body counts
 * as JSON exactly when it parses. A lost connection, a body beyond 5 MB and a success that is no JSON reject.
 */
export function send(call: HttpCall): Promise<HttpReply> {
  return withinDeadline(call, (signal) => exchange(call, signal));
}

/** As {@link send}, as the signed-in shopper: asks for the token inside the same deadline, once per call. */
export function sendSignedIn(
  config: AuthenticatedConfig,
  { path, ...call }: Omit<HttpCall, 'url' | 'fetch' | 'timeoutMs'> & { readonly path: string },
): Promise<HttpReply> {
  return withinDeadline({ ...call, timeoutMs: config.timeoutMs }, async (signal) => {
    const token = await tokenOf(config, call.failure);
    return exchange(
      {
        ...call,
        url: joinUrl(config.baseUrl, path),
        headers: { ...call.headers, authorization: `Bearer ${token}` },
        fetch: config.fetch,
      },
      signal,
    );
  });
}

/** Reads a value of the agreed shape; anything else is a `malformed` error with `failure` as its text. */
export function parseReply<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
  failure: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  throw new ApiError(failure, { kind: 'malformed', cause: new TypeError(describeIssues(result.issues)) });
}

/** The `error` field of a reply, the remote's own words, when it holds any. */
export function errorField(body: unknown): string | undefined {
  const result = v.safeParse(ErrorReply, body);
  return result.success ? result.output.error : undefined;
}

function joinUrl(baseUrl: string, path: string): string {
  return `${baseUrl.replace(/\/+$/, '')}${path}`;
}

const ErrorReply = v.object({ error: v.pipe(v.string(), v.trim(), v.nonEmpty()) });

async function exchange(call: HttpCall, signal: AbortSignal): Promise<HttpReply> {
  // Called bare: the browser's fetch refuses to run as a method of another object.
  const { url, method = 'GET', fetch = globalThis.fetch } = call;
  const response = await fetch(url, {
    method,
    headers: {
      accept: 'application/json',
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...call.headers,
    },
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    signal,
  });
  const text = await readText(response, call.failure);
  return { status: response.status, ok: response.ok, body: readJson(text, response, call.failure) };
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
  throw new ApiError(ERROR_TEXTS.unauthenticated, { kind: 'unauthenticated' });
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
    if (size > MAX_REPLY_BYTES) {
      // Nobody waits for the cancellation: a stream that cannot be cancelled must not hold the call.
      reader.cancel().catch(() => undefined);
      throw new ApiError(failure, {
        kind: 'malformed',
        status: response.status,
        cause: new RangeError(`The reply is larger than ${MAX_REPLY_BYTES} bytes`),
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
    // A proxy's error page still tells its status; a page in place of a success tells nothing.
    if (!ok) return undefined;
    throw new ApiError(failure, { kind: 'malformed', status, cause });
  }
}

function rejectionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function describeIssues(issues: readonly v.BaseIssue<unknown>[]): string {
  const [first, ...others] = issues.map((issue) => `${v.getDotPath(issue) ?? 'reply'}: ${issue.message}`);
  return others.length > 0 ? `${first} (and ${others.length} more)` : `${first}`;
}
