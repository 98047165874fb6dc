import * as v from 'valibot';
import type { PublicRoute } from './route.ts';

export const getDocument: PublicRoute = {
  method: 'GET',
  path: '/openapi.json',
  id: 'getDocument',
  access: 'public',
  summary: 'Get the OpenAPI document of this API',
  cacheControl: 'public, max-age=3600',
  success: {
    status: 200,
    description: 'The document.',
    body: v.objectWithRest({ openapi: v.string() }, v.unknown()),
  },
  async handle() {
    // Loaded on demand: no page and no story requests it.
    const { default: body } = await import('../../generated/openapi.json', { with: { type: 'json' } });
    return { status: 200, body };
  },
};
