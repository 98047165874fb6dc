import { toMswHandlers } from '@naap/sandbox/msw';
import type { HttpHandler } from 'msw';

/** Where the clients of a story look for the shop's remotes: the addresses of `npm start`. */
export const BACKEND_ORIGIN = 'http://localhost:8787';
export const SANDBOX_ORIGIN = 'http://localhost:8788';
export const IDENTITY_ORIGIN = 'http://localhost:9099';

interface Remote {
  fetch(request: Request): Promise<Response>;
}

/** What answers at the three addresses. */
export interface Remotes {
  readonly backend: Remote;
  readonly sandbox: Remote;
  readonly identity: Remote;
}

let current: Remotes | undefined;

/** From now on these answer. */
export function answerWith(remotes: Remotes): void {
  current = remotes;
}

/** Request handlers that answer with whatever remotes are current. They know no remote: stories without any load none. */
export function remoteHandlers(): HttpHandler[] {
  const answer = (pick: (remotes: Remotes) => Remote) => (request: Request) =>
    current
      ? pick(current).fetch(request)
      : Promise.resolve(new Response('No world is open.', { status: 503 }));
  return toMswHandlers([
    { origin: BACKEND_ORIGIN, fetch: answer(({ backend }) => backend) },
    { origin: SANDBOX_ORIGIN, fetch: answer(({ sandbox }) => sandbox) },
    { origin: IDENTITY_ORIGIN, fetch: answer(({ identity }) => identity) },
  ]);
}
