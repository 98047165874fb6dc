import { Agent, request } from 'undici';

/** Several times the size of the largest response that the backend requests from the storefront. */
const MAX_RESPONSE_BYTES = 5_000_000;

const dispatcher = new Agent({ maxResponseSize: MAX_RESPONSE_BYTES });

/**
 * Sends a request like `fetch`, but uses a third of its CPU time, because it reads the body as text without web streams. The returned
 * response has no headers. Requests no compression and follows no redirects. Rejects when the response is larger than 5 MB.
 */
export const fetchText: typeof globalThis.fetch = async (input, init = {}) => {
  const { method = 'GET', headers, body, signal } = init;
  const response = await request(input.toString(), {
    method,
    headers: Object.fromEntries(new Headers(headers)),
    body: typeof body === 'string' ? body : null,
    signal: signal ?? null,
    dispatcher,
  });
  return new Response((await response.body.text()) || null, { status: response.statusCode });
};
