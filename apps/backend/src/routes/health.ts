import type { Reply } from '../http/reply.ts';
import type { RouteServices } from './route.ts';

/** GET /livez: 200 while the process responds, whatever the database does. */
export async function checkLiveness(): Promise<Reply> {
  return { status: 200, body: { status: 'ok' } };
}

/** GET /readyz and /healthz: 200 while the database stores data and the process is not stopping, else 503. */
export async function checkReadiness({ readiness }: RouteServices): Promise<Reply> {
  await readiness.check();
  return { status: 200, body: { status: 'ok' } };
}
