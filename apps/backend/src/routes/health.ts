import * as v from 'valibot';
import type { PublicRoute } from './route.ts';

const success = { status: 200, description: 'Yes.', body: v.object({ status: v.literal('ok') }) } as const;

export const checkLiveness: PublicRoute = {
  method: 'GET',
  path: '/livez',
  id: 'checkLiveness',
  access: 'public',
  summary: 'Check whether the process responds, whatever the database does',
  success,
  async handle() {
    return { status: 200, body: { status: 'ok' } };
  },
};

/** Creates the route of a readiness probe. */
const readiness = (path: string, id: string): PublicRoute => ({
  method: 'GET',
  path,
  id,
  access: 'public',
  summary: 'Check whether the database stores data and the process is not stopping',
  success,
  errors: ['database_unavailable', 'shutting_down'],
  async handle({ readiness }) {
    await readiness.check();
    return { status: 200, body: { status: 'ok' } };
  },
});

export const checkReadiness = readiness('/readyz', 'checkReadiness');
export const checkHealth = readiness('/healthz', 'checkHealth');
