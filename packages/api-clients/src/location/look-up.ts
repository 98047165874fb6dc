import { ApiError } from '../error.ts';
import { type HttpCall, send } from '../http.ts';
import type { LocationConfig } from './types.ts';

/** Requests a URL of the maps service or the IP-info service, and returns the body of the response. */
export async function lookUp(
  { fetch, timeoutMs }: LocationConfig,
  call: Pick<HttpCall, 'url' | 'signal' | 'failure'>,
): Promise<unknown> {
  const response = await send({ ...call, fetch, timeoutMs });
  if (!response.ok) throw new ApiError(call.failure, { kind: 'http', status: response.status });
  return response.body;
}

/** Adds parameters to a URL, except those without a value. */
export function withParams(url: string, params: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) if (value) query.set(name, value);
  return query.size > 0 ? `${url}${url.includes('?') ? '&' : '?'}${query}` : url;
}
