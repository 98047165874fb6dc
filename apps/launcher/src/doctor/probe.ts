/** How long a service may take to answer, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** The response of a service. Without a response, `status` is 0 and `error` is set. `json` is undefined for a body that is not JSON. */
export interface ProbeReply {
  readonly status: number;
  readonly headers: Headers;
  readonly json: unknown;
  readonly error: string | null;
}

/** Sends one request. Never rejects. */
export async function probe(url: string, init: RequestInit = {}): Promise<ProbeReply> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const text = await response.text();
    return { status: response.status, headers: response.headers, json: parse(text), error: null };
  } catch (error) {
    return { status: 0, headers: new Headers(), json: undefined, error: describe(error) };
  }
}

/** Returns a line about a reply, for the table. */
export function describeReply({ status, error, json }: ProbeReply): string {
  if (error !== null) return `no answer (${error})`;
  const detail = messageIn(json);
  return detail === null ? `HTTP ${status}` : `HTTP ${status}: ${detail}`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `none within ${TIMEOUT_MS / 1000} s`;
  const { cause } = error;
  return cause instanceof Error && cause.message !== '' ? cause.message : error.message;
}

/**
 * Returns the message of an error body in the forms that the services use: text, `{message}`, `{error}`, `{error_message}`, `{errors:
 * [{message}]}`.
 */
function messageIn(json: unknown): string | null {
  if (typeof json === 'string' && json !== '') return json;
  if (Array.isArray(json)) return messageIn(json[0]);
  if (typeof json !== 'object' || json === null) return null;
  for (const name of ['error_message', 'message', 'error', 'errors']) {
    const found = messageIn(Reflect.get(json, name));
    if (found !== null) return found;
  }
  return null;
}
