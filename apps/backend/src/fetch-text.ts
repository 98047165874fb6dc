import { Agent, request } from 'undici';

/** Far above the largest response of the storefront that the backend asks for. */
const MAX_RESPONSE_BYTES = 5_000_000;

const dispatcher = new Agent({ maxResponseSize: MAX_RESPONSE_BYTES });

/**
 * Sends a request like `fetch`, with a third of its CPU time, because it reads the body as text, without web streams. The response has no headers.
 * Asks for no compression and follows no redirects. Rejects when the response is larger than 5 MB.
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
