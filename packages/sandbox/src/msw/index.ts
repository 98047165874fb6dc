import { type HttpHandler, http } from 'msw';

export interface Route {
  readonly origin: string;
  readonly fetch: (request: Request) => Promise<Response>;
}

/** Returns MSW request handlers, for the browser and Node, that pass all requests to an origin to its fetch handler. */
export function toMswHandlers(routes: readonly Route[]): HttpHandler[] {
  return routes.map(({ origin, fetch }) => http.all(`${origin}/*`, ({ request }) => fetch(request)));
}
