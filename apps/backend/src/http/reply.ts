/** The response of a route: a status and a JSON value. */
export interface Reply {
  readonly status: number;
  readonly body: unknown;
}
