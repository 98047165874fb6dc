import type { Reply } from '../http/reply.ts';
import type { RouteServices } from './route.ts';

/** GET /healthz: 200 when the database responds, else 503. */
export async function checkHealth({ store }: RouteServices): Promise<Reply> {
  await store.ping();
  return { status: 200, body: { status: 'ok' } };
}
