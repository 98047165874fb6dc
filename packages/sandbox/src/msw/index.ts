import { type HttpHandler, http } from 'msw';

export interface Route {
  readonly origin: string;
  readonly fetch: (request: Request) => Promise<Response>;
}

/** Request handlers for MSW, in the browser and in Node: everything under each origin goes to that origin's fetch handler. */
export function toMswHandlers(routes: readonly Route[]): HttpHandler[] {
  return routes.map(({ origin, fetch }) => http.all(`${origin}/*`, ({ request }) => fetch(request)));
}
